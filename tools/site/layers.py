"""Drawings of the import contracts: each layer may import the layers below it.

`python -m tools.site.layers` writes them into docs/pictures/layers, one for each contract of the
type `layers` in pyproject.toml. A test compares them.
"""

import re
import tomllib
import unicodedata
from html import escape
from pathlib import Path
from typing import NotRequired, TypedDict

from tools.site.links import DOCS, ROOT

FOLDER = DOCS / "pictures/layers"
WIDTH, ROW, GAP, EDGE = 720, 38, 10, 12
HEAD, GUIDE = 30, 44
"""The height of the title, and the width of the arrow on the left."""


class Contract(TypedDict):
    """A contract of import-linter, as far as it is drawn."""

    name: str
    type: str
    layers: NotRequired[list[str]]


def contracts() -> list[Contract]:
    """Return the contracts that are drawn."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: list[Contract] = settings["tool"]["importlinter"]["contracts"]
    return [contract for contract in found if contract["type"] == "layers"]


def drawings() -> dict[str, str]:
    """Return the drawings by the names of their files."""
    return {f"{_slug(one['name'])}.svg": _drawn(one) for one in contracts()}


def write(folder: Path) -> None:
    """Write the drawings into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in drawings().items():
        (folder / name).write_text(svg, "utf-8")


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.partition(":")[0].replace("ü", "ue"))
    return re.sub(r"\W+", "-", plain.replace("'", "")).lower()


def _drawn(contract: Contract) -> str:
    rows = [layer.split(" | ") for layer in contract["layers"]]
    prefix = _shared_prefix([name for row in rows for name in row])
    height = HEAD + len(rows) * (ROW + GAP) + EDGE
    boxes = [
        _box(name.removeprefix(prefix), place, len(row), HEAD + level * (ROW + GAP))
        for level, row in enumerate(rows)
        for place, name in enumerate(row)
    ]
    return "\n".join([_start(contract["name"], height), _arrow(height), *boxes, "</svg>", ""])


def _shared_prefix(names: list[str]) -> str:
    packages = {name.rpartition(".")[0] for name in names}
    return f"{packages.pop()}." if len(packages) == 1 and packages != {""} else ""


def _start(name: str, height: int) -> str:
    """Own colours and an own ground: the picture is read on light pages and on dark ones."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="15">\n<title>{escape(name)}</title>\n'
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#f4f1ea"/>\n'
        f'<text x="{EDGE}" y="21" fill="#4a4437" font-size="13">{escape(name)}</text>'
    )


def _arrow(height: int) -> str:
    top, foot, x = HEAD + 4, height - EDGE - 8, EDGE + 12
    return (
        f'<path d="M{x} {top}V{foot}m-6-9 6 9 6-9" fill="none" stroke="#7a6f58" stroke-width="2"/>'
    )


def _box(name: str, place: int, count: int, y: int) -> str:
    room = WIDTH - GUIDE - EDGE
    width = (room - (count - 1) * GAP) / count
    x = GUIDE + place * (width + GAP)
    return (
        f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{ROW}" rx="5" fill="#1d4e63"/>'
        f'<text x="{x + width / 2:.1f}" y="{y + 24}" text-anchor="middle" fill="#fff">'
        f"{escape(name)}</text>"
    )


if __name__ == "__main__":
    write(FOLDER)
