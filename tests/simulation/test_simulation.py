"""R17: servers, clients, a database and a bus in virtual time, on schedules made from seeds.

A schedule that fails is told by its seed; `python -m tests.simulation SEED` runs it again.
`make simulation` runs 10,000; with HANSE_SEED=… others than the last time.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from hanse.server.store.move_writer import Lane
from tests.server.counts import SEED, count
from tests.simulation.mistakes import MISTAKES
from tests.simulation.plan import FAULTS, Plan, plan_of
from tests.simulation.smaller import smallest
from tests.simulation.world import World, run

SCHEDULES = count("schedules", 1000, 10_000)
SLICES = 4
FIRST = int(SEED) * 1_000_000
ENOUGH = 60
"""Each planted mistake is found within so many schedules."""
HERE = Path(__file__).parents[2]


@pytest.mark.parametrize("part", range(SLICES))
def test_nothing_is_lost_and_everybody_sees_the_same(
    part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds = range(FIRST + part, FIRST + SCHEDULES, SLICES)
    moves, virtual, failed = 0, 0.0, {}
    for seed in seeds:
        found = run(seed)
        moves, virtual = moves + found.moves, virtual + found.virtual
        if found.faults:
            failed[seed] = found.faults[:3]
    with capsys.disabled():
        print(f"\nsimulated: {len(seeds)} schedules, {moves} moves, {virtual:.0f} s")
    assert failed == {}
    assert moves > 5 * len(seeds)


@pytest.mark.parametrize("seed", [1001029, 1002888, 1007317])
def test_commands_that_wait_for_a_slow_disk_are_answered(seed: int) -> None:
    """Each was judged while commands still waited for one connection."""
    assert plan_of(seed).calm
    assert run(seed).faults == []


@pytest.fixture
def unharmed() -> Iterator[None]:
    """Undo what a mistake does to a class."""
    write = Lane.write
    yield
    Lane.write = write  # type: ignore[method-assign]


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.usefixtures("unharmed")
def test_a_planted_mistake_is_found(mistake: str) -> None:
    found = (seed for seed in range(1, ENOUGH) if run(seed, MISTAKES[mistake]).faults)
    assert next(found, 0)


def test_a_fault_is_found_again_by_its_seed_and_made_smaller() -> None:
    mistake = MISTAKES["lost_fence"]

    def fails(plan: Plan) -> bool:
        return bool(World(plan, mistake).run().faults)

    seed = next(seed for seed in range(1, ENOUGH) if run(seed, mistake).faults)
    assert run(seed, mistake).faults == run(seed, mistake).faults
    plan = plan_of(seed)
    least = smallest(plan, fails)
    assert fails(least)
    assert len(least.faults) <= len(plan.faults)
    assert least.seconds <= plan.seconds


def test_a_seed_tells_the_same_story_in_every_process() -> None:
    """Also where sets and dictionaries come in another order."""
    busy = {"kill", "crash", "bus"}
    seed = next(seed for seed in range(1000) if busy <= set(plan_of(seed).faults))
    stories = set()
    for number in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-m", "tests.simulation", str(seed)], cwd=HERE, check=True, text=True,
            env={**os.environ, "PYTHONHASHSEED": number}, capture_output=True,
        )  # fmt: skip
        stories.add(told.stdout)
    assert len(stories) == 1
    assert "story" in stories.pop()


def test_schedules_differ_in_everything() -> None:
    plans = [plan_of(seed) for seed in range(200)]
    for field in fields(Plan):
        if field.name != "way":
            assert len({getattr(plan, field.name) for plan in plans}) > 1, field.name
    seen = Counter(fault for plan in plans for fault in plan.faults)
    assert set(seen) == set(FAULTS)
    assert any(plan.calm for plan in plans)
