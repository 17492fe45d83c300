"""Limited processes: whatever a request does there, it ends, and the next one is answered."""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from hanse.core.notation.positions import BadLine
from hanse.server.http.packed_page import Page
from hanse.server.limited_processes import pool as limited_pool
from hanse.server.limited_processes.messages import FileReplayRequest, Outcome
from hanse.server.limited_processes.pool import MAX_CPU, LimitedProcess, LimitedProcesses
from hanse.server.operations.load import Load
from hanse.tables.review.replays import TooSlow
from tests.server.crowd import pid_of
from tests.server.people import ask, new_table
from tests.server.running import Server, database
from tests.server.test_own_data import OWN

GOOD = (Path(__file__).parents[1] / "records/game-00.hanse").read_text("utf-8")
NASTY = "from tests.server.nasty_limited import main; main()"
MAX_BYTES = 64e6
SLACK = 20.0
"""A busy machine may be this late."""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no limits to try")


@pytest.fixture(scope="module", params=[True, False], ids=["limited", "watched"])
def pool(request: pytest.FixtureRequest) -> Iterator[LimitedProcesses]:
    """Processes that limit themselves, and such as must be watched."""
    was, LimitedProcess.run = LimitedProcess.run, NASTY
    found = LimitedProcesses(Load(), forks=request.param)
    yield found
    found.close()
    LimitedProcess.run = was


def asked(pool: LimitedProcesses, what: str) -> Outcome:
    return pool.ask(FileReplayRequest("", what, -1))


def is_well(pool: LimitedProcesses) -> bool:
    return pool.result(FileReplayRequest("", GOOD, -1), Page).body.startswith(b"{")


def test_it_answers(pool: LimitedProcesses) -> None:
    assert is_well(pool)
    with pytest.raises(BadLine) as wrong:
        pool.result(FileReplayRequest("", "no record", -1), Page)
    assert wrong.value.line == 1


def test_who_takes_too_long_is_ended(
    pool: LimitedProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_well(pool)
    if not pool.all[0].forks:
        monkeypatch.setattr(limited_pool, "MAX_WALL", 1.0)
    began = time.monotonic()
    outcome = asked(pool, "spin")
    assert (outcome.wrong, outcome.cpu < MAX_CPU + 0.5) == ("too_large", True)
    assert time.monotonic() - began < limited_pool.MAX_WALL + SLACK
    with pytest.raises(TooSlow):
        pool.result(FileReplayRequest("", "spin", -1), Page)
    monkeypatch.undo()  # a busy machine takes more than a second to start the next process
    assert is_well(pool)


def test_who_waits_too_long_is_ended(
    pool: LimitedProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited_pool, "MAX_WALL", 1.0)
    assert asked(pool, "sleep").wrong == "too_large"
    monkeypatch.undo()
    assert is_well(pool)


def test_who_takes_too_much_memory_is_ended(pool: LimitedProcesses) -> None:
    outcome = asked(pool, "eat")
    assert outcome.wrong == "too_large"
    assert outcome.memory < MAX_BYTES
    assert is_well(pool)


def test_a_process_that_has_died_is_replaced(pool: LimitedProcesses) -> None:
    if pool.all[0].forks:
        assert asked(pool, "kill").wrong == "too_large"
    else:
        for process in pool.all:
            process.kill()
            process.end()
    assert is_well(pool)


def test_it_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://secret@nowhere/")
    monkeypatch.setenv("HANSE_BUS", "nats://secret@nowhere")
    monkeypatch.setattr(LimitedProcess, "run", NASTY)
    pool = LimitedProcesses(Load())
    with open(__file__, "rb"):  # a file that is open here is not open there
        found = json.loads(asked(pool, "environment").result)
    pool.close()
    assert set(found["names"]) <= {*limited_pool.PASSED_ON, "PYTHONPATH", "LC_CTYPE"}
    assert found["files"] <= 6, "three of its own, a copy of one, a pipe, and the folder itself"


def children(server: Server) -> list[psutil.Process]:
    """Return the limited processes of a server."""
    every = psutil.Process(pid_of(server)).children(recursive=True)
    return [one for one in every if "limited_processes.child" in " ".join(one.cmdline())]


def test_they_start_when_needed_and_end_with_the_server() -> None:
    with database() as url:
        server = Server(url)
        server.start()
        new_table(server, bots=1, people=1)
        new_table(server, bots=2, people=1, game="luebeck", data={"map": "trunk"})
        ask(server, "/api/games/kogge/fit", {"seats": 4})
        assert children(server) == [], "nothing ordinary waits for such a process"
        new_table(server, bots=2, people=1, game="luebeck", data=OWN)
        started = children(server)
        assert len(started) == 1
        server.kill()
        _, left = psutil.wait_procs(started, timeout=SLACK)
        assert left == []


def test_they_end_when_the_server_stops() -> None:
    with database() as url:
        server = Server(url)
        server.start()
        ask(server, "/api/games/luebeck/fit", {"seats": 3, "data": OWN})
        started = children(server)
        assert len(started) == 1
        server.stop()
        _, left = psutil.wait_procs(started, timeout=SLACK)
        assert left == []
