"""What the bots of each game offer to people: levels to play against, a coach, a judgement."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from hanse import bots
from hanse.bots.bot import Bot
from hanse.core.game import Game

type Judge = Callable[[Game], Sequence[float]]
"""Says of an open game which share of the win each seat has."""


@cache
def packages() -> tuple[ModuleType, ...]:
    """Return the folders of bots, one for each game."""
    found = [one.name for one in iter_modules(bots.__path__) if one.ispkg]
    return tuple(import_module(f"{bots.__name__}.{name}") for name in found)


def coach_of(game: str) -> type[Bot] | None:
    """Return who advises people in this game, if anybody does."""
    found: list[type[Bot]] = [one.COACH for one in packages() if one.COACH.only == game]
    return found[0] if found else None


def judge_of(game: str) -> Judge | None:
    """Return who says how everybody stands in this game, if anybody does."""
    found: list[Judge] = [one.CHANCES for one in packages() if one.COACH.only == game]
    return found[0] if found else None


def levels_of(game: str) -> tuple[str, ...]:
    """Return the bots for people, from the weakest to the strongest; none for other games."""
    for one in packages():
        if one.COACH.only == game:
            return tuple(one.LEVELS)
    return ()
