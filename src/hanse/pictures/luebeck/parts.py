"""The drawings and places of Lübeck's board."""

from functools import cache

from msgspec import Struct

from hanse.pictures.canvas import Symbol
from hanse.pictures.theme import read_part

type Point = tuple[float, float]
type Box = tuple[float, float, float, float]


class Scale(Struct, frozen=True):
    """The scale from the coastline's units to pixels."""

    kx: float
    ky: float
    ox: float
    oy: float

    def point(self, spot: Point) -> Point:
        return spot[0] * self.kx + self.ox, spot[1] * self.ky + self.oy


class Sizes(Struct, frozen=True):
    """The sizes of plates, shields, cogs, names and roofs."""

    plate: float
    height: float
    shield: float
    cog: float
    name: float
    sky: float


class Line(Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """A line of the map: its curve, its arrowhead, and the place of its badge."""

    start: int
    end: int
    path: str
    tip: str
    badge: Point | None
    points: tuple[float, ...]


class Layout(Struct, frozen=True):
    """The places of everything on one map.

    `berths` are for each city and number of cogs there: the first cog's corner, and the distance
    to the next one.
    """

    cities: tuple[str, ...]
    spots: tuple[Point, ...]
    plates: tuple[Box, ...]
    berths: tuple[tuple[tuple[float, float, float], ...], ...]
    lines: tuple[Line | None, ...]


class Seats(Struct, frozen=True):
    """The colours, inks and edges of the players."""

    colours: tuple[str, ...]
    inks: tuple[str, ...]
    edges: tuple[str, ...]


class Parts(Struct, frozen=True):
    """All drawings and places, in pixels of the client's table on a desk."""

    size: Point
    thick: float
    cells: tuple[Box, ...]
    scale: Scale
    sizes: Sizes
    field: Box
    ground: str
    maps: tuple[Layout, ...]
    harbours: dict[str, Point]
    """The spot of each city of the book on the coast, by its sign."""
    places: dict[str, Point]
    """The chosen middle of the plate of such a city, in hundredths of the seas."""
    colours: dict[str, str]
    """Words for colours; the empty word is any other."""
    seats: Seats
    symbols: dict[str, Symbol]

    @property
    def inner(self) -> Point:
        """The size of the seas within the track."""
        return self.size[0] - 2 * self.thick, self.size[1] - 2 * self.thick


@cache
def parts() -> Parts:
    return read_part("luebeck", Parts)
