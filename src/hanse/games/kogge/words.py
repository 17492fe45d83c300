"""Wording of Kogge's fields in sentences: goods, markers, routes, offices and vows."""

from collections.abc import Sequence

from hanse.core.game_words import UNKNOWN, Fact, GameWords, Phrasebook, Shown
from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import GOOD_OF, SITES

ROUTES = "AB"


def route(phrases: Phrasebook, value: int) -> Shown:
    """Show a route of a city as A or B, as in a record."""
    return ROUTES[value], value


def made(phrases: Phrasebook, value: int, field: str, at: int) -> Shown:
    """Show an amount of the good that city number `at` produces."""
    return phrases.count_phrase("good", GOOD_OF[at], value), value


def laid(phrases: Phrasebook, value: Sequence[Counts], field: str, by: Sequence[Seat]) -> Shown:
    """Show the markers that each of these seats laid."""
    each = []
    for one, bag in zip(by, value, strict=True):
        shown, many = markers(phrases, bag)
        phrase = "laid" if many else "laid_nothing"
        each.append(phrases.phrase(phrase, seat=phrases.player(one), markers=shown))
    return side_by_side(phrases, each)


def office(phrases: Phrasebook, value: int) -> Shown:
    """Show the city of an office, given by the number of its site, from 1; 0 means no office."""
    return (phrases.name("city", (value - 1) // SITES) if value else ""), value


def vow(phrases: Phrasebook, value: int) -> Shown:
    """Show a player's promise; 0 means no promise."""
    return (phrases.name("vow", value - 1) if value else ""), value


def marker(phrases: Phrasebook, value: int) -> Shown:
    return ("?" if value == UNKNOWN else str(value)), value


def where_it_leads(phrases: Phrasebook, value: int) -> dict[str, Fact]:
    """Return the names of a marker's city and of a good of its colour."""
    if value == UNKNOWN:
        return {"city": "?", "good": "?"}
    return {"city": phrases.name("city", value), "good": one_good(phrases, GOOD_OF[value])}


def markers(phrases: Phrasebook, value: Counts) -> Shown:
    """Show the values of markers: 3, 3 and 6."""
    each = [str(v) for v, many in enumerate(value) for _ in range(many)]
    return phrases.list_phrase(each), len(each)


def one_marker(phrases: Phrasebook, value: int) -> str:
    return phrases.phrase("markers", markers=str(value), count=1)


def one_good(phrases: Phrasebook, good: int) -> str:
    return phrases.count_phrase("good", good, 1)


def pairs(phrases: Phrasebook, value: Sequence[tuple[int, int]]) -> Shown:
    each = [phrases.phrase("pair", low=low, high=high) for low, high in value]
    return phrases.list_phrase(each), len(each)


def routes(phrases: Phrasebook, value: Counts) -> Shown:
    """Show both routes of every city, in the order of the cities."""
    each = [
        phrases.phrase("routes", city=phrases.name("city", city), low=first, high=second)
        for city, (first, second) in enumerate(zip(value[::2], value[1::2], strict=True))
    ]
    return phrases.list_phrase(each), len(each)


def votes(phrases: Phrasebook, value: Sequence[tuple[Seat, int]]) -> Shown:
    each = [phrases.phrase("vote", seat=phrases.player(s), place=ROUTES[at]) for s, at in value]
    return phrases.list_phrase(each), len(each)


def piles(phrases: Phrasebook, value: Sequence[Counts]) -> Shown:
    return side_by_side(phrases, [phrases.list_phrase(goods(phrases, pile)) for pile in value])


def side_by_side(phrases: Phrasebook, each: list[str]) -> Shown:
    line = each[0] if each else ""
    for pile in each[1:]:
        line = phrases.phrase("piles", some=line, next=pile)
    return line, len(each)


def goods(phrases: Phrasebook, counts: Counts) -> list[str]:
    return [phrases.count_phrase("good", kind, many) for kind, many in enumerate(counts) if many]


def side(phrases: Phrasebook, some: Counts, values: Counts, many: int = 0) -> Shown:
    """Show one side of a deal: 2 ore, 1 fur and markers 3 and 6; only the number of secret ones."""
    there = goods(phrases, some)
    shown, known = markers(phrases, values)
    if known:
        there.append(phrases.phrase("markers", markers=shown, count=known))
    elif many:
        there.append(phrases.phrase("marker_count", count=many))
    return phrases.list_phrase(there), sum(some) + max(known or 0, many)


WORDS = GameWords(
    package="hanse",
    texts="words/{language}/kogge",
    lexicon="games/kogge/lexicon.toml",
    kinds={
        kind.__name__: kind
        for kind in (
            route, made, laid, office, vow, marker, markers, pairs, routes, votes, piles, side,
        )
    },
    by_another=frozenset(("made", "laid")),
    things={"markers": one_marker, "piles": one_good},
    more={"marker": where_it_leads},
)  # fmt: skip
