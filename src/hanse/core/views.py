"""Views: each viewer has one, and a view is made of named sections.

A section is either public or belongs to one seat.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from hanse.core.game import Game
from hanse.core.questions.shapes import Question
from hanse.core.steps import Step
from hanse.core.types import Refusal, Seat

type Sections = dict[str, Struct | None]
"""The parts of a view, by name."""


class Asked(Struct, frozen=True):
    """A seat's question: the ply at which it was put, its answers, and the refusals.

    If `ready`, the seat has answered in secret and may still change its answer.
    """

    id: int
    question: Question
    refusals: tuple[Refusal, ...] = ()
    ready: bool = False


class View(Protocol):
    """The knowledge of one seat or a spectator: a struct with one field for each section."""

    @property
    def asked(self) -> Asked | None: ...


class NowSeen(Protocol):
    """The state of a game in a view: its agenda, and the asked seats, each with a ply."""

    @property
    def agenda(self) -> Sequence[Step[Any]]: ...  # Any: the steps are those of the view's game
    @property
    def asked(self) -> Sequence[tuple[Seat, int]]: ...
    @property
    def ply(self) -> int: ...


class OwnSeen(Protocol):
    """The private part of a view; every game's contains at least the seat."""

    @property
    def seat(self) -> Seat: ...


class GameSeen(View, Protocol):
    """A view from which a game can be imagined; a spectator's view has no private part."""

    @property
    def now(self) -> NowSeen: ...
    @property
    def own(self) -> OwnSeen | None: ...


def resume_seen(game: Game, view: GameSeen) -> None:
    """Continue from this view; the game must already have the view's table.

    A question that the viewer has answered in secret and may still change stays open to change.
    """
    asked = list(view.now.asked)
    if view.own and view.asked and view.asked.ready:
        asked.append((view.own.seat, view.asked.id))
    game.resume(view.now.agenda, view.now.ply, asked)


def question_for(game: Game, seat: Seat) -> Asked | None:
    """Return the seat's question, or one that it has answered in secret and may still change."""
    question = game.asking.get(seat)
    if question is not None:
        return Asked(game.asked_at[seat], question, tuple(game.refusals(seat)))
    changing = game.agenda_changes().get(seat)
    return Asked(game.question_id(seat), changing, ready=True) if changing else None
