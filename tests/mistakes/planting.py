"""How a mistake is planted, and how it is looked for."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from hanse.core.spec import AnySpec
from hanse.core.types import IllegalMove
from hanse.games import GAMES
from hanse.laws.positions import examples

GAME, EDITION = "kogge", "german"
SPEC = GAMES[GAME]
TRIED = 120

type Check = Callable[[AnySpec, bytes, random.Random], None]
type Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Search:
    """A law or a rule, by the name of its check, and how it is tried."""

    name: str
    run: Callable[[], None]


@dataclass(frozen=True)
class Mistake:
    """What is planted, and what must catch it. The plant's docstring says what is wrong."""

    plant: Plant
    caught_by: Search

    def __str__(self) -> str:
        return f"{self.plant.__name__}, {self.caught_by.name}"


def at(check: Check, kind: str = "") -> Search:
    """Try a check on positions of one kind, or of all."""

    def run() -> None:
        for position, chance in examples(GAME, EDITION, check.__name__, kind, TRIED):
            check(SPEC, position, chance)

    return Search(check.__name__, run)


def in_games(check: Callable[[AnySpec, str, random.Random], None]) -> Search:
    """Try a check on some whole games."""

    def run() -> None:
        for number in range(4):
            check(SPEC, EDITION, random.Random(f"{check.__name__} {number}"))

    return Search(check.__name__, run)


def by(test: Callable[..., None], *given: object) -> Search:
    """Try the test of a rule, with what it is given."""

    def run() -> None:
        try:
            test(*given)
        except (IllegalMove, pytest.fail.Exception) as wrong:
            raise AssertionError("refused, or not refused") from wrong

    return Search(test.__name__, run)


def afterwards(m: pytest.MonkeyPatch, owner: object, name: str, deed: Callable[..., Any]) -> None:
    """Let a function do what it does, then this deed with its result and what it was given."""
    original = getattr(owner, name)

    def changed(*given: Any) -> Any:
        return deed(original(*given), *given)

    m.setattr(owner, name, changed)
