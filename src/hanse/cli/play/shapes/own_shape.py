"""The interface of a prompt for a question shape that only one game has.

Any: each prompt takes the options of its own shape.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from hanse.cli.play.frames import Frame
from hanse.cli.play.seat_context import SeatContext
from hanse.core.questions.shapes import Option
from hanse.core.types import Move


class OwnShape(Protocol):
    """A prompt and parser for a question shape that only one game has."""

    def frame(self, context: SeatContext, option: Any) -> Frame:
        """Return the first frame for this option."""
        ...

    def mistakes(self, context: SeatContext, option: Any, move: Move) -> Iterator[str]:
        """Yield a sentence for each mistake in a move."""
        ...


@cache
def shapes_of(game: str) -> dict[type[object], OwnShape]:
    """Return the prompts for a game's own shapes; none if it has no package here."""
    package = f"hanse.cli.play.shapes.{game}"
    if find_spec(package) is None:
        return {}
    shapes: dict[type[object], OwnShape] = import_module(package).SHAPES
    return shapes


def own_shape(context: SeatContext, option: Option) -> OwnShape | None:
    """Return the prompt for this option if only its game has such a shape, else None."""
    return shapes_of(context.spec.about.name).get(type(option))
