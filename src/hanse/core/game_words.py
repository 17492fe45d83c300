"""A game's own words: the package that holds them, and the kinds of fields that only it has.

A sentence is made of facts. Most fields of a move or event give two facts: the text to show, and
the number that selects the form of the sentence.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

from hanse.core.setup import Setup
from hanse.core.types import Seat

UNKNOWN = -1
"""A value that the viewer may not know, or one that is missing."""

ANY_LANGUAGE = ""
"""The key of messages that are the same in every language."""

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


MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.M)


def messages_of(text: str, group: str) -> str:
    """Return the messages of a Fluent text whose keys begin with this word."""
    starts = [found.start() for found in MESSAGE.finditer(text)]
    parts = [text[a:b] for a, b in pairwise([*starts, len(text)])]
    return "\n".join(part for part in parts if re.match(rf"{group}[ -]", part))


def no_setup_names(setup: Setup) -> object | None:
    """Return None, for a game whose pieces are always the same."""
    return None


@dataclass(frozen=True)
class GameWords:
    """The package of a game's words, and the kinds of fields that only this game has.

    `texts` and `lexicon` are paths inside the package, which may be installed anywhere. A small
    game needs no files: `messages`, `names`, `fields` and `refusals` hold the same as they do.
    """

    package: str = ""
    """The package that holds the files; if empty, there are none."""
    texts: str = "words/{language}"
    """The folder with the Fluent files of one language."""
    lexicon: str = "words/lexicon.toml"
    """The file that names the kind of each field in the game's moves and events."""
    messages: Mapping[str, str] = field(default_factory=dict)
    """Fluent texts by language; the text under `ANY_LANGUAGE` holds in every language."""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Tables of names, in addition to those in the lexicon."""
    fields: Mapping[str, str] = field(default_factory=dict)
    """The kinds of fields that the lexicon does not list."""
    refusals: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The names of the numbers in refusals, in addition to those in the lexicon."""
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

    def is_empty(self) -> bool:
        """Return whether there are no sentences at all."""
        return not self.package and not self.messages
