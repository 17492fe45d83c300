"""Interface of a game's part of the terminal, apart from its words.

Any: each takes the view, the game and the shapes of its own game, which go together.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from hanse.cli.board.drawing import Drawing
from hanse.cli.play.frames import Frame
from hanse.cli.play.seat_context import SeatContext
from hanse.core.game import Game
from hanse.core.types import Event, Move
from hanse.match.story import Story

type ScoreRow = tuple[str, tuple[int, ...]]
"""A source of points, and the points of each seat from it."""


class OwnShape(Protocol):
    """Prompt and parser for a question shape that only this game has."""

    def frame(self, context: SeatContext, option: Any) -> Frame:
        """Return what is shown first."""
        ...

    def mistakes(self, context: SeatContext, option: Any, move: Move) -> Iterator[str]:
        """Yield what is wrong with a move, said of the move itself."""
        ...


def no_scores(game: Game, story: Story) -> Iterable[ScoreRow]:
    """Return nothing: the game has only totals."""
    return ()


@dataclass(frozen=True)
class TerminalBoard:
    """Drawing of one game, and its other displays."""

    draw: Callable[[Any, Story, Sequence[Event]], Drawing]
    """The drawing of a view for one viewer, with what he was told."""
    scores: Callable[[Any, Story], Iterable[ScoreRow]] = no_scores
    """Points of a finished game by source."""
    shapes: Mapping[type[object], OwnShape] = field(default_factory=dict)
    """The shapes of question that only this game has."""
