"""How fields of all games are formatted: the text, and the number that selects a plural form.

A game's lexicon names the kind of each field; words after a colon are passed to the kind. A game
can supply kinds of its own (`hanse.core.game_words`).
"""

from collections.abc import Sequence

from hanse.core.game_words import UNKNOWN, Kind, Phrasebook, Shown
from hanse.core.types import Counts, Seat


def number(phrases: Phrasebook, value: int) -> Shown:
    return value, None


def place(phrases: Phrasebook, value: int) -> Shown:
    """Show a place, counted from one."""
    return value + 1, value


def places(phrases: Phrasebook, value: Sequence[int]) -> Shown:
    return phrases.list_phrase(str(one + 1) for one in value), len(value)


def text(phrases: Phrasebook, value: str) -> Shown:
    """Show a player's own words, without anything that a screen could take for a command."""
    return "".join(c for c in value if c.isprintable()), len(value)


def flag(phrases: Phrasebook, value: bool) -> Shown:
    return ("yes" if value else "no"), None


def seat(phrases: Phrasebook, value: Seat) -> Shown:
    return phrases.player(value), 1


def somebody(phrases: Phrasebook, value: Seat) -> Shown:
    """Show a player, or a question mark if the seat is unknown."""
    return ("?" if value == UNKNOWN else phrases.player(value)), value


def seats(phrases: Phrasebook, value: Sequence[Seat]) -> Shown:
    """Show each player once; the number of players includes repetitions."""
    return phrases.list_phrase(map(phrases.player, dict.fromkeys(value))), len(value)


def name(phrases: Phrasebook, value: int, table: str) -> Shown:
    return ("?" if value == UNKNOWN else phrases.name(table, value)), value


def names(phrases: Phrasebook, value: Sequence[int], table: str) -> Shown:
    return phrases.list_phrase(phrases.name(table, one) for one in value), len(value)


def count(phrases: Phrasebook, value: int, table: str, times: str) -> Shown:
    return phrases.count_phrase(table, value, int(times)), value


def counts(phrases: Phrasebook, value: Counts, table: str) -> Shown:
    """Show the number of each thing: 2 of this and 1 of that."""
    there = [phrases.count_phrase(table, kind, many) for kind, many in enumerate(value) if many]
    return phrases.list_phrase(there), sum(value)


def numbers(phrases: Phrasebook, value: Sequence[int]) -> Shown:
    return phrases.list_phrase(map(str, value)), len(value)


def points(phrases: Phrasebook, value: Sequence[int]) -> Shown:
    """Show each player's points, in seat order."""
    each = [phrases.points(seat, many) for seat, many in enumerate(value)]
    return phrases.list_phrase(each), len(each)


def grid(phrases: Phrasebook, value: Sequence[int], table: str, width: str) -> Shown:
    """Show a board of named squares, one row on each line."""
    signs = ["?" if one == UNKNOWN else phrases.name(table, one) for one in value]
    starts = range(0, len(signs), int(width))
    return "\n".join(" ".join(signs[at : at + int(width)]) for at in starts), len(value)


KINDS: dict[str, Kind] = {
    kind.__name__: kind
    for kind in (
        number, place, places, text, flag, seat, somebody, seats, name, names, count, counts,
        numbers, points, grid,
    )
}  # fmt: skip
