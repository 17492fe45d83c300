"""Counts of all pieces, wherever they are."""

from collections.abc import Sequence

from hanse.core.spec import AGREEMENT
from hanse.core.types import Counts, Seat
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.table import FIELD, Table


def pieces(game: Luebeck) -> dict[str, Counts]:
    """Return the number of pieces of each kind, which never changes."""
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
    """Return the number of cogs in a city without a figure, or on the field with one: always 0."""
    return sum((place == FIELD) == any(table.crew(cog)) for cog, place in enumerate(table.places))


def counts(game: Luebeck) -> dict[str, Sequence[int]]:
    """Return the number of pieces in each place."""
    table = game.table
    return {
        "stack": table.stack,
        "discards": table.discards,
        "crews": table.crews,
        "reserve": table.reserve,
    }


def hidden_parts(game: Luebeck, viewer: Seat) -> dict[str, object]:
    """Return everything that this viewer may not know, by name; tests vary all of it."""
    table = game.table
    if table.result and table.result.by != AGREEMENT:
        return {}
    strangers = [seat for seat in range(table.seats) if seat != viewer]
    return {
        "hands": [table.hands[seat] for seat in strangers],
        "stack": [] if table.run > 1 else [list(table.stack)],
    }
