"""Tables of compatible variants, written into docs/rules/variants.md.

`python -m tools.make_table` derives the tables from the rules themselves. With --check it only
reports whether the page is up to date.
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
    """Return the table of single variants, followed by the table of pairs."""
    return "\n".join((*alone(), "", *by_two(), ""))


def alone() -> Iterator[str]:
    yield "| switch | players | brings along | never with | settles |"
    yield "|---|---|---|---|---|"
    for one in variant_compatibilities(SPEC):
        settled = ", ".join(f"`{reading}` `{answer}`" for reading, answer in one.needs)
        cells = (span(one.seats), code(one.brings), code(one.excludes), settled)
        yield f"| `{one.name}` | " + " | ".join(cell or NEVER for cell in cells) + " |"


def by_two() -> Iterator[str]:
    """Yield the triangular table of pairs; columns have the numbers of the variants' rows."""
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
    """Return numbers of seats in words: "2 to 5", "2 or 4", "4", or nothing."""
    if len(seats) > 2:
        return f"{seats[0]} to {seats[-1]}"
    return " or ".join(map(str, seats))


def code(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def with_table(page: str) -> str:
    """Return the page with its tables up to date."""
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
