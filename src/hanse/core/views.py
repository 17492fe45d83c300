"""What is shown: each viewer has a view, and a view is made of named sections.

Sections are public, or one seat's own.
"""

from typing import Protocol

from msgspec import Struct

from hanse.core.game import Game
from hanse.core.shapes import Question
from hanse.core.types import Refusal, Seat

type Sections = dict[str, Struct | None]
"""The parts of a view, by name."""


class Asked(Struct, frozen=True):
    """A seat's question: the ply at which it was put, its answers, and what is not among them."""

    id: int
    question: Question
    refusals: tuple[Refusal, ...] = ()
    ready: bool = False


class View(Protocol):
    """What one seat, or a spectator, may know: a struct with one field for each section."""

    @property
    def asked(self) -> Asked | None: ...


def asked(game: Game, seat: Seat) -> Asked | None:
    """Return the seat's question, also one that it has answered in secret and may still change."""
    question = game.asking.get(seat)
    if question is not None:
        return Asked(game.asked_at[seat], question, tuple(game.refusals(seat)))
    changing = game.agenda_changes().get(seat)
    return Asked(game.question_id(seat), changing, ready=True) if changing else None
