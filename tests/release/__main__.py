"""Install what is in dist/ where nothing else is, and play a game with each. `make release`."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from hanse.version import __version__
from tests.release.composed import play_composed
from tests.release.games import play_game
from tests.release.image import play_in_image
from tests.server.running import Server, database

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
MEGA = 1_000_000


def installed(package: Path, place: Path) -> Path:
    """Install a package with its server into an environment of its own; return its Python."""
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    python = place / "bin/python"
    pip = [str(python), "-m", "pip", "install", "--quiet"]
    locked = str(ROOT / "requirements/serve.txt")
    subprocess.run([*pip, "--require-hashes", "-r", locked], check=True)
    subprocess.run([*pip, "--no-deps", str(package)], check=True)
    return python


@contextmanager
def served(python: Path) -> Iterator[Server]:
    """A server of this environment, which knows nothing of this checkout."""
    with database() as url:
        server = Server(url, python=str(python))
        server.start(180)
        try:
            yield server
        finally:
            assert server.stop() == 0


def play_installed(package: Path) -> str:
    """Install it, see that its pages are there, play."""
    with tempfile.TemporaryDirectory() as place:
        began = time.monotonic()
        python = installed(package, Path(place) / "venv")
        took = time.monotonic() - began
        with served(python) as server:
            with urlopen(f"{server.origin}/") as page:
                assert '<div id="app">' in page.read().decode()
            game = play_game(server)
    size = package.stat().st_size / MEGA
    return (
        f"{package.name}: {size:.1f} MB, installed in {took:.0f} s, a game of {game.events} events "
        f"in {game.seconds:.0f} s, points {game.points}"
    )


def main(image: str) -> None:
    parts: list[Callable[[], str]] = [
        lambda: play_installed(DIST / f"hanse-{__version__}.tar.gz"),
        lambda: play_installed(DIST / f"hanse-{__version__}-py3-none-any.whl"),
        lambda: play_in_image(image),
        lambda: play_composed(image),
    ]
    for part in parts:
        print(part(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
