"""Arrows between cities, along the ways that cogs sail."""

from collections.abc import Sequence
from math import hypot

from hanse.pictures.canvas import Canvas, near
from hanse.pictures.kogge.parts import Sea

HEAD = 17
WIDE = 0.62
APART = 26
"""The distance between the ends of two arrows at which both can be told apart."""

type Way = tuple[float, ...]
"""A Bézier curve: x and y of its start, its two handles and its end."""


def draw_arrows(canvas: Canvas, sea: Sea, arrows: Sequence[tuple[int, int]]) -> None:
    """Draw an arrow for each pair of cities, all next to each other."""
    drawn: list[Way] = []
    for start, end in arrows:
        ways = sea.ways.get(f"{start}:{end}", ())
        if not ways:
            continue
        drawn.append(next((way for way in ways if is_free(way, drawn)), ways[0]))
    for way in drawn:
        draw_way(canvas, way)


def is_free(way: Way, others: Sequence[Way]) -> bool:
    """Return whether the curve's ends keep away from those of all others."""
    ends = [one[at : at + 2] for one in others for at in (0, 6)]
    mine = [way[0:2], way[6:8]]
    return all(hypot(x - u, y - v) >= APART for x, y in mine for u, v in ends)


def draw_way(canvas: Canvas, way: Way) -> None:
    path = "M{},{}C{},{} {},{} {},{}".format(*map(near, way))
    line = {"fill": "none", "stroke_linecap": "round"}
    canvas.path(path, stroke="{route-case}", stroke_width=9, **line)
    canvas.path(path, stroke="{route}", stroke_width=5, **line)
    canvas.path(path, stroke="#b5730b", stroke_width=2.4, stroke_dasharray="3 21", **line)
    canvas.path(
        head_of(way), fill="{route}", stroke="{route-case}", stroke_width=2,
        stroke_linejoin="round",
    )  # fmt: skip


def head_of(way: Way) -> str:
    """Return the arrowhead at the end of a curve."""
    dx, dy, bx, by = way[4:8]
    length = hypot(bx - dx, by - dy) or 1
    ux, uy = (bx - dx) / length * HEAD, (by - dy) / length * HEAD
    corners = (
        (bx, by), (bx - ux - uy * WIDE, by - uy + ux * WIDE), (bx - ux * 0.72, by - uy * 0.72),
        (bx - ux + uy * WIDE, by - uy - ux * WIDE),
    )  # fmt: skip
    return "M" + "L".join(f"{near(x)},{near(y)}" for x, y in corners) + "Z"
