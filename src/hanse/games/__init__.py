"""The shelf: every game that can be played here, by name."""

from hanse.core.spec import GameSpec
from hanse.games import kogge

GAMES: dict[str, GameSpec] = {kogge.SPEC.name: kogge.SPEC}
