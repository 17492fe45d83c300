"""Garbage collection stops nobody for long, however many matches are in memory."""

import gc
import random
import time
from collections.abc import Iterator

import pytest

from hanse.core.setup import Setup
from hanse.server.operations.gc_control import LATEST, OFTEN, SELDOM, TamedCollector, settle_memory
from hanse.tables.live.copies import copy_match, rebuild
from hanse.tables.live.live import Live, Viewer
from hanse.tables.seats.seating import Asker
from tests.server.counts import count
from tests.server.seats import a_row

MATCHES = count("live", 60, 1000)
BEFORE, MOVES = 30, 600
SHORT = 0.02
"""Seconds of CPU, for the longest collection."""
AWHILE = 50
"""So many moves between two looks of the collector."""


def a_match(chance: random.Random) -> Live:
    """A match in the midst of its game, seen by all."""
    row = a_row(Setup("kogge", 4), seed=chance.randbytes(32))
    live = Live(row, rebuild(row, []))
    for _ in range(BEFORE):
        play(live, chance)
    for seat in range(-1, 4):
        live.enter(Viewer(Asker(seat)))
    return live


def play(live: Live, chance: random.Random) -> None:
    match = copy_match(live.match)
    if match.game.over:
        return
    seat = chance.choice(sorted(match.game.asking))
    move = match.game.asking[seat].sample(chance.randrange)
    match.play(seat, move, f"c{len(match.played)}")
    live.put(live.row, match)
    for viewer in live.viewers:
        viewer.pull(live)


@pytest.fixture
def pauses() -> Iterator[list[float]]:
    """How long each collection took."""
    found, began = list[float](), [0.0]

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            began[0] = time.thread_time()
        else:
            found.append(time.thread_time() - began[0])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.unfreeze()


def test_collections_are_short_while_people_play(
    pauses: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random("memory")
    lives = [a_match(chance) for _ in range(MATCHES)]
    settle_memory()
    whole = max(pauses)
    pauses.clear()
    collector, now = TamedCollector(lambda: 1), time.monotonic()
    for number in range(MOVES):
        play(chance.choice(lives), chance)
        if number % AWHILE == 0:
            collector.tidy(now)
    with capsys.disabled():
        told = f"longest pause {1e3 * max(pauses):.1f} ms, of all objects {1e3 * whole:.0f} ms"
        print(f"\n{MATCHES} live matches: {len(pauses)} collections, {told}")
    assert max(pauses) < SHORT


def test_a_match_leaves_nothing_for_the_collector() -> None:
    """So nothing that is exempted stays for ever."""
    chance = random.Random("garbage")
    live = a_match(chance)
    gc.collect()
    gc.disable()
    try:
        for _ in range(60):
            play(live, chance)
        assert gc.collect() < 60
    finally:
        gc.enable()


def test_everything_is_looked_through_when_it_is_quiet_or_too_late() -> None:
    moves = [0]
    collector = TamedCollector(lambda: moves[0])
    began = collector.swept
    gc.freeze()
    collector.tidy(began + OFTEN)
    assert collector.swept == began
    moves[0] += 1
    collector.tidy(began + SELDOM + 1)
    assert collector.swept == began, "somebody plays"
    collector.tidy(began + SELDOM + 2)
    assert collector.swept > began
    moves[0] += 1
    late = collector.swept + LATEST + 1
    collector.tidy(late)
    assert collector.swept == late
    gc.unfreeze()
