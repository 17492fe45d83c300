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
"""A value that the viewer may not know, or one that is missing."""

type Fact = str | int
type Shown = tuple[Fact, int | None]
"""The text of a value, and the number by which a sentence may choose its form."""


class Phrasebook(Protocol):
    """The phrases of one game in one language, among its players."""

    @property
    def setup_names(self) -> object | None:
        """The names that this table's setup brings, as `GameWords.setup_names` found them."""
        ...

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """The names of things that the rules know by number, by their table."""
        ...

    def name(self, table: str, number: int, **facts: Fact) -> str:
        """Return the name of a thing."""
        ...

    def count_phrase(self, table: str, number: int, count: int) -> str:
        """Return a number of things with their name: 2 ore."""
        ...

    def phrase(self, name: str, **facts: Fact) -> str:
        """Return one of the small phrases that a game's sentences are made of."""
        ...

    def player(self, seat: Seat) -> str:
        """Return the name of the player in this seat; *you* for the reader."""
        ...

    def is_reader(self, seat: Seat) -> bool:
        """Return whether the player in this seat reads the sentence."""
        ...

    def points(self, seat: Seat, points: int) -> str:
        """Return a player with their points."""
        ...

    def list_phrase(self, items: Iterable[str]) -> str:
        """Return a list of items as a phrase: ore, fur and amber."""
        ...


type Kind = Callable[..., Shown]
"""A function that shows a value: (phrases, value, words after a colon …, another field)."""


def no_setup_names(setup: Setup) -> object | None:
    """Return nothing: the game's pieces are always the same."""
    return None


@dataclass(frozen=True)
class GameWords:
    """The package of a game's words, and the kinds of fields that only this game has.

    Both places are paths inside the package, so that a game brings its own from anywhere.
    """

    package: str = ""
    """The package that holds the files; if empty, the game has no words of its own."""
    texts: str = "words/{language}"
    """The folder of one language, with its Fluent files."""
    lexicon: str = "words/lexicon.toml"
    """The kinds of the fields in its moves and events."""
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """Functions that show values, by kind; they take precedence over those for all games."""
    by_another: frozenset[str] = frozenset()
    """Kinds that need another field to be shown, the one they name behind the colon."""
    more: Mapping[str, Callable[[Phrasebook, int], dict[str, Fact]]] = field(default_factory=dict)
    """Additional facts of a kind, by the suffix of the field's name."""
    things: Mapping[str, Callable[[Phrasebook, int], str]] = field(default_factory=dict)
    """The name of one thing in a bag, by the kind of the bag; otherwise it is shown as a bag."""
    setup_names: Callable[[Setup], object | None] = no_setup_names
    """Names that a setup brings along and numbers, such as the cards of a deck."""
