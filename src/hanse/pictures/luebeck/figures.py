"""Cogs with their crews, and the figures, as in the client's Cog.svelte and Figure.svelte."""

from collections.abc import Sequence

from hanse.pictures.canvas import Canvas
from hanse.pictures.luebeck.parts import Parts, Point

HATS = 5
FEW = 3
LEGIBLE = 13
TALL = 1.5
"""The height of a figure, by its width."""
COG_TALL = 1.083
BASELINE = 0.33


class Figures:
    """The figures and cogs of one picture."""

    def __init__(self, canvas: Canvas, parts: Parts, signs: Sequence[str]) -> None:
        self.canvas = canvas
        self.parts = parts
        self.signs = signs

    def figure(self, seat: int, corner: Point, size: float, what: str, sign: str) -> None:
        """Draw a figure in a box, with its player's letter if there is room for it."""
        (x, y), seats = corner, self.parts.seats
        colour = seats.colours[seat]
        look = {"c": colour, "e": seats.edges[seat], "k": seats.inks[seat]}
        name, piece = f"figure-{seat % HATS}", f"{what}:{seat}"
        self.canvas.place(name, (x, y, size, size * TALL), piece=piece, **look)
        if not sign or size * 0.65 < LEGIBLE:
            return
        font = max(LEGIBLE, size * 0.54)
        bottom, wide = y + size * TALL * 0.92, font * 0.62 * len(sign)
        self.canvas.rect((x + (size - wide) / 2, bottom - font, wide, font), rx=3, fill=colour)
        self.canvas.text(
            sign, x + size / 2, bottom - font / 2 + font * BASELINE, font, text_anchor="middle",
            fill=look["k"],
        )  # fmt: skip

    def cog(self, at: int, crew: Sequence[int], x: float, y: float) -> None:
        """Draw a cog with its number and crew."""
        size = self.parts.sizes.cog
        box = (x, y, size, size * COG_TALL)
        self.canvas.place("cog-back", box, piece=f"cog:{at}")
        self.number(at + 1, x, y, size)
        figure = size * (0.27 if len(crew) > FEW else 0.33)
        many = len(crew)
        closer = min(0.0, (size * 0.74 - figure * many) / (many - 1)) if many > 1 else 0.0
        lettered = many < 2 or figure + closer >= LEGIBLE
        left = x + size * 0.51 - (many * figure + (many - 1) * closer) / 2
        top = y + size * COG_TALL * 0.74 - figure * TALL
        for place, seat in enumerate(crew):
            sign = self.signs[seat] if lettered else ""
            self.figure(seat, (left + place * (figure + closer), top), figure, "figure", sign)
        self.canvas.place("cog-front", box)

    def number(self, number: int, x: float, y: float, size: float) -> None:
        """Draw the number on a cog's sail."""
        font = max(LEGIBLE, size * 0.22)
        wide, top = font * 0.5 * len(str(number)), y + size * COG_TALL * 0.135
        middle = x + size / 2
        self.canvas.rect((middle - wide / 2, top, wide, font), rx=2, fill="#fbf2db")
        self.canvas.text(
            str(number), middle, top + font / 2 + font * BASELINE, font, text_anchor="middle",
            fill="#2a1e12",
        )  # fmt: skip
