"""The goods on a city's card: side by side while they are few, else as piles with their number."""

from collections.abc import Iterator

from hanse.pictures.canvas import Canvas
from hanse.pictures.kogge.cities import City
from hanse.pictures.kogge.parts import Point

FEW = 5
LARGE, SMALL = 17, 13
HIGH = 1.04
"""The height of a good, by its width."""
STEP = 12
"""The distance between goods of a kind."""
DIGIT = 0.5
LINE = 1.3
"""The height of a line of text, by the size of its letters."""

type Group = tuple[int, int, bool, float]
"""A good, its number, whether it is drawn as a pile, and the width."""


def draw_goods(canvas: Canvas, city: City, top_left: Point, wide: float, bottom: float) -> None:
    """Draw the goods in the middle of the space between a card's name and its foot."""
    piled = is_piled(city, wide + 3.2)
    crowded = piled and sum(map(bool, city.goods)) > 3
    padding, right = paddings(city, crowded=crowded)
    gap = 3 if crowded else 4 if piled else 8
    rows = [*wrapped([*groups(city, piled=piled, crowded=crowded)], wide - padding - right, gap)]
    highs = [row_height(row, crowded=crowded) for row in rows]
    x, y = top_left
    between = 0 if crowded else 2
    y = (y + bottom - sum(highs) - between * (len(rows) - 1)) / 2
    for row, high in zip(rows, highs, strict=True):
        draw_row(canvas, row, (x + padding, y, high), gap, crowded=crowded)
        y += high + between


def is_piled(city: City, room: float) -> bool:
    """Return whether the goods do not fit side by side into one row."""
    needed = sum((37 if many > FEW else 13 + 12 * many) for many in city.goods if many)
    return needed > room - (28 if city.guild else 16)


def paddings(city: City, *, crowded: bool) -> Point:
    if crowded:
        return (18 if city.guild else 4), 4
    return (20 if city.guild else 8), 8


def groups(city: City, *, piled: bool, crowded: bool) -> Iterator[Group]:
    size, gap, font = (SMALL, 1, 13) if crowded else (LARGE, 3, 15)
    for good, many in enumerate(city.goods):
        if many and (piled or many > FEW):
            yield good, many, True, size + gap + len(str(many)) * font * DIGIT
        elif many:
            yield good, many, False, LARGE - STEP + STEP * many


def wrapped(all_groups: list[Group], room: float, gap: float) -> Iterator[list[Group]]:
    """Yield the rows into which the groups are broken."""
    row: list[Group] = []
    for group in all_groups:
        if row and sum(one[3] + gap for one in row) + group[3] > room:
            yield row
            row = []
        row.append(group)
    if row:
        yield row


def row_height(row: list[Group], *, crowded: bool) -> float:
    text = (13 if crowded else 15) * LINE
    return max(text if one[2] else LARGE * HIGH for one in row)


def draw_row(
    canvas: Canvas, row: list[Group], at: tuple[float, float, float], gap: float, *, crowded: bool
) -> None:
    x, y, high = at
    size, between, font = (SMALL, 1, 13) if crowded else (LARGE, 3, 15)
    for good, many, pile, wide in row:
        if pile:
            top = y + (high - size * HIGH) / 2
            canvas.place(f"good-{good}", (x, top, size, size * HIGH), piece=f"good:{good}")
            canvas.text(
                str(many), x + size + between, y + high / 2 + font * 0.33, font,
                fill="{card-ink}", font_family="{text}",
            )  # fmt: skip
        else:
            for one in range(many):
                box = (x + one * STEP, y, LARGE, LARGE * HIGH)
                canvas.place(f"good-{good}", box, piece=f"good:{good}")
        x += wide + gap
