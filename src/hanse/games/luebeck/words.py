"""Wording of Lübeck's fields in sentences: cities, cards of the table's own data, and crews."""

from collections.abc import Sequence
from dataclasses import dataclass

from hanse.core.game_words import UNKNOWN, GameWords, Phrasebook, Shown
from hanse.core.setup import Setup
from hanse.core.types import Counts, Seat
from hanse.games.luebeck.maps.drawn_chart import slug
from hanse.games.luebeck.readings import rules_of


@dataclass(frozen=True)
class MapAndDeck:
    """The names of a map's cities, and the sort, city and value of each card in a deck."""

    cities: tuple[str, ...]
    cards: tuple[tuple[int, int, int], ...]


def map_and_deck(setup: Setup) -> MapAndDeck:
    """Return the cities and cards that the setup's own map and deck number."""
    rules = rules_of(setup)
    deck = rules.deck
    cards = tuple(zip(deck.sorts, deck.cities, deck.values, strict=True))
    return MapAndDeck(rules.chart.cities, cards)


def own_map_and_deck(phrases: Phrasebook) -> MapAndDeck:
    assert isinstance(phrases.setup_names, MapAndDeck)
    return phrases.setup_names


def city_name(phrases: Phrasebook, number: int) -> str:
    """Return a city's name in the reader's language, or its name on the map if none is known."""
    city = own_map_and_deck(phrases).cities[number]
    known = phrases.names["city"]
    return phrases.name("city", known.index(slug(city))) if slug(city) in known else city


def card_name(phrases: Phrasebook, number: int) -> str:
    """Return the name of a goods card, such as Riga 3, or of a special card."""
    sort, city, value = own_map_and_deck(phrases).cards[number]
    named = "" if city == UNKNOWN else city_name(phrases, city)
    return phrases.name("card", sort, city=named, value=value)


def card_names(phrases: Phrasebook, cards: Sequence[int]) -> str:
    """Return the names of cards, such as Riga 3, Riga 3 and pirates."""
    return phrases.list_phrase(card_name(phrases, card) for card in cards)


def name(phrases: Phrasebook, value: int, table: str) -> Shown:
    """Show the name of a thing; for a city, the name on the table's map."""
    if value == UNKNOWN:
        return "?", value
    return (city_name(phrases, value) if table == "city" else phrases.name(table, value)), value


def card(phrases: Phrasebook, value: int) -> Shown:
    return ("?" if value == UNKNOWN else card_name(phrases, value)), value


def cards(phrases: Phrasebook, value: Sequence[int]) -> Shown:
    return card_names(phrases, value), len(value)


def packets(phrases: Phrasebook, value: Sequence[Sequence[int]]) -> Shown:
    """Show the cards of each packet, one packet after another."""
    line = card_names(phrases, value[0]) if value else ""
    for packet in value[1:]:
        line = phrases.phrase("piles", some=line, next=card_names(phrases, packet))
    return line, len(value)


def crew(phrases: Phrasebook, value: Counts) -> Shown:
    """Show the number of figures of each seat."""
    each = [crew_of(phrases, seat, many) for seat, many in enumerate(value) if many]
    return phrases.list_phrase(each), sum(value)


def crew_of(phrases: Phrasebook, seat: Seat, many: int) -> str:
    """Return the phrase for one seat's figures; "your" figures for the seat's player."""
    if phrases.is_reader(seat):
        return phrases.phrase("own_crew", count=many)
    return phrases.phrase("crew", seat=phrases.player(seat), count=many)


def aboard(phrases: Phrasebook, value: Counts) -> Shown:
    """Show the number of figures on each cog."""
    there = [(at + 1, many) for at, many in enumerate(value) if many]
    each = [phrases.phrase("aboard", cog=cog, count=many) for cog, many in there]
    return phrases.list_phrase(each), sum(value)


WORDS = GameWords(
    package="hanse",
    texts="words/{language}/luebeck",
    lexicon="games/luebeck/lexicon.toml",
    kinds={kind.__name__: kind for kind in (name, card, cards, packets, crew, aboard)},
    setup_names=map_and_deck,
)
