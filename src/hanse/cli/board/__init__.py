"""The boards, one drawing for each game."""

from collections.abc import Callable, Sequence
from typing import Any

from hanse.cli.board.drawing import Drawing, Plainly
from hanse.cli.board.kogge import KoggeBoard
from hanse.cli.board.luebeck import LuebeckBoard
from hanse.core.spec import AnySpec
from hanse.core.types import Event
from hanse.match.story import Story

__all__ = ["Drawing", "drawn"]

DRAWINGS: dict[str, Callable[[Any, Story, Sequence[Event]], Drawing]] = {
    "kogge": KoggeBoard,
    "luebeck": LuebeckBoard,
}


def drawn(spec: AnySpec, view: Any, story: Story, heard: Sequence[Event] = ()) -> Drawing:
    """The drawing of a view for the viewer whom this story is told to, with what he was told."""
    if spec.about.name in DRAWINGS:
        return DRAWINGS[spec.about.name](view, story, heard)
    return Plainly(spec, view, story)
