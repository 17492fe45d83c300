"""The plate of a city: its name, roofs and shield, as in the client's Plate.svelte."""

from hanse.pictures.canvas import Canvas
from hanse.pictures.chart_marks import add_shadow
from hanse.pictures.luebeck.looks import Look
from hanse.pictures.luebeck.parts import Box, Parts

BORDER = 1.6
SIGN = 15


def draw_plate(
    canvas: Canvas, parts: Parts, box: Box, name: str, look: Look, *, mark: str, ring: str
) -> None:
    """Draw a plate; `mark` is a sign next to the name, `ring` a colour round the plate."""
    (x, y, w, h), sizes = box, parts.sizes
    add_shadow(canvas, x, y, w, h)
    if ring:
        canvas.rect(
            (x - 1.5, y - 1.5, w + 3, h + 3), rx=8.5, fill="none", stroke=ring, stroke_width=3
        )
    wide, high = sizes.sky * 2.4, sizes.sky
    middle = x + BORDER + (w - 2 * BORDER) * 0.54
    canvas.place(
        look.skyline, (middle - wide / 2, y + BORDER + 1 - high, wide, high), ink="{card-edge}"
    )
    canvas.rect(
        (x + 0.8, y + 0.8, w - 1.6, h - 1.6),
        rx=6.2,
        fill="url(#paper)",
        stroke="{card-edge}",
        stroke_width=BORDER,
    )
    left = x + BORDER + sizes.shield * 0.66 + 3
    canvas.text(name, left, y + h / 2 + sizes.name * 0.31, sizes.name, fill="{card-ink}")
    if mark:
        corner = (x + w - BORDER - 5 - SIGN, y + (h - SIGN) / 2)
        canvas.place(f"i-{mark}", (*corner, SIGN, SIGN), ink="{card-edge}")
    draw_shield(canvas, parts, look, x + BORDER - sizes.shield * 0.42, y + h / 2)


def draw_shield(canvas: Canvas, parts: Parts, look: Look, x: float, middle: float) -> None:
    size = parts.sizes.shield
    high = size * 1.15
    y = middle - high / 2
    own = {"c": look.colour, "k": look.ink, "ink": look.ink}
    canvas.place("shield", (x, y, size, high), piece=f"arms:{look.arms or look.sign}", **own)
    centre = (x + size / 2, y + high * (0.14 + 0.27))
    if look.arms:
        wide, tall = size * 0.6, size * 0.62
        canvas.place(look.arms, (centre[0] - wide / 2, centre[1] - tall / 2, wide, tall), **own)
    else:
        font = size * 0.5
        canvas.text(
            look.sign, centre[0], centre[1] + font * 0.33, font, text_anchor="middle", fill=look.ink
        )
