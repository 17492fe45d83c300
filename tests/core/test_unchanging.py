"""Moves, events, steps, questions and views are values: copies of a game share them."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import is_dataclass
from types import ModuleType

from msgspec import Struct

import hanse.core
import hanse.games

CHANGEABLE = {"Record", "Tail", "Table"}
"""A record grows and a table is played on; both are copied whole."""


def modules(package: ModuleType) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def declared() -> list[type]:
    """Every class with fields that the core or a game declares."""
    every = [page for package in (hanse.core, hanse.games) for page in modules(package)]
    kinds = [kind for page in every for _, kind in inspect.getmembers(page, inspect.isclass)
             if kind.__module__ == page.__name__]  # fmt: skip
    return [kind for kind in kinds if issubclass(kind, Struct) or is_dataclass(kind)]


def frozen(kind: type) -> bool:
    if issubclass(kind, Struct):
        return kind.__struct_config__.frozen
    return bool(kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]


def test_no_value_can_be_changed() -> None:
    kinds = declared()
    assert {"Move", "Event", "Step", "Bag", "Setup"} <= {kind.__name__ for kind in kinds}
    assert {kind.__name__ for kind in kinds if not frozen(kind)} == CHANGEABLE
