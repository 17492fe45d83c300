"""What a variant is: rules in, rules out, and what it brings to the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields

from hanse.core.types import Event, Move
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.rules import PARTS, Rules


@dataclass(frozen=True)
class Variant:
    """A switch. `forces` are answers of readings that it does not work without.

    `seats` says for how many it is, if not for as many as the game itself. It brings those along
    that it `implies`, and is itself brought by so many seats as `comes_with` says. Beside a variant
    it is `idle_with` it brings nothing.
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

    def replaces(self) -> set[str]:
        """The fields that it sets anew; adding to parts does not count."""
        changed = self.change(DEFAULT)
        names = [f.name for f in fields(Rules) if f.name not in PARTS]
        return {name for name in names if getattr(changed, name) != getattr(DEFAULT, name)}
