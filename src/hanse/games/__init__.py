"""The registry: every game that can be played here, by name.

An installed package adds one by an entry point of the group `hanse.games`, whose name is the game's
and which leads to its `GameSpec`.
"""

from hanse.core.registry import Registry
from hanse.core.spec import AnySpec, GameSpec
from hanse.games import kogge, luebeck

GROUP = "hanse.games"


def take_game(name: str, found: object) -> AnySpec:
    """Return what an entry point of this name leads to, if it is such a game."""
    if not isinstance(found, GameSpec):
        raise TypeError(f"{type(found).__name__} is no GameSpec")
    if found.about.name != name:
        raise ValueError(f"the game calls itself {found.about.name}")
    return found


OWN: dict[str, AnySpec] = {spec.about.name: spec for spec in (kogge.SPEC, luebeck.SPEC)}
GAMES: dict[str, AnySpec] = Registry(OWN, GROUP, take_game)
