"""The interface of a game's board in text, separate from its words.

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
    """Return nothing: the game has only totals."""
    return ()


@dataclass(frozen=True)
class Board:
    """The drawing of one game, and its other displays."""

    draw: Callable[[Any, Story, Sequence[Event]], Drawing]
    """The drawing of a view for one viewer, with the events that reached them."""
    scores: Callable[[Any, Story], Iterable[ScoreRow]] = no_scores
    """Points of a finished game by source."""
