"""The score track round the board, as in the client's Track.svelte."""

from collections.abc import Sequence

from hanse.pictures.canvas import Canvas
from hanse.pictures.luebeck.figures import Figures
from hanse.pictures.luebeck.parts import Box, Parts

PAWN = 24


def draw_cells(canvas: Canvas, parts: Parts) -> None:
    """Draw the cells with their numbers."""
    for at, (x, y, w, h) in enumerate(parts.cells):
        ten = at % 10 == 0
        face = "{card-edge}" if ten else "{card-2}" if at % 2 else "{land}"
        canvas.rect((x, y, w, h), fill=face, stroke="{chart-ink}", stroke_width=0.8)
        font = parts.thick * (0.54 if ten else 0.46)
        canvas.text(
            str(at), x + w / 2, y + h / 2 + font * 0.34, font, text_anchor="middle",
            fill="{card}" if ten else "{card-ink}", opacity=0.8 if at % 5 else 1,
        )  # fmt: skip


def draw_pawns(figures: Figures, scores: Sequence[int]) -> None:
    """Draw each player's pawn; several on a cell stand side by side."""
    canvas, parts = figures.canvas, figures.parts
    cells = [score % len(parts.cells) for score in scores]
    for seat, score in enumerate(scores):
        same = [one for one, cell in enumerate(cells) if cell == cells[seat]]
        x, y = spot_of(parts, parts.cells[cells[seat]], same.index(seat), len(same))
        left, top = x - PAWN / 2, y - PAWN * 1.14
        figures.figure(seat, (left, top), PAWN, "pawn", figures.signs[seat])
        if rounds := score // len(parts.cells):
            more = f"{'+' if rounds > 0 else '−'}{abs(rounds) * len(parts.cells)}"
            draw_rounds(canvas, parts, seat, (x, top), more)


def spot_of(parts: Parts, cell: Box, at: int, many: int) -> tuple[float, float]:
    """Return the foot of one of several pawns on a cell; all stand within the board."""
    wide, high = parts.size
    step = PAWN * 0.62
    half = ((many - 1) * step + PAWN) / 2
    middle = max(half, min(wide - half, cell[0] + cell[2] / 2))
    x = middle + (at - (many - 1) / 2) * step
    return x, min(high - 4, cell[1] + cell[3] * 0.78 + 2)


def draw_rounds(
    canvas: Canvas, parts: Parts, seat: int, head: tuple[float, float], more: str
) -> None:
    """Draw the points by which a pawn has gone round the track."""
    wide, (middle, top) = 10 + 7 * len(more), head
    x = max(0, min(parts.size[0] - wide, middle - wide / 2))
    canvas.rect(
        (x + 0.5, top - 5.5, wide - 1, 15), rx=7, fill=parts.seats.colours[seat], stroke="#fff"
    )
    canvas.text(
        more, x + wide / 2, top + 6.5, 13, text_anchor="middle", fill=parts.seats.inks[seat],
        font_family="{text}",
    )  # fmt: skip
