"""The map: cities and the lines between them, all in the direction of the arrows.

A map is data (data/two_arms.toml, data/trunk.toml, or the file of a player who owns the board).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import Struct

from hanse.games.luebeck.maps.faults import Fault, refuse_first


class Line(Struct, frozen=True, rename={"start": "from", "end": "to"}, forbid_unknown_fields=True):
    """L-GOOD-03: a line from one city to the next. `basis` is the evidence for the line."""

    start: str
    end: str
    basis: str = ""
    colour: str = ""


class Place(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The drawing of a city, as far as the file gives it: place, colour and sign."""

    name: str
    x: int = -1
    y: int = -1
    colour: str = ""
    sign: str = ""


class Map(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A map as its file describes it."""

    name: str
    start: str
    ends: tuple[str, ...]
    lines: tuple[Line, ...]
    status: str = ""
    cities: tuple[Place, ...] = ()


class Seaway(Struct, frozen=True):
    """A line of the chart, by the numbers of its cities; the colour may be missing."""

    start: int
    end: int
    colour: str


@dataclass(frozen=True, eq=False)
class Chart:
    """A map in play: its cities by number, the start first, and its lines."""

    name: str
    cities: tuple[str, ...]
    before: tuple[tuple[int, ...], ...]
    after: tuple[tuple[int, ...], ...]
    ends: tuple[int, ...]
    lines: tuple[Seaway, ...]
    places: tuple[Place, ...] = ()
    """The place, colour and sign of each city, as far as the file gives them."""

    def number(self, city: str) -> int:
        return self.cities.index(city)


START = 0
"""The start is the first city of every chart."""


def chart_of(drawn: Map) -> Chart:
    """Return the chart of a faultless map."""
    check(drawn)
    cities = cities_of(drawn)
    place = {city: number for number, city in enumerate(cities)}
    lines = [(place[line.start], place[line.end]) for line in drawn.lines]
    every = range(len(cities))
    drawn_places = {one.name: one for one in drawn.cities}
    return Chart(
        drawn.name,
        cities,
        tuple(tuple(a for a, b in lines if b == city) for city in every),
        tuple(tuple(b for a, b in lines if a == city) for city in every),
        tuple(sorted(place[city] for city in drawn.ends)),
        tuple(Seaway(place[one.start], place[one.end], one.colour) for one in drawn.lines),
        tuple(drawn_places.get(city, Place(city)) for city in cities),
    )


def cities_of(drawn: Map) -> tuple[str, ...]:
    """Return the cities in the order in which they are first named; the start before all others."""
    named = [drawn.start, *(city for line in drawn.lines for city in (line.start, line.end))]
    return tuple(dict.fromkeys(named))


def check(drawn: Map, text: str = "") -> None:
    """Raise BadSetup for the first fault of a map, with its line in the file."""
    refuse_first(faults(drawn), f"the map {drawn.name}", text)


def faults(drawn: Map) -> Iterator[Fault]:
    lines = [(line.start, line.end) for line in drawn.lines]
    yield from faulty_lines(lines)
    sources, targets = {start for start, _ in lines}, {end for _, end in lines}
    if drawn.start not in sources:
        words = f"no line leaves {drawn.start}, where voyages start"
        yield Fault(words, "map_start", (drawn.start,))
    yield from faulty_ends(drawn, sources, targets)
    circle = circle_in(lines)
    if circle:
        yield Fault(f"the lines run in a circle: {', '.join(circle)}", "map_circle", (*circle,))
    yield from faulty_places(drawn)
    reached = reachable_cities(drawn.start, lines)
    for city in cities_of(drawn):
        if city not in reached:
            words = f"{city} cannot be reached from {drawn.start}"
            yield Fault(words, "map_unreached", (city, drawn.start))


def faulty_lines(lines: list[tuple[str, str]]) -> Iterator[Fault]:
    """Yield a fault for each line that the map has more than once (L-GOOD-03)."""
    for (start, end), times in Counter(lines).items():
        if times > 1:
            again = len(lines) - 1 - lines[::-1].index((start, end))
            words = f"the line from {start} to {end} is drawn {times} times"
            yield Fault(words, "map_twice", (start, end), again)


def faulty_ends(drawn: Map, sources: set[str], targets: set[str]) -> Iterator[Fault]:
    """Yield faulty ends: the ends must be exactly the cities that no line leaves (L-END-01)."""
    for end in drawn.ends:
        if end not in targets:
            words = f"{end} is called an end, and no line leads there"
            yield Fault(words, "map_end_apart", (end,))
        if end in sources:
            words = f"{end} is called an end, and a line leaves it"
            yield Fault(words, "map_end_left", (end,))
    for city in sorted(targets - sources - set(drawn.ends)):
        words = f"no line leaves {city}, and it is not called an end"
        yield Fault(words, "map_no_end", (city,))


def faulty_places(drawn: Map) -> Iterator[Fault]:
    """Yield a fault for each drawn city that no line touches or that is drawn more than once."""
    for name, times in Counter(place.name for place in drawn.cities).items():
        if name not in cities_of(drawn):
            words = f"{name} is to be drawn, and no line touches it"
            yield Fault(words, "map_city_apart", (name,))
        if times > 1:
            yield Fault(f"{name} is drawn {times} times", "map_city_twice", (name,))


def reachable_cities(start: str, lines: list[tuple[str, str]]) -> set[str]:
    reached, waiting = {start}, [start]
    while waiting:
        city = waiting.pop()
        new = {b for a, b in lines if a == city} - reached
        reached |= new
        waiting += new
    return reached


def circle_in(lines: list[tuple[str, str]]) -> list[str]:
    """Return the cities of a circle, found by removing dead ends; empty if there is no circle."""
    left = list(lines)
    while left:
        sources = {a for a, _ in left}
        fewer = [(a, b) for a, b in left if b in sources]
        if len(fewer) == len(left):
            return walk_round(fewer)
        left = fewer
    return []


def walk_round(lines: list[tuple[str, str]]) -> list[str]:
    """Follow the lines, none of which is a dead end, and return the circle they form."""
    onward = dict(lines)
    way = [lines[0][0]]
    while way[-1] not in way[:-1]:
        way.append(onward[way[-1]])
    return way[way.index(way[-1]) :]
