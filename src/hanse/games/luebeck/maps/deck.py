"""The cards: goods for a city, and four kinds of special cards.

A deck is data (data/deck.toml, or the file of a player who owns the cards). Equal cards are one
kind, which has a number.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from hanse.games.luebeck.box import CARDS, SPECIAL_COST
from hanse.games.luebeck.maps.chart import Chart
from hanse.games.luebeck.maps.faults import Fault, refuse_first

GOODS: Final = 0
TRADE_VOYAGE: Final = 1
DOUBLING: Final = 2
PIRATES: Final = 3
SHIP_CHANGE: Final = 4
SORTS: Final = ("goods", "trade_voyage", "doubling", "pirates", "ship_change")
NOWHERE: Final = -1
"""The city of a card that names none."""


class Cards(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck as its file describes it: goods by city with their values, special cards by city.

    `colours` are the colours of the cards by city; without one, the city's colour on the map is
    used.
    """

    name: str
    goods: dict[str, tuple[int, ...]]
    trade_voyages: tuple[str, ...]
    doublings: tuple[str, ...]
    pirates: int
    ship_changes: int
    status: str = ""
    colours: dict[str, str] = {}


@dataclass(frozen=True, eq=False)
class Deck:
    """A deck as it is played: for each kind of card its sort, city, value, cost and count."""

    name: str
    sorts: tuple[int, ...]
    cities: tuple[int, ...]
    values: tuple[int, ...]
    costs: tuple[int, ...]
    counts: tuple[int, ...]
    colours: tuple[str, ...] = ()
    """The colour of each kind in the file, or an empty text."""

    def kind(self, sort: int, city: int = NOWHERE, value: int = 0) -> int:
        """Return the index of the kind of card with this sort, city and value."""
        kinds = zip(self.sorts, self.cities, self.values, strict=True)
        return list(kinds).index((sort, city, value))


def deck_of(cards: Cards, chart: Chart) -> Deck:
    """Return the deck of a faultless list of cards."""
    check(cards, chart)
    counts = Counter(each_card(cards, chart))
    kinds = list(counts)
    return Deck(
        cards.name,
        tuple(sort for sort, _, _ in kinds),
        tuple(city for _, city, _ in kinds),
        tuple(value for _, _, value in kinds),
        tuple(value if sort == GOODS else SPECIAL_COST for sort, _, value in kinds),
        tuple(counts.values()),
        tuple(stated_colour(cards, chart, city) for _, city, _ in kinds),
    )


def stated_colour(cards: Cards, chart: Chart, city: int) -> str:
    return "" if city == NOWHERE else cards.colours.get(chart.cities[city], "")


def each_card(cards: Cards, chart: Chart) -> Iterator[tuple[int, int, int]]:
    """Yield sort, city and value of every card, in the order of the kinds' numbers."""
    for city, values in cards.goods.items():
        for value in sorted(values):
            yield GOODS, chart.number(city), value
    for city in cards.trade_voyages:
        yield TRADE_VOYAGE, chart.number(city), 0
    for city in cards.doublings:
        yield DOUBLING, chart.number(city), 0
    yield from [(PIRATES, NOWHERE, 0)] * cards.pirates
    yield from [(SHIP_CHANGE, NOWHERE, 0)] * cards.ship_changes


def check(cards: Cards, chart: Chart, text: str = "") -> None:
    """Raise BadSetup for the first fault of a deck, with its line in the file."""
    refuse_first(faults(cards, chart), f"the deck {cards.name}", text)


def faults(cards: Cards, chart: Chart) -> Iterator[Fault]:
    """Yield the faults of a deck; it needs sixty cards, for cities of the map (L-COMP-01)."""
    named = (*cards.goods, *cards.trade_voyages, *cards.doublings, *cards.colours)
    for city in dict.fromkeys(named):
        if city not in chart.cities:
            words = f"the map {chart.name} has no city {city}"
            yield Fault(words, "deck_no_city", (city, chart.name))
    for city, values in cards.goods.items():
        if values and min(values) < 1:
            words = f"a goods card for {city} is worth {min(values)}, and 1 is the least"
            yield Fault(words, "deck_value", (city, str(min(values))))
    if min(cards.pirates, cards.ship_changes) < 0:
        few = "pirates" if cards.pirates < 0 else "ship_changes"
        yield Fault("there cannot be fewer than no cards of a kind", "deck_fewer", (few,))
    yield from faulty_number(cards)
    yield from faulty_colours(cards, chart)


def faulty_number(cards: Cards) -> Iterator[Fault]:
    goods = sum(map(len, cards.goods.values()))
    special = len(cards.trade_voyages) + len(cards.doublings) + cards.pirates + cards.ship_changes
    if goods + special != CARDS:
        words = f"{goods} goods cards and {special} special ones are not {CARDS}"
        yield Fault(words, "deck_number", (str(goods), str(special), str(CARDS)))


def faulty_colours(cards: Cards, chart: Chart) -> Iterator[Fault]:
    """Yield faulty colours: a card needs the colour of the lines to its city (L-GOOD-01)."""
    for line in chart.lines:
        city, start = chart.cities[line.end], chart.cities[line.start]
        colour = cards.colours.get(city, line.colour)
        if line.colour and colour != line.colour:
            words = f"cards for {city} are {colour}, and the line from {start} is {line.colour}"
            yield Fault(words, "deck_colour", (colour, city, start, line.colour))
