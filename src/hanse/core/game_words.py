"""A game's own words: the package that holds them, and the kinds of fields that only it has.

A sentence is made of facts. Most fields of a move or event give two: the text to be read, and the
number by which the sentence can choose its form.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from hanse.core.setup import Setup
from hanse.core.types import Seat

UNKNOWN = -1
"""What a viewer is not told, or what is not there."""

type Fact = str | int
type Shown = tuple[Fact, int | None]
"""The text of a value, and the number by which a sentence may choose its form."""


class Phrasebook(Protocol):
    """The phrases of one game in one language, among its players."""

    @property
    def given(self) -> object | None:
        """The names that this table's setup brings itself, as `GameWords.given` found them."""
        ...

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """The names of things that the rules know by number, by their table."""
        ...

    def name(self, table: str, number: int, **facts: Fact) -> str:
        """Return what a thing is called."""
        ...

    def counted(self, table: str, number: int, count: int) -> str:
        """Return so many of a thing: 2 ore."""
        ...

    def phrase(self, name: str, **facts: Fact) -> str:
        """Return one of the small phrases that a game's sentences are made of."""
        ...

    def player(self, seat: Seat) -> str:
        """Return the name of whoever sits there."""
        ...

    def points(self, seat: Seat, points: int) -> str:
        """Return a player with his points."""
        ...

    def listed(self, items: Iterable[str]) -> str:
        """Return these, those and others."""
        ...


type Kind = Callable[..., Shown]
"""Shows a value: (phrases, value, words behind a colon …, the field that is looked up besides)."""


def nothing_given(setup: Setup) -> object | None:
    """Return nothing: the game's pieces are always the same."""
    return None


@dataclass(frozen=True)
class GameWords:
    """The package of a game's words, and the kinds of fields that only this game has.

    Both places are paths inside the package, so that a game brings its own from anywhere.
    """

    package: str = ""
    """The package that holds the files; without one the game has no words of its own."""
    texts: str = "words/{language}"
    """The folder of one language, with its Fluent files."""
    lexicon: str = "words/lexicon.toml"
    """What the fields of its moves and events hold."""
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """How values are shown, by the names of their kinds; they come before those of all games."""
    by_another: frozenset[str] = frozenset()
    """Kinds that need another field to be shown, the one they name behind the colon."""
    more: Mapping[str, Callable[[Phrasebook, int], dict[str, Fact]]] = field(default_factory=dict)
    """Further facts of a kind, by what is put behind the name of the field."""
    things: Mapping[str, Callable[[Phrasebook, int], str]] = field(default_factory=dict)
    """One thing out of a bag by its name, by the kind of the bag; else it is shown as a bag."""
    given: Callable[[Setup], object | None] = nothing_given
    """What a setup brings with it and numbers by itself, such as the cards of a deck."""
