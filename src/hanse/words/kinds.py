"""Kinds of fields: each says how a value is shown, and the number by which a sentence may choose.

A game's lexicon names the kind of each field; words behind a colon are handed on to the kind.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hanse.core.types import Counts, Seat
from hanse.words.catalogue import Fact

if TYPE_CHECKING:
    from hanse.words.phrases import Phrases

UNKNOWN = -1
"""What a viewer is not told, or what is not there."""

ROUTES = "AB"

type Shown = tuple[Fact, int | None]


def number(phrases: "Phrases", value: int) -> Shown:
    return value, None


def place(phrases: "Phrases", value: int) -> Shown:
    """People count from one."""
    return value + 1, value


def route(phrases: "Phrases", value: int) -> Shown:
    """A city's routes are A and B, as in a record."""
    return ROUTES[value], value


def text(phrases: "Phrases", value: str) -> Shown:
    """Words of a player's own: nothing that a screen could take for a command."""
    return "".join(c for c in value if c.isprintable()), len(value)


def flag(phrases: "Phrases", value: bool) -> Shown:
    return ("yes" if value else "no"), None


def seat(phrases: "Phrases", value: Seat) -> Shown:
    return phrases.player(value), 1


def somebody(phrases: "Phrases", value: Seat) -> Shown:
    """One of the players, or nobody."""
    return ("?" if value == UNKNOWN else phrases.player(value)), value


def seats(phrases: "Phrases", value: Sequence[Seat]) -> Shown:
    """Each named once, but counted as often as he is among them."""
    return phrases.listed(map(phrases.player, dict.fromkeys(value))), len(value)


def name(phrases: "Phrases", value: int, table: str) -> Shown:
    return ("?" if value == UNKNOWN else phrases.name(table, value)), value


def names(phrases: "Phrases", value: Sequence[int], table: str) -> Shown:
    return phrases.listed(phrases.name(table, one) for one in value), len(value)


def count(phrases: "Phrases", value: int, table: str, times: str) -> Shown:
    return phrases.counted(table, value, int(times)), value


def counts(phrases: "Phrases", value: Counts, table: str) -> Shown:
    """2 ore and 1 fur."""
    there = [phrases.counted(table, kind, many) for kind, many in enumerate(value) if many]
    return phrases.listed(there), sum(value)


def made(phrases: "Phrases", value: int, table: str, at: int) -> Shown:
    """So many of the good that is made there."""
    good = phrases.lexicon.made[table][at]
    return phrases.counted("good", good, value), value


def laid(phrases: "Phrases", value: Sequence[Counts], field: str, by: Sequence[Seat]) -> Shown:
    """The markers that each of these seats laid."""
    each = []
    for one, bag in zip(by, value, strict=True):
        shown, many = markers(phrases, bag)
        phrase = "laid" if many else "laid_nothing"
        each.append(phrases.phrase(phrase, seat=phrases.player(one), markers=shown))
    return piled(phrases, each)


def office(phrases: "Phrases", value: int) -> Shown:
    """The city of an office, told by its site, which is counted from one; 0 is none."""
    per_city = 2
    return (phrases.name("city", (value - 1) // per_city) if value else ""), value


def vow(phrases: "Phrases", value: int) -> Shown:
    """What somebody binds himself to; 0 is nothing."""
    return (phrases.name("vow", value - 1) if value else ""), value


def marker(phrases: "Phrases", value: int) -> Shown:
    return ("?" if value == UNKNOWN else str(value)), value


def markers(phrases: "Phrases", value: Counts) -> Shown:
    """3, 3 and 6."""
    each = [str(v) for v, many in enumerate(value) for _ in range(many)]
    return phrases.listed(each), len(each)


def numbers(phrases: "Phrases", value: Sequence[int]) -> Shown:
    return phrases.listed(map(str, value)), len(value)


def pairs(phrases: "Phrases", value: Sequence[tuple[int, int]]) -> Shown:
    each = [phrases.phrase("pair", low=low, high=high) for low, high in value]
    return phrases.listed(each), len(each)


def routes(phrases: "Phrases", value: Counts) -> Shown:
    """Both routes of every city, in the order of the cities."""
    each = [
        phrases.phrase("routes", city=phrases.name("city", city), low=first, high=second)
        for city, (first, second) in enumerate(zip(value[::2], value[1::2], strict=True))
    ]
    return phrases.listed(each), len(each)


def votes(phrases: "Phrases", value: Sequence[tuple[Seat, int]]) -> Shown:
    each = [phrases.phrase("vote", seat=phrases.player(s), place=ROUTES[at]) for s, at in value]
    return phrases.listed(each), len(each)


def piles(phrases: "Phrases", value: Sequence[Counts]) -> Shown:
    return piled(phrases, [str(counts(phrases, pile, "good")[0]) for pile in value])


def piled(phrases: "Phrases", each: list[str]) -> Shown:
    """Piles beside each other."""
    line = each[0] if each else ""
    for pile in each[1:]:
        line = phrases.phrase("piles", some=line, next=pile)
    return line, len(each)


def points(phrases: "Phrases", value: Sequence[int]) -> Shown:
    """Everybody's, in the order of seats."""
    say = phrases.words.say
    each = [say("house-points", seat=phrases.player(s), points=p) for s, p in enumerate(value)]
    return phrases.listed(each), len(each)


def card(phrases: "Phrases", value: int) -> Shown:
    return ("?" if value == UNKNOWN else phrases.card(value)), value


def cards(phrases: "Phrases", value: Sequence[int]) -> Shown:
    """Riga 3, Riga 3 and pirates."""
    return phrases.listed(map(phrases.card, value)), len(value)


def packets(phrases: "Phrases", value: Sequence[Sequence[int]]) -> Shown:
    return piled(phrases, [phrases.listed(map(phrases.card, packet)) for packet in value])


def crew(phrases: "Phrases", value: Counts) -> Shown:
    """So many figures of each seat."""
    there = [(phrases.player(s), many) for s, many in enumerate(value) if many]
    each = [phrases.phrase("crew", seat=name, count=many) for name, many in there]
    return phrases.listed(each), sum(value)


def aboard(phrases: "Phrases", value: Counts) -> Shown:
    """So many figures on each cog."""
    there = [(at + 1, many) for at, many in enumerate(value) if many]
    each = [phrases.phrase("aboard", cog=cog, count=many) for cog, many in there]
    return phrases.listed(each), sum(value)


def side(phrases: "Phrases", goods: Counts, values: Counts, many: int = 0) -> Shown:
    """2 ore, 1 fur and markers 3 and 6; of secret markers only how many."""
    there = [phrases.counted("good", kind, n) for kind, n in enumerate(goods) if n]
    shown, known = markers(phrases, values)
    if known:
        there.append(phrases.phrase("markers", markers=shown, count=known))
    elif many:
        there.append(phrases.phrase("marker_count", count=many))
    return phrases.listed(there), sum(goods) + max(known or 0, many)


KINDS: dict[str, Callable[..., Shown]] = {
    kind.__name__: kind
    for kind in (
        number, place, route, text, flag, seat, somebody, seats, name, names, count, counts, made,
        laid, office, vow, marker, markers, numbers, pairs, routes, votes, piles, points, card,
        cards, packets, crew, aboard, side,
    )
}  # fmt: skip
