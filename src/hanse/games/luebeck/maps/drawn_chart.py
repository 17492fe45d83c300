"""The drawing of a map: the place, colour and sign of each city.

The map's file can set all three. Cities that the book names have their own places, in the units of
the drawn coast; the layout finds places for the others.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from hanse.core.wire import JsonObject
from hanse.games.luebeck.box import read_data_file
from hanse.games.luebeck.maps.chart import Chart, Place, Seaway
from hanse.games.luebeck.maps.deck import Deck
from hanse.games.luebeck.maps.layout import Spot, place_cities

LETTERS: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "a"}
KNOWN_CITIES: Final[dict[str, JsonObject]] = tomllib.loads(read_data_file("cities"))
"""The place and colour of each city of the book, by its sign."""
COLOURS: Final = tuple(str(city["colour"]) for city in KNOWN_CITIES.values())


class DrawnChart(Struct, frozen=True):
    """The cities by number, and the lines between them with their colours (L-GOOD-03).

    Each city has its place, colour and sign. A sign is the name of a coat of arms, in small
    letters, or else the initial. A line without a colour in the map has the colour of its goal.
    """

    name: str
    cities: tuple[str, ...]
    spots: tuple[Spot, ...]
    colours: tuple[str, ...]
    signs: tuple[str, ...]
    lines: tuple[Seaway, ...]
    ends: tuple[int, ...]


@lru_cache(maxsize=256)
def drawn_chart(chart: Chart, deck: Deck) -> DrawnChart:
    """Return the drawing of the board; it never changes."""
    colours = tuple(city_colours(chart, deck))
    lines = [Seaway(one.start, one.end, one.colour or colours[one.end]) for one in chart.lines]
    places = [place_of(place) for place in chart.places]
    return DrawnChart(
        chart.name,
        chart.cities,
        place_cities(chart.after, places),
        colours,
        tuple(signs(chart)),
        tuple(lines),
        chart.ends,
    )


def slug(name: str) -> str:
    """Return the name of a city in small plain letters, like the names in `KNOWN_CITIES`."""
    return "".join(LETTERS.get(c, c) for c in name.lower())


def place_of(place: Place) -> Spot | None:
    """Return the city's place from the map's file or on the drawn coast, or None."""
    if place.x >= 0 and place.y >= 0:
        return place.x, place.y
    known = KNOWN_CITIES.get(slug(place.name))
    return (known["x"], known["y"]) if known else None


def city_colours(chart: Chart, deck: Deck) -> Iterator[str]:
    """Yield each city's colour: from its map, deck or arms, else one that no other city has."""
    given_colours = [shown_colour(chart, deck, city) for city in range(len(chart.cities))]
    left = [colour for colour in COLOURS[1:] if colour not in given_colours]
    for at, colour in enumerate(given_colours):
        yield colour or (left.pop(0) if left else COLOURS[1:][at % (len(COLOURS) - 1)])


def shown_colour(chart: Chart, deck: Deck, city: int) -> str:
    """Return the first colour set for the city, a line to it, its cards or its arms, or none."""
    known = KNOWN_CITIES.get(slug(chart.cities[city]))
    colours = (
        chart.places[city].colour,
        *(line.colour for line in chart.lines if line.end == city),
        *(colour for at, colour in zip(deck.cities, deck.colours, strict=True) if at == city),
        str(known["colour"]) if known else "",
    )
    return next(filter(None, colours), "")


def signs(chart: Chart) -> Iterator[str]:
    """Yield each city's sign: from the file, else the arms of a city of the book, else initials."""
    given: list[str] = []
    for place in chart.places:
        name = slug(place.name)
        given.append(place.sign or (name if name in KNOWN_CITIES else initial(place.name, given)))
        yield given[-1]


def initial(name: str, taken: Sequence[str]) -> str:
    """Return the first letter, or the first two or three if another city has taken it."""
    letters = [name[:many] for many in (1, 2, 3)]
    return next((some for some in letters if some not in taken), letters[-1])
