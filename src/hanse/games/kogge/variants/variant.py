"""The type of a variant: a function from rules to rules, and its additions to the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from hanse.core.rule_changes import Changes
from hanse.core.types import Event, Move
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.rule_fields import differences
from hanse.games.kogge.rules import Parts, Rules


@dataclass(frozen=True)
class Variant:
    """A variant, on or off. `forces` lists answers of readings that it needs.

    `seats` lists its numbers of seats, if they differ from the game's. It brings along the variants
    that it `implies`; `comes_with` is the number of seats that brings it along itself. Next to a
    variant in `idle_with`, or by an answer in `idle_by`, it has no effect. `takes_out` lists parts
    of the default that it removes or replaces; `leans_on` lists parts that must be there because it
    adds its own next to them. In the rulebook, `brings` lists paragraphs that hold only with it,
    and `changes` paragraphs that it changes; `by_seats` has more changes for a number of seats.
    `joins` lists another variant's paragraphs that hold only together with this one.
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

    @cached_property  # asked for by each pair of variants of each setup that is tried
    def replaces(self) -> frozenset[str]:
        """The fields that it sets anew; adding to parts does not count."""
        return frozenset(differences(self.change(DEFAULT), DEFAULT))

    def needs(self) -> Parts:
        """Return the parts that must be there when it is put into the rules."""
        return (*self.takes_out, *self.leans_on)
