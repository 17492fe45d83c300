"""What a game must offer to be played here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.dice import Dice
from hanse.core.game_words import GameWords
from hanse.core.notation.codecs import Codec
from hanse.core.notation.moves import Notation
from hanse.core.setup import Setup
from hanse.core.shapes import Question
from hanse.core.steps import Step
from hanse.core.types import Addressed, Counts, Event, Move, Refusal, Seat


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
class ReadingInfo:
    """A reading: one open question of the rules with named answers, the default first."""

    name: str
    rules: tuple[str, ...]
    answers: tuple[str, ...]
    since: int = 1
    """The revision of the rules that brought it; games begun before have its first answer."""


@dataclass(frozen=True)
class VariantInfo:
    """A variant, and the moves, events and steps that there are only with it."""

    name: str
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    steps: tuple[type[Step[Any]], ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    rounds: int


def first_answer(game: Any, seat: Seat) -> Move:
    """The first answer on the list."""
    move: Move = next(game.asking[seat].moves())
    return move


def nothing(told: Sequence[Addressed]) -> bool:
    """Nothing is ever revealed but by draws."""
    return False


@dataclass(frozen=True)
class GameSpec:
    """A game on the shelf. Nothing outside its folder knows more of it than this."""

    name: str
    seats: range
    """Every number of seats that there can be, with whatever variants."""
    editions: tuple[str, ...]
    readings: tuple[ReadingInfo, ...]
    variants: tuple[VariantInfo, ...]
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
    counts: Callable[[Any], dict[str, Sequence[int]]]
    """How many lie where, by the name of the place; nowhere may there be fewer than none."""
    hidden: Callable[[Any, Seat], dict[str, object]]
    outcome: Callable[[Any], Outcome | None]
    seats_with: Callable[[Sequence[str]], tuple[int, ...]]
    """For how many a game with these variants is; for nobody, if they do not go together."""
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """How each edition answers readings, where that is not the default."""
    endings: tuple[str, ...] = ()
    """All that `Outcome.by` can be."""
    revision: int = 1
    """Raised when the same key and answers would draw otherwise than before. Written in records."""
    data: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    """Files that a player may put in, by name: what a setup carries for the text of such a file."""
    notation: Notation = field(default_factory=Notation)
    """Its moves as text."""
    layout: Mapping[str, Codec] = field(default_factory=dict)
    """How the parts of its positions are written, by their names."""
    words: GameWords = field(default_factory=GameWords)
    """Where its words stand, and how its own kinds of fields are shown."""
    round: Callable[[Any], int] = lambda game: 0
    """Which round is being played; 0 before the first, or where there are none."""
    irreversible: Callable[[Sequence[Addressed]], bool] = nothing
    """Did what an answer told show somebody more than the answer itself? (G-78)"""
    forecast: Callable[[Any], Sequence[Event]] = lambda game: ()
    """What would follow now if those who are asked added nothing, such as another bid."""
    default_answer: Callable[[Any, Seat], Move] = first_answer
    """What is answered for a seat that does not answer. (G-61)"""

    def as_begun(self, setup: Setup, revision: int) -> Setup:
        """Return the setup of a game begun by this revision, which knew no later reading."""
        told = {**self.presets.get(setup.edition, {}), **dict.fromkeys(dict(setup.readings), "")}
        later = [r for r in self.readings if r.since > revision and told.get(r.name)]
        if not later:
            return setup
        first = tuple((reading.name, reading.answers[0]) for reading in later)
        return replace(setup, readings=(*setup.readings, *first))

    def usual_seats(self, variants: Sequence[str] = ()) -> int:
        """As many as can, if possible as many as without variants."""
        fit, plain = self.seats_with(variants), self.seats_with(())
        return max([seats for seats in fit if seats in plain] or fit or plain)
