"""Registry of boards: the package named after a game in this folder, or else a plain board."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from hanse.boards.board import Board
from hanse.boards.drawing import Drawing
from hanse.boards.plain import PlainDrawing
from hanse.core.spec import AnySpec
from hanse.core.types import Event
from hanse.core.views import View
from hanse.games import GAMES
from hanse.words.story import Story


@cache
def board_of(game: str) -> Board:
    """Return the board of a game, or one that shows the parts of its views."""
    package = f"hanse.boards.{game}"
    if find_spec(package) is None:
        return Board(lambda view, story, heard: PlainDrawing(GAMES[game], view, story))
    board: Board = import_module(package).BOARD
    return board


def make_drawing(spec: AnySpec, view: View, story: Story, heard: Sequence[Event] = ()) -> Drawing:
    """Return the drawing of a view for the viewer of this story."""
    return board_of(spec.about.name).draw(view, story, heard)
