"""Maps and decks that players supply at a table, as the name of a shipped file or as text.

The conditions are stricter than for maps and decks in a record: a map must be small enough to draw,
and its names must fit into written moves.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from hanse.core.setup import BadSetup, Setup
from hanse.core.text_limits import LONGEST_DATA
from hanse.games.luebeck.box import read_data_file
from hanse.games.luebeck.maps import deck
from hanse.games.luebeck.maps.chart import Map, chart_of, cities_of
from hanse.games.luebeck.maps.drawn_chart import COLOURS, KNOWN_CITIES
from hanse.games.luebeck.maps.faults import Fault, refuse_first
from hanse.games.luebeck.maps.files import deck_from, map_from, read_deck, read_map
from hanse.games.luebeck.maps.layout import BOARD_HEIGHT, BOARD_WIDTH
from hanse.games.luebeck.readings import DECK, MAP, MAPS

FORMS: Final = {DECK: deck_from, MAP: map_from}
SHIPPED: Final = {
    MAP: {name: read_data_file(name) for name in MAPS},
    DECK: {"sixty_cards": read_data_file(DECK)},
}
"""The shipped files, by kind and name."""
LONGEST_NAME: Final = 24
MAX_CITIES: Final = 24
MAX_LINES: Final = 48
MAX_VALUE: Final = 20
NAME: Final = re.compile(r"[^\W\d_](?:[^\W_]|[ .'’-]){0,23}")
DRAWABLE: Final = (*COLOURS, "grey", "yellow")
SIX_DIGITS: Final = re.compile("#[0-9a-f]{6}")
SIGN: Final = re.compile(r"[^\W_]{1,3}|" + "|".join(KNOWN_CITIES))
WORDS: Final = re.compile(r"[^\x00-\x1f\x7f\"\\]{0,80}")
"""The form of descriptive fields of a map or deck."""


def with_data(setup: Setup, texts: Mapping[str, str]) -> Setup:
    """Return the setup with these files in it; raise BadSetup with the line of a mistake."""
    if not texts:
        return setup
    given = {name: data_text(name, text) for name, text in sorted(texts.items())}
    if MAP in given:
        drawn = read_map(given[MAP])
        refuse_first(drawn_map_faults(drawn), f"the map {drawn.name[:40]}", given[MAP])
    found = {name: FORMS[name](text) for name, text in given.items()}
    reading = dict(setup.readings).get(MAP, "")
    check_deck(
        found.get(MAP) or SHIPPED[MAP].get(reading, read_data_file(MAPS[0])), given.get(DECK, "")
    )
    return replace(setup, data=tuple(found.items()))


def data_text(name: str, text: str) -> str:
    """Return the shipped file of this name, or else the text; raise BadSetup if it is too long."""
    if name not in FORMS:
        raise BadSetup(f"there is no {name[:40]} to be given", "no_data", name[:40])
    if len(text) > LONGEST_DATA:
        most = str(LONGEST_DATA)
        raise BadSetup(f"the {name} has more than {most} characters", f"{name}_long", most)
    return SHIPPED[name].get(text, text)


def check_deck(drawn: str, text: str) -> None:
    """Check that the supplied deck, or the shipped one if there is none, fits this map."""
    cards = read_deck(text or read_data_file(DECK))
    refuse_first(deck_faults(cards), f"the deck {cards.name[:40]}", text)
    deck.check(cards, chart_of(read_map(drawn)), text)


def drawn_map_faults(drawn: Map) -> Iterator[Fault]:
    """Yield the faults of a map that no screen could show or no record could hold."""
    cities = cities_of(drawn)
    yield from text_faults(MAP, drawn.name, drawn.status, *(line.basis for line in drawn.lines))
    for many, most, code in (
        (len(cities), MAX_CITIES, "map_cities"),
        (len(drawn.lines), MAX_LINES, "map_lines"),
    ):
        if many > most:
            words = f"{many} {code.partition('_')[2]} are more than {most}"
            yield Fault(words, code, (str(many), str(most)))
    for city in cities:
        if not NAME.fullmatch(city):
            words = f"a city cannot be called {city[:40]}: up to {LONGEST_NAME} letters and digits"
            yield Fault(words, "map_name", (city[:40], str(LONGEST_NAME)))
    yield from place_faults(drawn)


def place_faults(drawn: Map) -> Iterator[Fault]:
    """Yield the faults of colours, places on the board and signs."""
    colours = [line.colour for line in drawn.lines] + [place.colour for place in drawn.cities]
    yield from colour_faults(MAP, colours)
    for place in drawn.cities:
        if not (-1 <= place.x <= BOARD_WIDTH and -1 <= place.y <= BOARD_HEIGHT):
            words = f"{place.name[:40]} is off the board of {BOARD_WIDTH} by {BOARD_HEIGHT}"
            yield Fault(words, "map_place", (place.name, str(BOARD_WIDTH), str(BOARD_HEIGHT)))
        if place.sign and not SIGN.fullmatch(place.sign):
            words = f"the sign of {place.name[:40]} is no arms of ours nor up to three letters"
            yield Fault(words, "map_sign", (place.name,))


def deck_faults(cards: deck.Cards) -> Iterator[Fault]:
    """Yield the faults of a deck's words, colours and values."""
    yield from text_faults(DECK, cards.name, cards.status)
    yield from colour_faults(DECK, [*cards.colours.values()])
    for city, values in cards.goods.items():
        if values and max(values) > MAX_VALUE:
            words = f"a goods card for {city[:40]} is worth more than {MAX_VALUE}"
            yield Fault(words, "deck_worth", (city, str(MAX_VALUE)))


def text_faults(name: str, *texts: str) -> Iterator[Fault]:
    for words in texts:
        if not WORDS.fullmatch(words):
            yield Fault(f"{words[:40]!r} is no short plain text", f"{name}_words", (words[:40],))


def colour_faults(name: str, colours: list[str]) -> Iterator[Fault]:
    for colour in colours:
        if colour and colour not in DRAWABLE and not SIX_DIGITS.fullmatch(colour):
            words = f"there is no colour {colour[:40]}, but {', '.join(DRAWABLE)} and #rrggbb"
            yield Fault(words, f"{name}_colour_unknown", (colour[:40],))
