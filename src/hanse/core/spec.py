"""What a game must offer to be played here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.shapes import Question
from hanse.core.steps import Step
from hanse.core.types import Counts, Event, Move, Refusal, Seat


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


type Sections = dict[str, Struct | None]


@dataclass(frozen=True)
class Choosable:
    """A reading: one open question of the rules with named answers, the default first."""

    name: str
    rules: tuple[str, ...]
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    rounds: int


@dataclass(frozen=True)
class GameSpec:
    """A game on the shelf. Nothing outside its folder knows more of it than this."""

    name: str
    seats: range
    editions: tuple[str, ...]
    readings: tuple[Choosable, ...]
    variants: tuple[str, ...]
    moves: tuple[type[Move], ...]
    events: tuple[type[Event], ...]
    steps: tuple[type[Step[Any]], ...]
    most_rounds: int
    new: Callable[[Setup, Dice], Any]
    view: Callable[[Any, Seat], Any]
    public: Callable[[Any], Sections]
    private: Callable[[Any, Seat], Sections]
    imagine: Callable[[Any, Dice], Any]
    read_view: Callable[[bytes], Any]
    read_move: Callable[[bytes], Move]
    position: Callable[[Any], bytes]
    from_position: Callable[[bytes, Dice], Any]
    pieces: Callable[[Any], dict[str, Counts]]
    hidden: Callable[[Any, Seat], dict[str, object]]
    outcome: Callable[[Any], Outcome | None]
