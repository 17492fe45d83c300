"""The picture of a link: a table's board as everybody may see it, next to its facts.

A table that has not begun shows a board of its setup, dealt with fixed dice: the real one is not
dealt yet.
"""

from collections.abc import Iterable
from textwrap import wrap

from hanse.core.dice import Dice
from hanse.core.records.record import Record, open_game
from hanse.core.types import SPECTATOR
from hanse.core.views import View
from hanse.games import GAMES
from hanse.pictures.canvas import Canvas, near
from hanse.pictures.plain import paint_text
from hanse.pictures.registry import picture_of
from hanse.pictures.scene import Scene
from hanse.server.limited_processes.messages import LinkPictureRequest

SIZE = WIDTH, HEIGHT = 1200, 630
COLUMN, MARGIN = 296, 28
"""The width of the column of facts, and the space around its words."""
FIRST, TITLE, LEAD, FACT, NAME = 96, 62, 32, 24, 28
"""The baseline of the title, and the sizes of the words."""
GAP, ROW, DISC = 18, 46, 15
LETTER = 0.46
"""The average width of a letter, as a fraction of its size."""
MAX_LINES, MAX_SEATS = 3, 6
COLOURS = ("#b8332a", "#23599c", "#28724a", "#dca915", "#2a2624", "#7b4ea3")
PALE, DARK, YELLOW = "#ffffff", "#2b2118", 3
KEY = bytes(32)


def link_picture(asked: LinkPictureRequest) -> str:
    """Return the picture as SVG."""
    scene = scene_of(asked)
    draw = picture_of(asked.game)
    board = draw(scene) if draw else paint_text(scene)
    canvas = Canvas(SIZE, {}, asked.title, scene)
    add_board(canvas, board)
    add_facts(canvas, asked)
    return canvas.svg()


def scene_of(asked: LinkPictureRequest) -> Scene:
    return Scene(asked.setup, view_of(asked), asked.names, language=asked.language)


def view_of(asked: LinkPictureRequest) -> View:
    """Return the spectators' view: the one sent along, or that of a game that begins."""
    spec = GAMES[asked.game]
    if asked.view:
        seen: View = spec.see.read_view(asked.view)
        return seen
    record = Record(asked.setup, (), [], asked.position, revision=spec.about.revision)
    begun: View = spec.see.view(open_game(record, spec, Dice(KEY)), SPECTATOR)
    return begun


def add_board(canvas: Canvas, board: Canvas) -> None:
    """Draw the board as large as it fits next to the facts, on a ground of paper."""
    (wide, high), room = board.size, WIDTH - COLUMN
    scale = min(room / wide, HEIGHT / high)
    left, top = COLUMN + (room - wide * scale) / 2, (HEIGHT - high * scale) / 2
    canvas.add(f'<g transform="translate({near(left)} {near(top)}) scale({scale:.4f})">')
    canvas.parts += board.parts
    canvas.add("</g>")
    # Coasts leave the board; paper hides them.
    right, bottom = left + wide * scale, top + high * scale
    for box in (
        (0, 0, left, HEIGHT), (right, 0, WIDTH - right, HEIGHT),
        (0, 0, WIDTH, top), (0, bottom, WIDTH, HEIGHT - bottom),
    ):  # fmt: skip
        canvas.rect(box, fill="{card}")


def add_facts(canvas: Canvas, asked: LinkPictureRequest) -> None:
    """Write the game, the invitation, the terms and the players below each other."""
    canvas.text(asked.title, MARGIN, FIRST, TITLE, fill="{card-ink}")
    y = add_lines(canvas, [asked.lead], FIRST + LEAD + GAP, LEAD)
    look = {"fill": "{soft}", "font_family": "{text}", "font_weight": "500"}
    y = add_lines(canvas, asked.terms, y + GAP, FACT, **look)
    seats = min(len(asked.names), MAX_SEATS)
    row = min(ROW, (HEIGHT - MARGIN - y) / seats)
    for seat in range(seats):
        add_player(canvas, seat, asked.names[seat] or asked.free, y + row * seat + DISC)


def add_lines(canvas: Canvas, texts: Iterable[str], y: float, size: int, **look: str) -> float:
    """Write texts in lines as wide as the column; return the baseline of the next line."""
    letters = letters_in(COLUMN - 2 * MARGIN, size)
    for text in texts:
        for line in wrap(text, letters, max_lines=MAX_LINES, placeholder=" …"):
            canvas.text(line, MARGIN, y, size, **({"fill": "{card-ink}"} | look))
            y += size * 1.2
    return y


def add_player(canvas: Canvas, seat: int, name: str, y: float) -> None:
    """Draw the sign of a player on a disc, and the name next to it."""
    colour = COLOURS[seat % len(COLOURS)]
    canvas.circle(MARGIN + DISC, y, DISC, fill=colour, stroke="{card-ink}", stroke_width=1.5)
    sign = canvas.scene.signs[seat]
    ink = DARK if seat == YELLOW else PALE
    canvas.text(sign, MARGIN + DISC, y + 6, 18, text_anchor="middle", fill=ink)
    left = MARGIN + 2 * DISC + 12
    letters = letters_in(COLUMN - left - MARGIN / 2, NAME)
    shown = name if len(name) <= letters else name[: letters - 1].rstrip() + "…"
    look = {"fill": "{card-ink}", "font_family": "{text}", "font_weight": "500"}
    canvas.text(shown, left, y + 9, NAME, **look)


def letters_in(width: float, size: int) -> int:
    return int(width / size / LETTER)
