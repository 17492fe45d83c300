"""The lines of the map, and arrows along them, as in the client's Lines.svelte."""

from collections.abc import Sequence

from hanse.games.luebeck.maps.drawn_chart import DrawnChart
from hanse.pictures.canvas import Canvas, near
from hanse.pictures.luebeck.layout import curve
from hanse.pictures.luebeck.looks import Look, colour_of, ink_on
from hanse.pictures.luebeck.parts import Layout, Line, Parts

WIDE = 5.5
KNOB = WIDE * 1.1
BADGE = 11.5
ROUND = {"fill": "none", "stroke_linecap": "round"}


def draw_lines(
    canvas: Canvas, parts: Parts, layout: Layout, chart: DrawnChart, looks: Sequence[Look]
) -> None:
    """Draw every line in its colour, then the badges of their goals."""
    colours = [colour_of(line.colour, parts.colours) for line in chart.lines]
    for line, colour in zip(layout.lines, colours, strict=True):
        if line:
            draw_line(canvas, line, colour)
    for line, colour in zip(layout.lines, colours, strict=True):
        if line and line.badge:
            draw_badge(canvas, line, colour, looks[line.end])


def draw_line(canvas: Canvas, line: Line, colour: str) -> None:
    for stroke, more in (("#16303a", 5.0), ("#fdf3d6", 2.8), (colour, 0.0)):
        canvas.path(line.path, stroke=stroke, stroke_width=WIDE + more, **ROUND)
    x, y = line.points[:2]
    canvas.circle(x, y, KNOB, fill=colour, stroke="#16303a", stroke_width=1.4)
    for stroke, wide in (("#16303a", 4.4), ("#fdf3d6", 2.0)):
        canvas.path(
            line.tip, fill=colour, stroke=stroke, stroke_width=wide, stroke_linejoin="round"
        )


def draw_badge(canvas: Canvas, line: Line, colour: str, look: Look) -> None:
    """Draw the goal's arms on a line; letters if it has no drawn arms."""
    if not line.badge:
        return
    x, y = line.badge
    canvas.circle(x, y, BADGE, fill=colour, stroke="#16303a", stroke_width=3.4)
    canvas.circle(x, y, BADGE, fill=colour, stroke="#fdf3d6", stroke_width=1.6)
    ink, half = ink_on(colour), BADGE * 0.66
    if look.arms:
        canvas.place(look.arms, (x - half, y - half, 2 * half, 2 * half), k=ink, ink=ink, c=colour)
    else:
        font = BADGE * 1.2
        drawn = {"text_anchor": "middle", "fill": ink, "data_sign": "line"}
        canvas.text(look.sign, x, y + BADGE * 0.4, font, **drawn)


def draw_arrows(canvas: Canvas, layout: Layout, arrows: Sequence[tuple[int, int]]) -> None:
    """Draw an arrow for each pair of cities; a line of the map between them glows."""
    laid = {(line.start, line.end): line for line in layout.lines if line}
    for start, end in arrows:
        if line := laid.get((start, end)):
            draw_glow(canvas, line)
        elif start != end:
            draw_arrow(canvas, curve(start, end, list(layout.plates)))


def draw_arrow(canvas: Canvas, line: Line) -> None:
    """Draw an arrow between two cities that no line joins."""
    canvas.path(line.path, stroke="{route-case}", stroke_width=9, **ROUND)
    canvas.path(line.path, stroke="{route}", stroke_width=5, **ROUND)
    edge = {"stroke": "{route-case}", "stroke_linejoin": "round"}
    canvas.path(line.tip, fill="{route}", stroke_width=2, **edge)


def draw_glow(canvas: Canvas, line: Line) -> None:
    """Draw a glow under a line of the map."""
    glow = {"stroke_opacity": near(0.5), **ROUND}
    canvas.path(line.path, stroke="#ffc928", stroke_width=WIDE + 26, **glow)
    canvas.path(line.path, stroke="{route-case}", stroke_width=WIDE + 15, **ROUND)
    canvas.path(line.path, stroke="#ffd34a", stroke_width=WIDE + 11, **ROUND)
    canvas.path(line.tip, fill="#ffd34a", stroke="#ffd34a", stroke_width=9, stroke_linejoin="round")
