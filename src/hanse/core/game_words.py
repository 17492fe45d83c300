"""A game's own words: the package that holds them, and the kinds of fields that only it has.

A sentence is made of facts. Most fields of a move or event give two facts: the text to show, and
the number that selects the form of the sentence.
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
"""The text of a value, and the number that selects the form of the sentence, if there is one."""


class Phrasebook(Protocol):
    """The phrases of one game in one language, with the names of its players."""

    @property
    def setup_names(self) -> object | None:
        """The names from this table's setup, as `GameWords.setup_names` returned them."""
        ...

    @property
    def names(self) -> Mapping[str, tuple[str, ...]]:
        """Tables of the names of things that the rules know by number."""
        ...

    def name(self, table: str, number: int, **facts: Fact) -> str:
        """Return the name of a thing."""
        ...

    def count_phrase(self, table: str, number: int, count: int) -> str:
        """Return a number of things with their name, such as: 2 cards."""
        ...

    def phrase(self, name: str, **facts: Fact) -> str:
        """Return one of the small phrases from which a game's sentences are made."""
        ...

    def player(self, seat: Seat) -> str:
        """Return the name of the player in this seat; *you* for the reader."""
        ...

    def is_reader(self, seat: Seat) -> bool:
        """Return whether the reader of the sentence sits in this seat."""
        ...

    def points(self, seat: Seat, points: int) -> str:
        """Return a player's name with their points."""
        ...

    def list_phrase(self, items: Iterable[str]) -> str:
        """Return a list of items as a phrase, such as: a, b and c."""
        ...


type Kind = Callable[..., Shown]
"""A function that shows a value, given (phrases, value, words after a colon …, another field)."""


def no_setup_names(setup: Setup) -> object | None:
    """Return None, for a game whose pieces are always the same."""
    return None


@dataclass(frozen=True)
class GameWords:
    """The package of a game's words, and the kinds of fields that only this game has.

    `texts` and `lexicon` are paths inside the package, which may be installed anywhere.
    """

    package: str = ""
    """The package that holds the files; if empty, the game has no words of its own."""
    texts: str = "words/{language}"
    """The folder with the Fluent files of one language."""
    lexicon: str = "words/lexicon.toml"
    """The file that names the kind of each field in the game's moves and events."""
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """Functions that show values, by kind; they take precedence over those for all games."""
    by_another: frozenset[str] = frozenset()
    """Kinds that also need the value of another field, which they name after the colon."""
    more: Mapping[str, Callable[[Phrasebook, int], dict[str, Fact]]] = field(default_factory=dict)
    """Functions by kind that return additional facts, each by the suffix of its name."""
    things: Mapping[str, Callable[[Phrasebook, int], str]] = field(default_factory=dict)
    """Functions that name one thing of a bag, by the bag's kind; others are shown as a bag."""
    setup_names: Callable[[Setup], object | None] = no_setup_names
    """A function that returns the names that a setup supplies, such as the cards of a deck."""
