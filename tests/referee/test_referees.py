"""A second referee, written afresh from the rules, agrees with the engine at every decision.

Few games in CI, another seed by HANSE_SEED; with HANSE_FULL=1 (make referees) as many as promised.
"""

import pytest

from tests.referee.games import FULL, kogge, luebeck, together
from tests.referee.kogge_bridge import FORMS

CHUNK = 50 if FULL else 18
KOGGE_RANDOM, KOGGE_BUILDERS = (500, 100) if FULL else (18, 4)
LUEBECK_RANDOM, LUEBECK_SKIPPERS = (300, 60) if FULL else (18, 4)


def chunks(games: int) -> list[range]:
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


@pytest.mark.parametrize("numbers", chunks(KOGGE_RANDOM), ids=str)
def test_kogge_played_at_random(numbers: range) -> None:
    figures = together(kogge(number) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds.keys() >= FORMS.keys() - RARE


@pytest.mark.parametrize("numbers", chunks(KOGGE_BUILDERS), ids=str)
def test_kogge_played_by_builders(numbers: range) -> None:
    figures = together(kogge(number, bots=True) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds["build"] >= len(numbers)


@pytest.mark.parametrize("numbers", chunks(LUEBECK_RANDOM), ids=str)
def test_luebeck_played_at_random(numbers: range) -> None:
    figures = together(luebeck(number) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds.keys() == LUEBECK_DEEDS


@pytest.mark.parametrize("numbers", chunks(LUEBECK_SKIPPERS), ids=str)
def test_luebeck_played_by_skippers(numbers: range) -> None:
    figures = together(luebeck(number, bots=True) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)


RARE = {"arm", "build", "sell", "passage"}
"""What only good players do often: so many goods and markers seldom come together."""
LUEBECK_DEEDS = {"packet", "first", "voyage", "play", "pass", "discard", "home"}
