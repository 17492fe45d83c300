"""Marks that all charts share: shadows, the dark edge, and the lines to harbours."""

from hanse.pictures.canvas import Canvas, near

SHADOW = (
    '<filter id="shadow" x="-20%" y="-20%" width="140%" height="160%">'
    '<feGaussianBlur stdDeviation="3"/></filter>'
    '<linearGradient id="paper" x2="0" y2="1"><stop offset="0" stop-color="{card}"/>'
    '<stop offset="1" stop-color="{card-2}"/></linearGradient>'
)
EDGE = 22
NEAR = 8
"""The distance below which a harbour needs no line."""


def add_ground(canvas: Canvas, ground: str, w: float, h: float) -> None:
    """Draw the sea and land; their size is written out, so that they can be part of a picture."""
    canvas.add(
        ground.replace('width="100%" height="100%"', f'width="{near(w)}" height="{near(h)}"')
    )


def add_shadow(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Draw the shadow of a card."""
    canvas.rect((x, y + 3, w, h), rx=8, fill="#0f0a04", fill_opacity=0.42, filter="url(#shadow)")


def add_vignette(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Darken the edges of a chart a little."""
    sides = (
        ("west", x, y, EDGE, h, 'x1="0" x2="1"'),
        ("east", x + w - EDGE, y, EDGE, h, 'x1="1" x2="0"'),
        ("north", x, y, w, EDGE, 'x1="0" x2="0" y1="0" y2="1"'),
        ("south", x, y + h - EDGE, w, EDGE, 'x1="0" x2="0" y1="1" y2="0"'),
    )  # fmt: skip
    for name, left, top, wide, high, way in sides:
        canvas.add(
            f'<linearGradient id="{name}" {way}><stop stop-color="#1e0f00" stop-opacity=".24"/>'
            f'<stop offset="1" stop-color="#1e0f00" stop-opacity="0"/></linearGradient>'
        )
        canvas.rect((left, top, wide, high), fill=f"url(#{name})")


def add_frame(canvas: Canvas, w: float, h: float) -> None:
    """Draw the striped frame of a chart."""
    for d in (f"M0,2.5H{near(w)}", f"M0,{near(h - 2.5)}H{near(w)}",
              f"M2.5,0V{near(h)}", f"M{near(w - 2.5)},0V{near(h)}"):  # fmt: skip
        canvas.path(d, stroke="{land}", stroke_width=5)
        canvas.path(d, stroke="{chart-ink}", stroke_width=5, stroke_dasharray="28")


def add_leader(
    canvas: Canvas, box: tuple[float, float, float, float], harbour: tuple[float, float]
) -> None:
    """Draw a dotted line from a place on the board to its harbour on the coast."""
    (x, y, w, h), (px, py) = box, harbour
    cx, cy = max(x, min(px, x + w)), max(y, min(py, y + h))
    if (px - cx) ** 2 + (py - cy) ** 2 <= NEAR**2:
        return
    canvas.path(
        f"M{near(cx)},{near(cy)}L{near(px)},{near(py)}",
        stroke="{card-edge}", stroke_width=1.6, stroke_dasharray="2 3",
    )  # fmt: skip
    canvas.circle(px, py, 4.5, fill="{go}", stroke="{card}", stroke_width=1.6)
