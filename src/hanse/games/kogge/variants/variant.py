"""The type of a variant: a function from rules to rules, and its additions to the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from hanse.core.game_words import GameWords
from hanse.core.rule_changes import Changes
from hanse.core.types import Event, Move
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.rule_fields import differences
from hanse.games.kogge.rules import Parts, Rules

NO_WORDS = GameWords()


@dataclass(frozen=True)
class Variant:
    """A variant, on or off. `forces` lists the answers to readings that it needs.

    `seats` lists its numbers of seats, if they differ from the game's. A variant adds those that it
    `implies`; a table with `comes_with` seats adds it automatically. It has no effect together with
    a variant in `idle_with` or an answer in `idle_by`. `takes_out` lists parts of the default that
    it removes or replaces; `leans_on` lists parts next to which it adds its own. In the
    rulebook, `brings` lists paragraphs that hold only with this variant, and `changes` holds its
    changes to others; `by_seats` has more changes for a number of seats. `joins` lists another
    variant's paragraphs that hold only together with this one.
    """

    name: str
    change: Callable[[Rules], Rules]
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    steps: tuple[type, ...] = ()
    forces: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[int, ...] = ()
    implies: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    idle_with: tuple[str, ...] = ()
    idle_by: Mapping[str, str] = field(default_factory=dict)
    comes_with: int = 0
    takes_out: Parts = ()
    leans_on: Parts = ()
    brings: tuple[str, ...] = ()
    changes: Changes = field(default_factory=dict)
    by_seats: Mapping[int, Changes] = field(default_factory=dict)
    joins: tuple[str, ...] = ()
    words: GameWords = NO_WORDS
    """The variant's words, if another package brings it."""

    @cached_property  # needed for every pair of variants in every setup checked
    def replaces(self) -> frozenset[str]:
        """Return the names of the fields that this variant sets, not those it only adds to."""
        return frozenset(differences(self.change(DEFAULT), DEFAULT))

    def needs(self) -> Parts:
        """Return the parts that the rules must have before this variant changes them."""
        return (*self.takes_out, *self.leans_on)
