"""A second referee, written afresh from the rules, agrees with the engine at every decision.

Few games in CI, another seed by HANSE_SEED; with HANSE_FULL=1 (make referees) as many as promised.
"""

import ast
from collections import Counter
from pathlib import Path

import pytest

from hanse.games import GAMES
from tests.referee.games import (
    FULL,
    kogge,
    kogge_alone,
    kogge_anyhow,
    kogge_in_want,
    kogge_setup,
    kogge_with_chips,
    luebeck,
    luebeck_anywhere,
    together,
)
from tests.referee.kogge_act import DEEDS

CHUNK = 50 if FULL else 18
KOGGE_BASIC, KOGGE_ANYHOW, KOGGE_BUILDERS = (100, 1000, 100) if FULL else (9, 15, 3)
KOGGE_CHIPS, KOGGE_IN_WANT, KOGGE_ALONE = (60, 60, 100) if FULL else (3, 6, 3)
LUEBECK_RANDOM, LUEBECK_ANYWHERE, LUEBECK_SKIPPERS = (200, 200, 60) if FULL else (9, 6, 4)


HERE = Path(__file__).parent
KOGGE = sorted(HERE.glob("kogge*.py"))
BRIDGES = ("kogge_bridge.py", "kogge_tries.py", "kogge_words.py", "luebeck_bridge.py")
BRIDGE_MODULES = [f"tests.referee.{name.removesuffix('.py')}" for name in BRIDGES]


def test_the_referees_are_short_and_share_nothing_with_the_engine() -> None:
    assert sum(len(page.read_text("utf-8").splitlines()) for page in KOGGE) < 2500
    pages = [*KOGGE, *HERE.glob("luebeck*.py")]
    for page in [page for page in pages if page.name not in BRIDGES]:
        named = imported(ast.parse(page.read_text("utf-8")))
        engine = [name for name in named if name.startswith("hanse") or name in BRIDGE_MODULES]
        assert engine == [], page.name


def imported(page: ast.Module) -> list[str]:
    """The modules that a page of code imports anything from."""
    found = [node.module or "" for node in ast.walk(page) if isinstance(node, ast.ImportFrom)]
    whole = [node.names for node in ast.walk(page) if isinstance(node, ast.Import)]
    return found + [alias.name for names in whole for alias in names]


def chunks(games: int) -> list[range]:
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def test_the_promised_games_reach_every_variant_answer_and_number_of_seats() -> None:
    """A thousand tables are drawn, and nothing is played: what `make referees` will follow."""
    about = GAMES["kogge"].about
    tables = [kogge_setup(number) for number in range(1000)]
    assert {setup.seats for setup in tables} == {1, 2, 3, 4, 5}
    played = Counter(name for setup in tables for name in setup.variants)
    alone = {"solo", "solo_advanced"}  # rare there; other games are for one alone
    names = {variant.name for variant in about.variants}
    assert min(played[name] for name in names - alone) >= 20
    assert min(played[name] for name in alone) >= 1
    answered = Counter(pair for setup in tables for pair in setup.readings)
    wanted = [(r.name, answer) for r in about.readings for answer in r.answers]
    assert min(answered[pair] for pair in wanted) >= 20


@pytest.mark.parametrize("numbers", chunks(KOGGE_BASIC), ids=str)
def test_kogge_played_at_random(numbers: range) -> None:
    figures = together(kogge(number) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds.keys() >= set(DEEDS) - RARE - BY_VARIANTS


@pytest.mark.parametrize("numbers", chunks(KOGGE_ANYHOW), ids=str)
def test_kogge_played_by_any_variants(numbers: range) -> None:
    figures = together(kogge_anyhow(number) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds.keys() >= set(DEEDS) - RARE


@pytest.mark.parametrize("numbers", chunks(KOGGE_BUILDERS), ids=str)
def test_kogge_played_by_builders(numbers: range) -> None:
    figures = together(kogge_anyhow(number, bots=True) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds["build"] >= len(numbers)


@pytest.mark.parametrize("numbers", chunks(KOGGE_ALONE), ids=str)
def test_kogge_played_alone(numbers: range) -> None:
    figures = together(map(kogge_alone, numbers))
    print(figures)
    assert figures.games == len(numbers)


def test_kogge_played_in_want() -> None:
    figures = together(map(kogge_in_want, range(KOGGE_IN_WANT)))
    print(figures)
    assert figures.deeds["raid_city"] > 2 * figures.games
    assert not FULL or figures.deeds["give_good"] > figures.deeds["choose"], "none in vain (G-62)"


@pytest.mark.parametrize("numbers", chunks(KOGGE_CHIPS), ids=str)
def test_kogge_played_with_chips(numbers: range) -> None:
    figures = together(kogge_with_chips(number) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert not FULL or figures.deeds.keys() >= {"passage", "intercept", "let_pass"}


@pytest.mark.parametrize("numbers", chunks(LUEBECK_RANDOM), ids=str)
def test_luebeck_played_at_random(numbers: range) -> None:
    figures = together(luebeck(number) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds.keys() == LUEBECK_DEEDS


@pytest.mark.parametrize("numbers", chunks(LUEBECK_ANYWHERE), ids=str)
def test_luebeck_played_by_own_maps_and_decks(numbers: range) -> None:
    figures = together(luebeck_anywhere(number) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)
    assert figures.deeds.keys() == LUEBECK_DEEDS


@pytest.mark.parametrize("numbers", chunks(LUEBECK_SKIPPERS), ids=str)
def test_luebeck_played_by_skippers(numbers: range) -> None:
    figures = together(luebeck(number, bots=True) for number in numbers)
    print(figures)
    assert figures.games == len(numbers)


def test_of_two_packets_that_are_alike_the_same_is_taken() -> None:
    """In this game two lie there; which one stays decides where the next cards go."""
    assert luebeck(280, seed="2026-11-16").games == 1


RARE = {"arm", "build", "sell", "buy_back"}
"""What only good players do often: so many goods and markers seldom come together."""
BY_VARIANTS = {"crest", "peek", "deliver"}
LUEBECK_DEEDS = {"packet", "first", "voyage", "play", "pass", "discard", "home"}
