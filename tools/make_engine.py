"""Write the files from which a page starts the engine: Pyodide, its library, our code, sentences.

`python -m tools.make_engine` writes them into `web/public/engine`, in a folder that is named after
their content, and `engine.json` with the folder and sizes. Large files are packed with gzip here,
and unpacked by the page, so that every host sends them small and a page knows how much is left.
"""

import gzip
import hashlib
import io
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.server.requests import words
from hanse.server.requests.lessons import LESSON
from hanse.server.requests.rules import compared_books
from hanse.words import LANGUAGES, has_gaps

ROOT = Path(__file__).parents[1]
SOURCES, WHEELS = ROOT / "src/hanse", ROOT / "build/page"
PYODIDE, TARGET = ROOT / "web/node_modules/pyodide", ROOT / "web/public/engine"
PACKAGES = ("core", "games", "bots", "match", "words", "tables", "offline")
"""Our packages that a page needs, and those that they import."""
LEFT_OUT = """
__phello__ _pydatetime _pyio _pyrepl argparse bdb cProfile cmd compileall configparser csv ctypes
difflib doctest filecmp fileinput ftplib getopt getpass gettext html http imaplib
logging/config logging/handlers mailbox mimetypes modulefinder multiprocessing netrc optparse pdb
pickletools plistlib poplib profile pstats pyclbr pydoc pydoc_data quopri rlcompleter shelve
smtplib socketserver sqlite3 ssl symtable tabnanny tarfile this timeit trace tracemalloc turtle
unittest urllib/request wave webbrowser wsgiref xml xmlrpc zipapp
"""
"""Modules of Python's library that a page never imports, as `tests/in_page` proves."""
PARTLY_WANTED = {
    "email": ("__init__",),
    "encodings": (
        "__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig",
    ),
}  # fmt: skip
"""Packages of the library with those of their modules that a page needs."""
SCRIPTS = ("pyodide", "pyodide.asm")
"""The scripts of Pyodide. They are renamed to .js, because many hosts do not know .mjs."""
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same files make the same archive."""


def main() -> None:
    """Write the files anew and print their sizes."""
    shutil.rmtree(TARGET, ignore_errors=True)
    if not PYODIDE.is_dir():
        sys.exit("no Pyodide: make node")
    scripts = dict(own_scripts())
    packed = {f"{name}.packed": gzip.compress(raw, 9, mtime=0) for name, raw in contents().items()}
    files = scripts | packed
    folder = TARGET / hashed(files)
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    sizes = {name: len(content) for name, content in packed.items()}
    manifest = {"folder": f"engine/{folder.name}/", "files": sizes, "lock": lock()}
    (TARGET / "engine.json").write_text(json.dumps(manifest))
    sent = sum(sizes.values()) + sum(len(gzip.compress(one)) for one in scripts.values())
    sys.stdout.write(f"the engine of a page: {sent / 1e6:.2f} MB by gzip\n")


def own_scripts() -> Iterator[tuple[str, bytes]]:
    """Yield the scripts of Pyodide under their new names."""
    for name in SCRIPTS:
        script = (PYODIDE / f"{name}.mjs").read_bytes()
        yield f"{name}.js", script.replace(b"pyodide.asm.mjs", b"pyodide.asm.js")


def contents() -> dict[str, bytes]:
    """Return the large files by name, unpacked."""
    [wheel] = WHEELS.glob("msgspec-*.whl")
    return {
        "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": archive(library()),
        "msgspec.zip": archive(wheel_files(wheel)),
        "hanse.zip": archive(own_files()),
        "sentences.json": encode(dict(sentences())),
    }


def hashed(files: dict[str, bytes]) -> str:
    found = hashlib.sha256()
    for name, content in sorted(files.items()):
        found.update(name.encode() + hashlib.sha256(content).digest())
    return found.hexdigest()[:12]


def archive(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Return a zip of these files, not compressed, because the whole zip is packed later."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as target:
        for name, content in files:
            target.writestr(zipfile.ZipInfo(name, MOMENT), content)
    return made.getvalue()


def library() -> Iterator[tuple[str, bytes]]:
    """Yield the modules of Python's library that a page may need."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as source:
        for name in sorted(source.namelist()):
            if name.endswith(".py") and is_wanted(name.removesuffix(".py")):
                yield name, source.read(name)


def is_wanted(name: str) -> bool:
    """Return whether a page gets this file of the library; its name has slashes, and no suffix."""
    package, _, module = name.partition("/")
    if package in PARTLY_WANTED:
        return module in PARTLY_WANTED[package]
    return not {package, name} & set(LEFT_OUT.split())


def wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as source:
        for name in sorted(source.namelist()):
            if not name.endswith((".pyi", "/")):
                yield name, source.read(name)


def own_files() -> Iterator[tuple[str, bytes]]:
    """Yield our code and its data; sentences come apart, as a server sends them."""
    yield from ((f"hanse/{one.name}", one.read_bytes()) for one in sorted(SOURCES.glob("*.py")))
    for package in PACKAGES:
        for file in sorted((SOURCES / package).rglob("*")):
            kept = file.suffix not in (".ftl", ".pyc", ".typed")
            if file.is_file() and kept:
                yield f"hanse/{file.relative_to(SOURCES).as_posix()}", file.read_bytes()


def sentences() -> Iterator[tuple[str, str]]:
    """Yield the addresses of all sentences, and what a server answers there."""
    for language in LANGUAGES:
        gaps = words.UNTRANSLATED if has_gaps(language) else ""
        platform = words.texts(language, "", words.PLATFORM)
        yield f"api/words/{language}", gaps + "\n".join(platform)
        for game in GAMES:
            for part, names in PARTS.items():
                found = "\n".join(words.texts(language, game, names))
                yield f"api/games/{game}/{part}/{language}", found
            compared = encode(compared_books(game, language)).decode()
            yield f"api/rules/compare?game={game}&language={language}", compared


PARTS = {
    "words": words.PLAY,
    "rules": words.RULES,
    "reasons": words.REASONS,
    "lessons": LESSON,
}
"""The parts of a game's sentences, and the files that each consists of."""


def lock() -> dict[str, object]:
    """Return Pyodide's list of packages without any package, so that none is ever fetched."""
    found = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    return {"info": found["info"], "packages": {}}


if __name__ == "__main__":
    main()
