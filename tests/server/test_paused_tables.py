"""Tables of bots alone pause while nobody watches them, and nothing else ever pauses."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.request import Request, urlopen

import pytest

from hanse.core.setup import Setup
from hanse.match.clock import Pace
from tests.server.exported import exported
from tests.server.people import Person, ask
from tests.server.running import RUN, Server, database, some_address, sql
from tests.server.seats import a_row, put, secret
from tests.server.test_due import entries, wait_for

TWO = Setup("kogge", 2)
ALONE = {0: "dabbler", 1: "dabbler"}
STILL = 1.2
"""Seconds in which bots that are not paused play many moves."""
SOON, STARTED = 2.5, 30.0
"""Seconds within which a table is due again, and a process of bots has started."""
UNWATCHED = "UPDATE match SET watched_until = hanse_now() WHERE id = $1"
DUE = "SELECT due_at, due_kind FROM match WHERE id = $1"


@contextmanager
def watched_by_socket(server: Server, match: str) -> Iterator[None]:
    person = Person(server, match)
    person.hello()
    yield
    person.socket.close()


@contextmanager
def watched_by_stream(server: Server, match: str) -> Iterator[None]:
    headers = {"x-forwarded-for": some_address()}
    where = Request(f"{server.origin}/api/tables/{match}/events", headers=headers)
    with urlopen(where, timeout=10) as stream:
        assert stream.readline()
        yield


@contextmanager
def watched_by_asking(server: Server, match: str) -> Iterator[None]:
    assert ask(server, f"/api/tables/{match}/screen")[0] == 200
    yield


@contextmanager
def watched_by_table(server: Server, match: str) -> Iterator[None]:
    assert ask(server, f"/api/tables/{match}")[0] == 200
    yield


WAYS = [watched_by_socket, watched_by_stream, watched_by_asking, watched_by_table]
type Way = Callable[[Server, str], Iterator[None]]


def wait_until_paused(server: Server, match: str, meanwhile: str = "") -> int:
    """Wait until nothing is due there; return how many entries there are by then.

    A statement that ends a watch is said again and again: a busy server notices late that a socket
    is closed, and may note its watcher once more.
    """
    end = time.monotonic() + 40
    while sql(server.url, DUE, match)[0] != (None, "alone"):
        assert time.monotonic() < end, "it does not pause"
        if meanwhile:
            sql(server.url, meanwhile, match)
        time.sleep(0.05)
    return len(entries(server, match))


def wait_until_resumed(server: Server, match: str) -> None:
    end = time.monotonic() + SOON
    while sql(server.url, DUE, match)[0][0] is None:
        assert time.monotonic() < end, "it does not resume"
        time.sleep(0.05)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_bots_alone_play_while_somebody_watches(server: Server, way: Way) -> None:
    row = a_row(TWO, bots=ALONE)
    put(server.url, row)
    assert wait_until_paused(server, row.id) == 0
    with way(server, row.id):  # type: ignore[attr-defined]
        wait_until_resumed(server, row.id)
        assert wait_for(server, row.id, 1, STARTED)
    sql(server.url, UNWATCHED, row.id)
    before = wait_until_paused(server, row.id)
    time.sleep(STILL)
    assert len(entries(server, row.id)) == before


def test_a_watcher_is_noted_for_a_worker_in_another_process() -> None:
    with database() as url:
        server = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0"})
        server.start()
        environment = {**os.environ, "DATABASE_URL": url, "HANSE_LOG_LEVEL": "warning"}
        worker = subprocess.Popen([sys.executable, "-c", RUN, "worker"], env=environment)
        try:
            row = a_row(TWO, bots=ALONE)
            put(url, row)
            wait_until_paused(server, row.id)
            with watched_by_socket(server, row.id):
                wait_until_resumed(server, row.id)
                assert wait_for(server, row.id, 1, STARTED)
        finally:
            worker.terminate()
            assert worker.wait(15) == 0
            server.stop()


def test_a_table_pauses_when_its_last_person_resigns_and_no_time_is_lost(server: Server) -> None:
    """Whoever takes the seat back has as much time as before, however long the table paused."""
    row = a_row(TWO, bots={1: "dabbler"}, pace=Pace(bank=60), began=time.time())
    row.stand_in = "dabbler"
    put(server.url, row)
    person = Person(server, row.id, secret=secret(0))
    person.hello()
    person.say({"say": "agree", "id": "away", "act": "resign"})
    person.hear_until("done")
    person.socket.close()
    wait_until_paused(server, row.id, UNWATCHED)
    time.sleep(2)
    back = Person(server, row.id, secret=secret(0))
    back.hello()
    back.say({"say": "agree", "id": "back", "act": "return"})
    back.hear_until("done")
    end = time.monotonic() + 15
    while not back.asked and time.monotonic() < end:
        back.hear(10)
    deadline = [one["deadlines"][0] for one in back.messages if one.get("deadlines")][-1]
    assert 55 < deadline - time.time() <= 61
    assert all(command.startswith((":due:", "away", "back"))
               for _, command in entries(server, row.id))  # fmt: skip
    back.socket.close()


def test_bots_play_on_while_a_player_is_away(server: Server) -> None:
    row = a_row(Setup("kogge", 4), bots={1: "builder", 2: "builder", 3: "dabbler"})
    put(server.url, row)
    found = wait_for(server, row.id, 3)
    assert sorted(seat for seat, _ in found) == [1, 2, 3]


def test_a_host_may_let_bots_alone_play_unwatched() -> None:
    with database() as url:
        server = Server(url, settings={"HANSE_PAUSE_UNWATCHED": "false"})
        server.start()
        row = a_row(TWO, bots=ALONE)
        put(url, row)
        assert len(wait_for(server, row.id, 10, 20)) >= 10
        server.stop()


def test_metrics_show_how_late_bots_are_and_how_many_wait(server: Server) -> None:
    row = a_row(TWO, bots={1: "dabbler"})
    put(server.url, row)
    assert wait_for(server, row.id, 1)
    told = exported(server.origin).values
    kinds = {kind: told[f"hanse_due_late_seconds_count{{kind={kind}}}"]
             for kind in ("bot", "time", "reply")}  # fmt: skip
    assert kinds["bot"] > 0
    assert told.keys() >= {"hanse_bots_waiting{people=yes}", "hanse_bots_waiting{people=no}"}
