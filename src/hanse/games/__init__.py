"""The registry of all playable games, by name.

Each package in this folder is a game and defines its `SPEC`. An installed package can add a game
with an entry point in the group `hanse.games`: it has the game's name and leads to the `GameSpec`.
"""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from warnings import warn_explicit

from hanse.core.packages.extensions import GameSource
from hanse.core.packages.missing_words import warn_of_faults
from hanse.core.registry import BrokenPlugin, Registry
from hanse.core.spec import AnySpec, GameSpec

GROUP = "hanse.games"


def take_game(name: str, found: object) -> AnySpec:
    """Return `found` if it is a game of this name; otherwise raise TypeError or ValueError."""
    spec = found.make_spec() if isinstance(found, GameSource) else found
    if not isinstance(spec, GameSpec):
        raise TypeError(f"{type(found).__name__} is no GameSpec")
    if spec.about.name != name:
        raise ValueError(f"the game calls itself {spec.about.name}")
    return spec


def own_games() -> dict[str, AnySpec]:
    """Return the games in this folder."""
    packages = {one.name: import_module(f"{__name__}.{one.name}") for one in iter_modules(__path__)}
    found = {folder: take_folder(folder, package) for folder, package in packages.items()}
    return {folder: spec for folder, spec in found.items() if spec is not None}


def take_folder(folder: str, package: ModuleType) -> AnySpec | None:
    """Return the game in a folder; if there is none, warn in one line and return None."""
    try:
        if not hasattr(package, "SPEC"):
            raise TypeError("there is no SPEC in its __init__.py")
        return take_game(folder, package.SPEC)
    except (TypeError, ValueError) as wrong:
        warning = f"the folder {folder} of hanse/games is left out: {wrong}"
        warn_explicit(warning, BrokenPlugin, package.__name__, 0)
        return None


def take_package(name: str, found: object) -> AnySpec:
    """Return the game of an installed package, after a warning for each fault in its words."""
    spec = take_game(name, found)
    warn_of_faults(spec)
    return spec


OWN = own_games()
GAMES: dict[str, AnySpec] = Registry(OWN, GROUP, take_package)
