"""The drawings and places of Kogge's board."""

from functools import cache

from msgspec import Struct

from hanse.pictures.canvas import Symbol
from hanse.pictures.theme import read_part

type Point = tuple[float, float]


class Card(Struct, frozen=True):
    """The sizes of a city's card, of its roofs, of the number in its corner, and of a cog."""

    w: float
    h: float
    sky: float
    badge: float
    cog: float


class Goods(Struct, frozen=True):
    """The colours, edges and inks of the goods, and the good of each city's number."""

    colours: tuple[str, ...]
    edges: tuple[str, ...]
    inks: tuple[str, ...]
    of: tuple[int, ...]


class Seats(Struct, frozen=True):
    """The colours and inks of the players."""

    colours: tuple[str, ...]
    inks: tuple[str, ...]


class Sea(Struct, frozen=True):
    """The chart for a number of cities: cards, quays, and the ways between the cities."""

    ground: str
    cards: tuple[Point, ...]
    berths: tuple[tuple[Point, ...], ...]
    ways: dict[str, tuple[tuple[float, ...], ...]]


class Parts(Struct, frozen=True):
    """All drawings and places, in pixels of the client's table on a desk."""

    size: Point
    card: Card
    goods: Goods
    seats: Seats
    seas: dict[str, Sea]
    symbols: dict[str, Symbol]


@cache
def parts() -> Parts:
    return read_part("kogge", Parts)
