"""No input costs more than it may; and a search that has no idea of them finds the old bombs."""

import time
from collections.abc import Iterator

import pytest

from tests.server.bombs import BOMBS
from tests.server.cost_inputs import Input, every_input, every_route
from tests.server.cost_meter import Cost, Meter, metered
from tests.server.costs import Search
from tests.server.counts import FULL, count

ROUTES = ["POST /api/tables", "POST /api/replay"]
"""Those with the old bombs."""
SECONDS = count("costs_seconds", 10, 1800)
FINDING = count("finding_seconds", 600, 600)
"""Seconds in which the bombs must be found."""
BOMB = 2.0
"""So many times what an input may cost is no accident any more."""


def test_every_route_and_frame_has_a_grammar() -> None:
    assert {one.route for one in every_input()} == every_route()


@pytest.fixture(scope="module")
def meter() -> Iterator[Meter]:
    with metered() as found:
        yield found


def test_no_input_costs_too_much(meter: Meter, capsys: pytest.CaptureFixture[str]) -> None:
    search = Search(meter, every_input())
    search.begin()
    search.run(SECONDS)
    with capsys.disabled():
        print(f"\n{search.summary_line()}")
    most = 1.0 if FULL else BOMB  # in CI two other tests use the processor at the same time
    assert [pair for pair in search.broken if pair[0].share > most] == []


@pytest.mark.parametrize("name", BOMBS)
def test_no_bomb_costs_too_much(meter: Meter, name: str) -> None:
    path, body = BOMBS[name]
    cost = meter.cost(Input(f"POST {path}", body=body))
    assert cost.share < 1, cost


def is_known_bomb(cost: Cost, one: Input) -> bool:
    """Say whether it costs more than it may, by a key of many parts."""
    return cost.share > 1 and ".a.a.a" in str(one.body)


@pytest.mark.skipif(not FULL, reason="takes minutes: make costs")
@pytest.mark.parametrize("route", ROUTES)
def test_with_the_old_parsing_the_bombs_are_found(
    route: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """From ordinary maps and records: none has a key of many parts."""
    inputs = [one for one in every_input() if one.route == route]
    assert inputs
    assert not any(".a" in str(one.body) for one in inputs)
    with metered(old=True) as meter:
        search, began = Search(meter, inputs), time.monotonic()
        search.begin()
        found = search.run(FINDING, is_known_bomb)
    with capsys.disabled():
        print(f"\nold {route}, {time.monotonic() - began:.0f} s: {search.summary_line()}")
    assert found
