"""The registry: every game that can be played here, by name.

Each package in this folder is a game and has its `SPEC`. An installed package adds one by an entry
point of the group `hanse.games`, whose name is the game's and which leads to its `GameSpec`.
"""

from importlib import import_module
from pkgutil import iter_modules

from hanse.core.registry import Registry
from hanse.core.spec import AnySpec, GameSpec

GROUP = "hanse.games"


def take_game(name: str, found: object) -> AnySpec:
    """Return what an entry point of this name leads to, if it is such a game."""
    if not isinstance(found, GameSpec):
        raise TypeError(f"{type(found).__name__} is no GameSpec")
    if found.about.name != name:
        raise ValueError(f"the game calls itself {found.about.name}")
    return found


def own_games() -> dict[str, AnySpec]:
    """Return the games in this folder."""
    packages = [import_module(f"{__name__}.{one.name}") for one in iter_modules(__path__)]
    specs = [take_game(package.__name__.rpartition(".")[2], package.SPEC) for package in packages]
    return {spec.about.name: spec for spec in specs}


OWN = own_games()
GAMES: dict[str, AnySpec] = Registry(OWN, GROUP, take_game)
