"""Writes what goes together into docs/rules/variants.md: python -m tools.make_table

The tables come from the rules themselves. With --check it only says whether the page is up to date.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from hanse.core.compatibility import pairs, variant_compatibilities
from hanse.games import GAMES

PAGE = Path(__file__).parents[1] / "docs/rules/variants.md"
HEAD = "<!-- Made by tools/make_table.py from the rules. Do not edit. -->\n"
FOOT = "<!-- Made as far as here. -->\n"
SPEC = GAMES["kogge"]
NEVER = "–"


def table() -> str:
    """Each variant by itself, then each two."""
    return "\n".join((*alone(), "", *by_two(), ""))


def alone() -> Iterator[str]:
    yield "| switch | players | brings along | never with | settles |"
    yield "|---|---|---|---|---|"
    for one in variant_compatibilities(SPEC):
        settled = ", ".join(f"`{reading}` `{answer}`" for reading, answer in one.needs)
        cells = (span(one.seats), code(one.brings), code(one.excludes), settled)
        yield f"| `{one.name}` | " + " | ".join(cell or NEVER for cell in cells) + " |"


def by_two() -> Iterator[str]:
    """A triangle: the columns are the variants by the numbers of their rows."""
    names = [variant.name for variant in SPEC.about.variants]
    seats = pairs(SPEC)
    yield "| players, if both are on | " + " | ".join(str(n + 1) for n in range(len(names))) + " |"
    yield "|---|" + "---|" * len(names)
    for row, name in enumerate(names):
        cells = [
            span(seats[other, name]) or NEVER if column < row else ""
            for column, other in enumerate(names)
        ]
        yield f"| {row + 1} `{name}` | " + " | ".join(cells) + " |"


def span(seats: tuple[int, ...]) -> str:
    """2 to 5, 4, or nothing."""
    if len(seats) > 2:
        return f"{seats[0]} to {seats[-1]}"
    return " or ".join(map(str, seats))


def code(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def with_table(page: str) -> str:
    """The page as it ought to be."""
    before, _, rest = page.partition(HEAD)
    _, _, after = rest.partition(FOOT)
    return f"{before}{HEAD}\n{table()}\n{FOOT}{after}"


def main(arguments: list[str]) -> int:
    page = PAGE.read_text("utf-8")
    if "--check" in arguments:
        return int(page != with_table(page))
    PAGE.write_text(with_table(page), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
