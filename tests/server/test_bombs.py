"""server.md 1 and 2: a small request costs little, and nobody else notices it."""

import os
from collections.abc import Iterator
from contextlib import closing

import psutil
import pytest

from tests.server.asking import Program
from tests.server.bombs import (
    BOMBS,
    HARMLESS,
    MOST_GROWTH,
    SECONDS,
    holds,
    pair,
    posted,
    resident,
    summary_line,
)
from tests.server.counts import FULL
from tests.server.crowd import pid_of
from tests.server.running import Server, database

MOST_CPU = 0.25
"""Seconds of the server's CPU for one of them; on a quiet machine it is a few milliseconds."""
TRIES = 3
"""How often the waits are measured before they count as too long."""
ALONE = FULL or os.environ.get("HANSE_ALONE") == "1"
"""Nothing else runs on the machine; next to other tests, waits say nothing about the server."""
REFUSED = {
    "table": ("bad_setup", 1),
    "preview": ("bad_setup", 1),
    "record": ("bad_record", 5),
    "continued": ("bad_record", 5),
    "name": ("bad_name", 0),
}


@pytest.fixture(scope="module")
def own() -> Iterator[Server]:
    """A server of its own, whose memory is looked at."""
    with database() as url:
        server = Server(url)
        server.start()
        with closing(Program(server)) as program:
            for path, body in HARMLESS.values():  # what is loaded once does not count
                posted(program, path, body)
        yield server
        server.stop()


def spent(server: Server) -> float:
    times = psutil.Process(pid_of(server)).cpu_times()
    return times.user + times.system


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_before_it_costs_anything(own: Server, name: str) -> None:
    path, body = BOMBS[name]
    memory, cpu = resident(own), spent(own)
    with closing(Program(own)) as program:
        status, problem = posted(program, path, body)
    assert spent(own) - cpu < MOST_CPU
    assert resident(own) - memory < MOST_GROWTH / 2
    if name == "fit":
        assert (status, problem["wrong"]["code"], problem["wrong"]["line"]) == (
            200, "map_unreadable", 1,
        )  # fmt: skip
    else:
        assert (status, problem["code"], problem.get("line", 0)) == (400, *REFUSED[name])


@pytest.mark.skipif(not ALONE, reason="wants a quiet machine: make bombs")
def test_nobody_waits_while_bombs_are_sent(own: Server, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(TRIES):
        found = pair(own, SECONDS)
        with capsys.disabled():
            print(f"\n{summary_line(found)}")
        if holds(found):
            return
    raise AssertionError(summary_line(found))
