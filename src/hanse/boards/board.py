"""The interface of a game's board as text, separate from the game's words.

Any: each board takes its own game's view and game, which belong together.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hanse.boards.drawing import Drawing
from hanse.core.game import Game
from hanse.core.types import Event
from hanse.words.story import Story

type ScoreRow = tuple[str, tuple[int, ...]]
"""A source of points, and the points of each seat from it."""


def no_scores(game: Game, story: Story) -> Iterable[ScoreRow]:
    """Return no rows, for a game that has only totals."""
    return ()


@dataclass(frozen=True)
class Board:
    """The displays of one game: the drawing of its views, and its scores."""

    draw: Callable[[Any, Story, Sequence[Event]], Drawing]
    """The drawing of a view for one viewer, with the events that reached them."""
    scores: Callable[[Any, Story], Iterable[ScoreRow]] = no_scores
    """The points of a finished game by source."""
