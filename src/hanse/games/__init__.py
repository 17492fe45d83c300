"""The shelf: every game that can be played here, by name."""

from hanse.core.spec import GameSpec
from hanse.games import kogge, luebeck

GAMES: dict[str, GameSpec] = {spec.name: spec for spec in (kogge.SPEC, luebeck.SPEC)}
