"""The boards of the terminal: the package of a game's name in this folder, or a plain board."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from hanse.cli.board.drawing import Drawing
from hanse.cli.board.plain import PlainDrawing
from hanse.cli.board.terminal_board import TerminalBoard
from hanse.core.spec import AnySpec
from hanse.core.types import Event
from hanse.core.views import View
from hanse.games import GAMES
from hanse.match.story import Story


@cache
def board_of(game: str) -> TerminalBoard:
    """Return the board of a game; one that shows the parts of its views, if it has none."""
    package = f"hanse.cli.board.{game}"
    if find_spec(package) is None:
        return TerminalBoard(lambda view, story, heard: PlainDrawing(GAMES[game], view, story))
    board: TerminalBoard = import_module(package).BOARD
    return board


def make_drawing(spec: AnySpec, view: View, story: Story, heard: Sequence[Event] = ()) -> Drawing:
    """Return the drawing of a view for the viewer whom this story is told to."""
    return board_of(spec.about.name).draw(view, story, heard)
