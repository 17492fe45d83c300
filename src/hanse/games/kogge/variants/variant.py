"""The type of a variant: rules in, rules out, and what it brings to the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hanse.core.rule_changes import Changes
from hanse.core.types import Event, Move
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.rule_fields import differences
from hanse.games.kogge.rules import Parts, Rules


@dataclass(frozen=True)
class Variant:
    """A switch. `forces` are answers of readings that it does not work without.

    `seats` says for how many it is, if not for as many as the game itself. It brings those along
    that it `implies`, and is itself brought by so many seats as `comes_with` says. Beside a variant
    it is `idle_with` it brings nothing. Parts of the default that it removes or replaces by its
    own are in `takes_out`; beside those it `leans_on` it puts its own, so they must be there.
    In the rulebook it `brings` paragraphs that hold only with it, and `changes` others.
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
    comes_with: int = 0
    takes_out: Parts = ()
    leans_on: Parts = ()
    brings: tuple[str, ...] = ()
    changes: Changes = field(default_factory=dict)

    def replaces(self) -> set[str]:
        """Return the fields that it sets anew; adding to parts does not count."""
        return differences(self.change(DEFAULT), DEFAULT)

    def needs(self) -> Parts:
        """Return the parts that must be there when it is put into the rules."""
        return (*self.takes_out, *self.leans_on)
