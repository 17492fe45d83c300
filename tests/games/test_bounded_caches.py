"""What games keep of setups and files is bounded: strangers choose them."""

import importlib
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pytest

from hanse import games


def caches() -> Iterator[tuple[str, int | None]]:
    """Yield every function of a game that remembers its results, and how many."""
    for found in pkgutil.walk_packages(games.__path__, "hanse.games."):
        module = importlib.import_module(found.name)
        for name, one in vars(module).items():
            if isinstance(one, _lru_cache_wrapper) and one.__module__ == found.name:
                yield f"{found.name}.{name}", one.cache_parameters()["maxsize"]


@pytest.mark.parametrize(("name", "most"), list(caches()))
def test_a_cache_of_a_game_has_a_limit(name: str, most: int | None) -> None:
    assert most is not None, f"{name} may grow without end"


def test_the_rules_of_both_games_are_among_them() -> None:
    names = {name for name, _ in caches()}
    assert {"hanse.games.kogge.ruleset.rules_of", "hanse.games.luebeck.readings.rules_of"} <= names
