"""Write the answers that are the same for everyone, as files for a page on a static host.

`python -m tools.make_answers` writes them into `build/answers`, in a folder that is named after
their content, and `answers.json` with the file of each path. A page on a static host reads them
while the engine has not started, so its front page and its rulebook need no engine.
"""

import asyncio
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from hanse.games import GAMES
from hanse.offline.dispatcher import answer
from hanse.offline.setup_requests import PAGE_BUILD
from hanse.offline.tables import OfflineTables
from hanse.version import __version__
from tools.make_engine import hashed, sentences

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build/answers"
OF_GAMES = ("vocabulary", "lessons", "demonstration")
"""Answers about each game that no table changes."""


def main() -> None:
    """Write the files anew and print their number and size."""
    shutil.rmtree(TARGET, ignore_errors=True)
    files = {path: text.encode() for path, text in answers()}
    folder = TARGET / hashed(files)
    folder.mkdir(parents=True)
    for path, content in files.items():
        (folder / file_of(path)).write_bytes(content)
    manifest = {
        "folder": f"answers/{folder.name}/",
        "files": {path: file_of(path) for path in files},
        "version": f"{__version__} ({PAGE_BUILD})",
    }
    (TARGET / "answers.json").write_text(json.dumps(manifest))
    size = sum(map(len, files.values()))
    sys.stdout.write(f"the answers of a static page: {len(files)} files, {size / 1e6:.2f} MB\n")


def answers() -> Iterator[tuple[str, str]]:
    """Yield the paths and the answers of the engine, and those of all sentences."""
    yield from sentences()
    yield from ((path, prepared(path)) for path in paths())


def prepared(path: str) -> str:
    """Return the engine's answer to this path; exit if it has none."""
    found = asyncio.run(answer(OfflineTables(), "GET", path))
    if found.status != 200:
        sys.exit(f"{path} is not answered: {found.body.decode()}")
    return found.body.decode()


def paths() -> Iterator[str]:
    yield "api/games"
    yield from (f"api/games/{game}/{name}" for game in GAMES for name in OF_GAMES)


def file_of(path: str) -> str:
    """Return the name of the file with the answer to this path, which any host can serve."""
    name = re.sub(r"[^\w.-]+", "-", path.removeprefix("api/"))
    return f"{name}.txt"


if __name__ == "__main__":
    main()
