"""Variants and readings of a game of the kit; any package can bring them by entry point."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hanse.core.game_words import GameWords
from hanse.core.spec import AnyStep
from hanse.core.types import Event, Move
from hanse.kit.table import Game

NO_WORDS = GameWords()


@dataclass(frozen=True)
class Variant[G: Game]:  # type: ignore[type-arg]
    """Rules that a table may add. `change` changes a new game before its first question.

    It changes the table, which also holds the numbers that the rules use, or the agenda, where it
    can put steps of its own.
    """

    name: str
    change: Callable[[G], None]
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    steps: tuple[type[AnyStep], ...] = ()
    seats: tuple[int, ...] = ()
    """The numbers of seats, if they differ from the game's."""
    excludes: tuple[str, ...] = ()
    """The variants that cannot be played together with this one."""
    rules: tuple[str, ...] = ()
    """The paragraphs of the rulebook that hold only with this variant."""
    words: GameWords = NO_WORDS
    """The variant's words, if it comes from another package than its game."""


@dataclass(frozen=True)
class Reading[G: Game]:  # type: ignore[type-arg]
    """An open question of the rules; each answer changes a new game. The default comes first."""

    name: str
    rules: tuple[str, ...]
    """The paragraphs of the rulebook that the question is about."""
    answers: Mapping[str, Callable[[G], None]]
    since: int = 1
    """The revision of the rules that introduced the reading."""
    words: GameWords = field(default=NO_WORDS)
    """The reading's words, if it comes from another package than its game."""


def unchanged(game: object) -> None:
    """Change nothing: the usual default answer of a reading."""
