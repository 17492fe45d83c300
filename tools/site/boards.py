"""Pictures of boards for the pages about rules: `python -m tools.site.boards` writes them.

They show games of tests/records, as spectators see them. `make docs` draws them anew for the site.
"""

from pathlib import Path

import hanse
from tools.site.links import DOCS, ROOT

PICTURES = {
    "kogge-start.svg": ("answered-for-kogge", 12),
    "kogge-later.svg": ("answered-for-kogge", 200),
    "luebeck-start.svg": ("answered-for-luebeck", 4),
    "luebeck-later.svg": ("answered-for-luebeck", 150),
}
"""The record, and how many of its moves have been made."""


def write(folder: Path) -> None:
    """Write all pictures into a folder."""
    for name, (record, moves) in PICTURES.items():
        (folder / name).write_text(_picture(record, moves), "utf-8")


def _picture(record: str, moves: int) -> str:
    text = (ROOT / f"tests/records/{record}.hanse").read_text("utf-8")
    return hanse.svg.board(hanse.load(text).record[moves].before)


if __name__ == "__main__":
    write(DOCS / "pictures")
