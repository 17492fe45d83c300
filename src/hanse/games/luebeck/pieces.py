"""Counting every piece, wherever it lies."""

from collections.abc import Sequence

from hanse.core.spec import AGREEMENT
from hanse.core.types import Counts, Seat
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.table import FIELD, Table


def pieces(game: Luebeck) -> dict[str, Counts]:
    """Constant from the first to the last move."""
    return {
        "cards": cards(game.table),
        "figures": figures(game.table),
        "cogs": (len(game.table.places),),
        "empty cogs in a city": (strays(game.table),),
    }


def cards(table: Table) -> Counts:
    total = [stack + discards for stack, discards in zip(table.stack, table.discards, strict=True)]
    for lying in (table.packets, table.hands, table.doublings):
        for some in lying:
            for card in some:
                total[card] += 1
    return tuple(total)


def figures(table: Table) -> Counts:
    return tuple([table.reserve[s] + sum(table.figures(s)) for s in range(table.seats)])


def strays(table: Table) -> int:
    """Cogs in a city without a figure, or on the field with one: there are none."""
    return sum((place == FIELD) == any(table.crew(cog)) for cog, place in enumerate(table.places))


def counts(game: Luebeck) -> dict[str, Sequence[int]]:
    """Return how many lie where."""
    table = game.table
    return {
        "stack": table.stack,
        "discards": table.discards,
        "crews": table.crews,
        "reserve": table.reserve,
    }


def hidden_parts(game: Luebeck, viewer: Seat) -> dict[str, object]:
    """Everything that this viewer may not know, by name; the laws see that all of it varies."""
    table = game.table
    if table.result and table.result.by != AGREEMENT:
        return {}
    strangers = [seat for seat in range(table.seats) if seat != viewer]
    return {
        "hands": [table.hands[seat] for seat in strangers],
        "stack": [] if table.run > 1 else [list(table.stack)],
    }
