"""Size limits of the built client, as sent over the wire; exceeding one is an error."""

import gzip
import re
import sys
from collections.abc import Iterable
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "src/hanse/server/client"
MAX_ON_FRONT_PAGE = 45_000
"""Bytes of scripts before the front page can be used."""
MAX_AT_FIRST_QUESTION = 115_000
"""Bytes of scripts when the first question of a game is asked."""
MAX_FONTS = 80_000
MAX_ART = 80_000
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["'`]\./([\w.-]+\.js)["'`]""")
LOADED_BY_PAGE = re.compile(r"""(?:src|href)="\./assets/([\w.-]+\.js)\"""")
WORKER = re.compile(r"\bworker-[\w-]+\.js")
DRAWINGS = ("*.svg", "*.png", "*.webp", "*.avif", "Symbols-*.js", "*-coast-*.js", "*-drawings-*.js")
"""File patterns of art: pictures, and scripts that hold nothing else."""


def main() -> None:
    """Print the size of each part, and exit with an error if one is too large."""
    assets = CLIENT / "assets"
    page = with_imports(assets, LOADED_BY_PAGE.findall((CLIENT / "index.html").read_text("utf-8")))
    art = {name for pattern in DRAWINGS for name in names(assets, pattern)}
    parts = {"scripts of the front page": (weight(assets, page), MAX_ON_FRONT_PAGE)}
    for game, scripts in at_first_question(assets, page).items():
        said = f"scripts at the first question of {game}"
        parts[said] = (weight(assets, scripts - art), MAX_AT_FIRST_QUESTION)
    parts["fonts"] = (weight(assets, names(assets, "*.woff2")), MAX_FONTS)
    parts["art"] = (weight(assets, art), MAX_ART)
    for name, (bytes_, most) in parts.items():
        sys.stdout.write(f"{name}: {bytes_ / 1000:.1f} kB, at most {most / 1000:.0f}\n")
    heavy = [name for name, (bytes_, most) in parts.items() if not 0 < bytes_ <= most]
    if heavy:
        sys.exit(f"too heavy, or not there: {', '.join(heavy)}")


def at_first_question(assets: Path, page: set[str]) -> dict[str, set[str]]:
    """Return, by game, the scripts that a browser has loaded after the front page and a table."""
    table = names(assets, "Table-*.js")
    return {
        face.partition("-face-")[0]: page | with_imports(assets, {face, *table})
        for face in sorted(names(assets, "*-face-*.js"))
    }


def with_imports(assets: Path, scripts: Iterable[str]) -> set[str]:
    """Return these scripts, their workers and all imports, except scripts loaded on demand."""
    found: set[str] = set()
    waiting = list(scripts)
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            text = (assets / script).read_text("utf-8")
            waiting += [*IMPORTED.findall(text), *WORKER.findall(text)]
    return found


def names(assets: Path, pattern: str) -> set[str]:
    return {file.name for file in assets.glob(pattern)}


def weight(assets: Path, files: Iterable[str]) -> int:
    """Return the compressed size of these files in bytes; fonts are compressed already."""
    read = [(name, (assets / name).read_bytes()) for name in files]
    return sum(len(raw if name.endswith(".woff2") else gzip.compress(raw)) for name, raw in read)


if __name__ == "__main__":
    main()
