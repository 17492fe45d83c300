"""The picture of a game without a drawn board: the lines of its board in text."""

from hanse.boards.registry import make_drawing
from hanse.games import GAMES
from hanse.pictures.canvas import Canvas
from hanse.pictures.scene import Scene

WIDTH = 80
"""The width of the text, in characters."""
LINE, LETTER, MARGIN = 20, 8.6, 16


def paint_text(scene: Scene) -> Canvas:
    """Return the board in text as a picture."""
    drawing = make_drawing(GAMES[scene.setup.game], scene.view, scene.story)
    lines = [drawing.headline(), *map(str, drawing.board(WIDTH))]
    size = (WIDTH * LETTER + 2 * MARGIN, (len(lines) + 1) * LINE + MARGIN)
    canvas = Canvas(size, {}, lines[0], scene)
    canvas.rect((0, 0, *size), fill="{card}")
    look = {"fill": "{card-ink}", "font_family": "monospace", "font_weight": "400"}
    for row, line in enumerate(lines):
        canvas.text(line.rstrip(), MARGIN, MARGIN + (row + 1) * LINE, 14, **look)
    canvas.parts = [part.replace("<text ", '<text xml:space="preserve" ') for part in canvas.parts]
    return canvas
