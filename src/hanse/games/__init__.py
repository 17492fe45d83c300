"""The registry: every game that can be played here, by name."""

from hanse.core.spec import AnySpec
from hanse.games import kogge, luebeck

GAMES: dict[str, AnySpec] = {spec.about.name: spec for spec in (kogge.SPEC, luebeck.SPEC)}
