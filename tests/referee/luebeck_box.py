"""The second referee for Lübeck: maps and decks, ours or anybody's own, and the answers to give."""

import tomllib
from collections import Counter
from typing import NamedTuple

type Lines = dict[str, tuple[str, ...]]

FIELD, FRESH = "", -1
"""Where a cog is that is not at sea; and any cog of those."""
TWO_ARMS: Lines = {
    "Stettin": ("Lübeck",),
    "Danzig": ("Stettin",),
    "Riga": ("Danzig",),
    "Reval": ("Riga",),
    "Visby": ("Lübeck",),
    "Helsingborg": ("Visby",),
    "Bergen": ("Helsingborg",),
    "Hamburg": ("Helsingborg",),
    "London": ("Bergen",),
    "Brügge": ("Hamburg",),
}
TRUNK = {**TWO_ARMS, "Visby": ("Riga",)}
"""From where one sails to a city."""
ENDS = ("Reval", "London", "Brügge")
VALUES = {
    "Stettin": "11223",
    "Visby": "11223",
    "Danzig": "22334",
    "Helsingborg": "22334",
    "Riga": "3345",
    "Bergen": "345",
    "Hamburg": "345",
    "Reval": "4566",
    "London": "456",
    "Brügge": "456",
}
SPECIAL_CITIES = ("Stettin", "Danzig", "Riga", "Visby", "Helsingborg")
DECK = Counter([f"{city}-{value}" for city, values in VALUES.items() for value in values])
DECK.update(f"{sort}-{city}" for sort in ("trade", "doubling") for city in SPECIAL_CITIES)
DECK.update({"pirates": 5, "change": 5})


class Box(NamedTuple):
    """What is played with: where voyages start and end, the lines, and the cards."""

    start: str
    before: Lines
    ends: tuple[str, ...]
    deck: Counter[str]


def our_box(trunk: bool) -> Box:
    return Box("Lübeck", TRUNK if trunk else TWO_ARMS, ENDS, DECK)


def own_box(drawn: str, cards: str) -> Box:
    """The box of somebody's own map and deck, out of their files."""
    chart, deck = tomllib.loads(drawn), tomllib.loads(cards)
    before: dict[str, list[str]] = {}
    for line in chart["lines"]:
        before.setdefault(line["to"], []).append(line["from"])
    found = Counter(f"{city}-{n}" for city, values in deck["goods"].items() for n in values)
    found.update(f"trade-{city}" for city in deck["trade_voyages"])
    found.update(f"doubling-{city}" for city in deck["doublings"])
    found.update({"pirates": deck["pirates"], "change": deck["ship_changes"]})
    lines = {city: tuple(cities) for city, cities in before.items()}
    return Box(chart["start"], lines, tuple(chart["ends"]), +found)


class Wrong(AssertionError):
    """What was drawn or done cannot be by the rules."""


class Answer(NamedTuple):
    """What a seat answers: a deed, with a card, cogs, a seat, or cards and figures.

    A packet is told by its cards and by its place (`other`), since two packets may be alike.
    """

    deed: str
    card: str = ""
    cog: int = 0
    other: int = 0
    cards: tuple[str, ...] = ()
    figures: tuple[int, ...] = ()


def city_of(card: str) -> str:
    sort, _, rest = card.partition("-")
    return rest if sort in ("trade", "doubling") else sort


def value_of(card: str) -> int:
    """What a card scores, and costs overboard or in the end; a special card costs 1."""
    last = card.rpartition("-")[2]
    return int(last) if last.isdigit() else 1
