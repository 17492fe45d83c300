"""The places on a map: those of the client for a shipped map, computed ones for a map of one's own.

On other maps, plates are laid as in the client's chart.ts; lines are simple curves.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import hypot

from hanse.games.luebeck.maps.drawn_chart import DrawnChart
from hanse.games.luebeck.maps.layout import BOARD_HEIGHT, BOARD_WIDTH
from hanse.pictures.canvas import near
from hanse.pictures.luebeck.parts import Box, Layout, Line, Parts, Point, parts

ROUNDS = 60
GAP = 6
QUAY = 0.86
HEAD = 15
BOW = 0.12
"""The distance of a curve's handles from the straight line, by its length."""
MAX_COGS = 12
THUMB = 45


@lru_cache(maxsize=64)
def layout_of(chart: DrawnChart) -> Layout:
    every, told = parts(), (chart.cities, chart.spots)
    lines = [(line.start, line.end) for line in chart.lines]
    for known in every.maps:
        laid = [(line.start, line.end) for line in known.lines if line]
        if is_same(known, told) and laid == lines:
            return known
    return own_layout(chart, every)


def is_same(known: Layout, told: object) -> bool:
    return (known.cities, known.spots) == told


def own_layout(chart: DrawnChart, every: Parts) -> Layout:
    """Return the places of a map that the client's data does not have."""
    cities = [*zip(chart.cities, chart.signs, chart.spots, strict=True)]
    boxes = [plate(name, wish(sign, spot, every), every) for name, sign, spot in cities]
    if not all(has_place(sign, spot, every) for _, sign, spot in cities):
        boxes = pushed_apart(boxes, every)
    berths = tuple(tuple(berths_of(box, every)) for box in boxes)
    lines = tuple(curve(line.start, line.end, boxes) for line in chart.lines)
    return Layout(chart.cities, chart.spots, tuple(boxes), berths, lines)


def has_place(sign: str, spot: Point, every: Parts) -> bool:
    """Return whether the city is one of the book, at its own place on the coast."""
    return sign in every.places and every.harbours.get(sign) == spot


def wish(sign: str, spot: Point, every: Parts) -> Point:
    """Return the middle of a city's plate before plates are pushed apart."""
    wide, high = every.inner
    if has_place(sign, spot, every):
        x, y = every.places[sign]
        return x * wide / 100, y * high / 100
    return spot[0] * wide / BOARD_WIDTH, spot[1] * high / BOARD_HEIGHT


def plate(name: str, spot: Point, every: Parts) -> Box:
    """Return a city's plate around a spot; it grows with the name."""
    sizes, (x, y) = every.sizes, spot
    wide = sizes.plate * (0.82 if len(name) < 6 else 0.94)
    if len(name) > 9:
        wide = sizes.plate + 8 + max(0, len(name) - 11) * 9
    return x - wide / 2, y - sizes.height / 2, wide, sizes.height


def pushed_apart(boxes: list[Box], every: Parts) -> list[Box]:
    for _ in range(ROUNDS):
        for one in range(len(boxes)):
            for other in range(one + 1, len(boxes)):
                push(boxes, one, other, every)
            boxes[one] = move_off_field(boxes[one], every)
        boxes = [inside(box, every) for box in boxes]
    return boxes


def push(boxes: list[Box], one: int, other: int, every: Parts) -> None:
    """Push two plates apart the shorter way if they, their roofs or their quays overlap."""
    (ax, ay, aw, ah), (bx, by, bw, bh) = boxes[one], boxes[other]
    sizes = every.sizes
    tall = ah + sizes.sky * 0.75 + sizes.cog * QUAY * 0.8
    across = (aw + bw) / 2 + sizes.shield / 2 + GAP - abs(ax + aw / 2 - bx - bw / 2)
    down = tall + GAP - abs(ay - by)
    if across <= 0 or down <= 0:
        return
    dx = (-1 if ax < bx else 1) * across / 2 if across < down else 0.0
    dy = 0.0 if across < down else (-1 if ay < by else 1) * down / 2
    boxes[one], boxes[other] = (ax + dx, ay + dy, aw, ah), (bx - dx, by - dy, bw, bh)


def move_off_field(box: Box, every: Parts) -> Box:
    """Return the plate's box, moved down if it lies on the field of free cogs."""
    (x, y, w, h), (fx, fy, fw, fh) = box, every.field
    lowest = fy + fh + every.sizes.sky * 0.75 + GAP
    clear = x > fx + fw + every.sizes.shield / 2 or x + w < fx or y > lowest
    return box if clear else (x, lowest, w, h)


def inside(box: Box, every: Parts) -> Box:
    (x, y, w, h), (wide, high), sizes = box, every.inner, every.sizes
    left, top = sizes.shield / 2 + 4, sizes.sky * 0.8 + 6
    x = max(left, min(x, wide - w - 6))
    return x, max(top, min(y, high - h - sizes.cog * QUAY)), w, h


def berths_of(box: Box, every: Parts) -> Iterator[tuple[float, float, float]]:
    (x, y, w, h), cog = box, every.sizes.cog
    for many in range(1, MAX_COGS + 1):
        step = max(THUMB, min(cog, (w - cog * 0.75) / max(1, many - 1)))
        wide = cog + (many - 1) * step
        first = max(2, min(every.inner[0] - wide - 2, x + w / 2 + 6 - wide / 2))
        yield first, y + h - cog * 0.1, step


def curve(start: int, end: int, boxes: list[Box]) -> Line:
    """Return a slightly bent line between the edges of two plates."""
    a, b = rim(boxes[start], middle(boxes[end])), rim(boxes[end], middle(boxes[start]))
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    c = (ax + dx * 0.33 + dy * BOW, ay + dy * 0.33 - dx * BOW)
    d = (ax + dx * 0.67 + dy * BOW, ay + dy * 0.67 - dx * BOW)
    points = tuple(number for point in (a, c, d, b) for number in point)
    path = "M{},{}C{},{} {},{} {},{}".format(*map(near, points))
    return Line(
        start, end, path, tip(d, b), (ax + dx / 2 + dy * 0.09, ay + dy / 2 - dx * 0.09), points
    )


def middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def rim(box: Box, goal: Point) -> Point:
    """Return the point where the line from the box's middle to a goal leaves the box."""
    x, y = middle(box)
    dx, dy = goal[0] - x, goal[1] - y
    part = min((box[2] / 2 + 10) / (abs(dx) or 1e-9), (box[3] / 2 + 10) / (abs(dy) or 1e-9), 1)
    return x + dx * part, y + dy * part


def tip(before: Point, end: Point) -> str:
    """Return the arrowhead at a curve's end."""
    far = hypot(end[0] - before[0], end[1] - before[1]) or 1
    x, y = (end[0] - before[0]) / far, (end[1] - before[1]) / far
    wide = HEAD * 0.6
    corners = [(0.0, 0.0), (wide, HEAD), (0, HEAD * 0.7), (-wide, HEAD)]
    at = [(end[0] - x * down - y * side, end[1] - y * down + x * side) for side, down in corners]
    return "M" + "L".join(f"{near(u)},{near(v)}" for u, v in at) + "Z"
