"""Install as strangers do: source archive, wheel, a fresh environment, a page in the browser."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.packaging.declared import ROOT, asked, plain
from tests.server.running import Server, database

HATCHLING = (sys.executable, "-m", "hatchling", "build")
PIP = (sys.executable, "-m", "pip")
CLIENT = "hanse/server/client/"
PAGE = '<!doctype html><title>Hanse</title><div id="app"></div><script src="./app.js"></script>'


def run(
    *words: str, folder: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "en"}
    if folder:
        # Only what is installed there, and not the checkout.
        environment = {**environment, "PYTHONPATH": "", "HANSE_DATA": str(folder)}
    return subprocess.run(
        words, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, with pages that stand in for the built ones if need be."""
    copy = tmp_path_factory.mktemp("packages") / "hanse"
    left_out = shutil.ignore_patterns(".venv", "node_modules", "build", ".git", ".*_cache", "tests")
    shutil.copytree(ROOT, copy, ignore=left_out)
    client = copy / "src" / CLIENT
    if not (client / "index.html").exists():
        client.mkdir(exist_ok=True)
        (client / "index.html").write_text(PAGE, "utf-8")
        (client / "app.js").write_text("// in place of the built client\n", "utf-8")
    return copy


@pytest.fixture(scope="module")
def archive(tree: Path) -> Path:
    done = run(*HATCHLING, "-t", "sdist", "-d", str(tree.parent), folder=tree)
    assert done.returncode == 0, done.stderr
    [made] = tree.parent.glob("hanse-*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(archive: Path) -> Path:
    """Built from the archive alone, as `python -m build` and pip do it."""
    folder = archive.parent / "wheel"
    build = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder))
    done = run(*PIP, *build, str(archive))
    assert done.returncode == 0, done.stderr
    [made] = folder.glob("hanse-*.whl")
    return made


class Environment:
    """A Python of its own, with what one has installed into it and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder)

    def install(self, what: str) -> None:
        done = run(*PIP, "--python", str(self.python), "install", "--quiet", "--no-compile", what)
        assert done.returncode == 0, done.stderr

    @property
    def python(self) -> Path:
        return self.folder / "bin/python"

    def hanse(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return run(str(self.folder / "bin/hanse"), *words, folder=self.folder, typed=typed)

    def packages(self) -> set[str]:
        done = run(*PIP, "--python", str(self.python), "freeze")
        return {plain(re.split("[ @=]", line)[0]) for line in done.stdout.splitlines()}


def test_archive_holds_the_built_client(archive: Path) -> None:
    with tarfile.open(archive) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    assert f"src/{CLIENT}index.html" in names
    assert any(name.startswith(f"src/{CLIENT}") and name.endswith(".js") for name in names)
    assert {"web/package-lock.json", "Makefile", "requirements/dev.txt"} <= names
    assert [name for name in names if "node_modules" in name] == []


def test_wheel_of_the_archive_holds_the_built_client(wheel: Path, tree: Path) -> None:
    built = {
        str(page.relative_to(tree / "src"))
        for page in (tree / "src" / CLIENT).rglob("*")
        if page.is_file()
    }
    assert built
    with zipfile.ZipFile(wheel) as held:
        assert {name for name in held.namelist() if name.startswith(CLIENT)} == built


@pytest.mark.parametrize("target", ["sdist", "wheel"])
def test_nothing_is_built_without_the_client(tree: Path, tmp_path: Path, target: str) -> None:
    bare = shutil.copytree(tree, tmp_path / "bare", ignore=shutil.ignore_patterns("client"))
    done = run(*HATCHLING, "-t", target, "-d", str(tmp_path), folder=bare)
    assert done.returncode != 0
    assert "make web" in done.stderr
    assert list(tmp_path.glob("hanse-*")) == []


def test_installed_by_a_stranger(wheel: Path, tmp_path: Path) -> None:
    """First the rules and the terminal alone; then the server, which answers with the page."""
    place = Environment(tmp_path / "venv")
    place.install(str(wheel))
    assert not place.packages() & (asked("serve") - asked())
    assert place.hanse("simulate", "luebeck", "--games", "1").returncode == 0
    assert "pip install 'hanse[serve]'" in place.hanse("serve").stderr
    place.install(f"{wheel}[serve]")
    with database() as url:
        server = Server(url, python=str(place.python))
        try:
            server.start(seconds=180)  # nothing is compiled yet
            with urlopen(f"{server.origin}/") as page:
                text = page.read().decode()
            [script] = re.findall(r'<script type="module"[^>]* src="\./([^"]+)"', text)
            with urlopen(f"{server.origin}/{script}") as code:
                assert code.read()
        finally:
            server.stop()
    assert '<div id="app"></div>' in text


KEYS = "".join(f"{number}\n" for number in range(1, 10)) * 20
"""Every square, again and again; those that are taken are asked for again."""
EVERY_LAW = "from hanse import laws\nfor law in laws.NAMES: laws.check('noughts', law, 20)"
SAME_GAME = """
import sys, hanse
game = hanse.load(open(sys.argv[1]).read())
assert game.is_over and hanse.load(str(game.record)) == game
"""


def test_the_game_in_one_file_installed_beside_it(wheel: Path, tmp_path: Path) -> None:
    """Terminal, record, replay, arena and property tests; the browser has its journey."""
    place = Environment(tmp_path / "venv")
    place.install(str(wheel))
    build = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path))
    done = run(*PIP, *build, str(ROOT / "examples/hanse-noughts"))
    assert done.returncode == 0, done.stderr
    [game] = tmp_path.glob("hanse_noughts-*.whl")
    place.install(str(game))
    played = place.hanse("play", "noughts", "--plain", "--seed", "4", typed=KEYS)
    assert played.returncode == 0, played.stderr
    [record] = place.folder.glob("noughts-*.hanse")
    arena = ("arena", "--game", "noughts", "--bots", "dabbler", "--against", "dabbler")
    for words in (
        ("hanse", "replay", str(record), "--all"),
        ("hanse", "verify", str(record)),
        ("hanse", *arena, "--games", "8"),
        ("python", "-c", SAME_GAME, str(record)),
        ("python", "-c", EVERY_LAW),
    ):
        tool, *rest = words
        done = run(str(place.folder / "bin" / tool), *rest, folder=place.folder)
        assert done.returncode == 0, done.stdout + done.stderr
