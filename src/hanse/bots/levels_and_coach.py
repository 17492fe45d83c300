"""Each game's bots for people: levels to play against, a coach, and a judge of positions."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from hanse import bots
from hanse.bots.bot import Bot
from hanse.core.game import Game

type Judge = Callable[[Game], Sequence[float]]
"""A function that estimates all seats' win probabilities; empty in the middle of an action."""


@cache
def packages() -> tuple[ModuleType, ...]:
    """Return the packages of bots, one for each game."""
    found = [one.name for one in iter_modules(bots.__path__) if one.ispkg]
    return tuple(import_module(f"{bots.__name__}.{name}") for name in found)


def package_of(game: str) -> ModuleType | None:
    """Return the package of this game's bots, if it has one."""
    return next((one for one in packages() if one.COACH.only == game), None)


def coach_of(game: str) -> type[Bot] | None:
    """Return the bot that advises people in this game, if there is one."""
    found = package_of(game)
    coach: type[Bot] | None = found.COACH if found else None
    return coach


def judge_of(game: str) -> Judge | None:
    """Return the function that estimates all seats' win probabilities, if the game has one."""
    found = package_of(game)
    judge: Judge | None = found.CHANCES if found else None
    return judge


def levels_of(game: str) -> tuple[str, ...]:
    """Return the bots for people, from the weakest to the strongest; empty if there are none."""
    found = package_of(game)
    return tuple(found.LEVELS) if found else ()
