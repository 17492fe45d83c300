"""Time is the database's: wrong clocks take and give nothing, and outages cost nobody anything."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hanse.core.setup import Setup
from hanse.match.clock import Pace
from tests.server.people import Person
from tests.server.running import RUN, Server, database, sql
from tests.server.seats import a_row, put, secret

HERE = Path(__file__).parents[2]
SKEWED = (
    f"import sys; sys.path.insert(0, {str(HERE)!r});from tests.server.skewed import main; main()"
)
MOVED = """
CREATE OR REPLACE FUNCTION hanse_now() RETURNS timestamptz LANGUAGE sql VOLATILE
AS 'SELECT clock_timestamp() + make_interval(secs => {seconds})'
"""
TWO = Setup("kogge", 2)
BANK = Pace(bank=60)


def move_time(url: str, seconds: float) -> None:
    """The database's clock is so many seconds ahead from now on."""
    sql(url, MOVED.format(seconds=seconds))


@contextmanager
def serving(url: str, skew: float = 0.0, **settings: str) -> Iterator[Server]:
    server = Server(url, settings={"HANSE_TEST_SKEW": str(skew), **settings}, entry=SKEWED)
    server.start(120)
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def url() -> Iterator[str]:
    with database() as one:
        yield one


def a_table(server: Server, pace: Pace = BANK) -> Person:
    """Two people who are both asked; the first of them."""
    row = a_row(TWO, pace=pace)
    put(server.url, row)
    person = Person(server, row.id, secret=secret(0))
    person.hello()
    return person


def entries(server: Server, match: str) -> list[Any]:
    told = "SELECT seat, command, at FROM entry WHERE match = $1 ORDER BY number"
    return sql(server.url, told, match)


def left(person: Person) -> list[float]:
    """What everybody has left by what the server last said."""
    update = [one for one in person.messages if one["say"] == "update"][-1]
    return [at - update["now"] if at else 0.0 for at in update["deadlines"]]


def test_a_process_whose_clock_is_wrong_takes_nothing_and_gives_nothing(url: str) -> None:
    with serving(url) as right, serving(url, skew=120.0) as ahead, serving(url, -120.0) as behind:
        for server in (ahead, behind):
            person = a_table(right)
            other = Person(server, person.match, secret=secret(1))
            other.hello()
            other.answer()
            time.sleep(1.0)
            assert len(entries(right, person.match)) == 1, "somebody's time was taken"
            at = entries(right, person.match)[0][2]
            assert abs(at - time.time()) < 30
            person.come_back()
            other.come_back()
            for one in (person, other):
                assert all(45 < seconds <= 60 for seconds in left(one) if seconds), left(one)


def until(person: Person, wanted: Callable[[list[float]], bool]) -> list[float]:
    """What is left once it is as wanted."""
    end = time.monotonic() + 30
    while not wanted(left(person)):
        assert time.monotonic() < end, left(person)
        person.hear_until("update", seconds=30)
    return left(person)


def test_an_outage_of_minutes_costs_nobody_anything(url: str) -> None:
    """R12: for the database five minutes pass in which nobody serves."""
    with serving(url) as server:
        person = a_table(server)
        move_time(url, 300.0)
        after = until(person, lambda seconds: min(seconds) > 100)
        assert max(after) <= 121, "two minutes of quiet, and no more than that"
        time.sleep(3.0)
        assert entries(server, person.match) == [], "nobody is late within two minutes"
        person.answer()
        began, ended = sql(url, "SELECT began, ended FROM outage")[0]
        assert 299 <= ended - began < 330
    with serving(url) as server:
        again = Person(server, person.match, secret=secret(1))
        again.hello()
        assert 100 < max(left(again)) <= 121, "played again, the clocks are the same"


def test_a_database_whose_clock_is_set_back_gives_no_time(url: str) -> None:
    with serving(url) as server:
        person = a_table(server, Pace(bank=1000))
        move_time(url, -3600.0)
        moved = sql(url, "SELECT extract(epoch FROM hanse_now())::float8")[0][0]
        person.hear_until("update", seconds=30)
        assert all(900 < seconds <= 1000 for seconds in left(person)), left(person)
        person.answer()
        assert abs(entries(server, person.match)[0][2] - moved) < 60
        due = sql(url, "SELECT extract(epoch FROM due_at)::float8 FROM match")[0][0]
        assert 900 < due - moved <= 1010


def test_where_nobody_serves_a_worker_takes_nobodys_time(url: str) -> None:
    with serving(url, HANSE_MAX_THINKING_BOTS="0") as server:
        person = a_table(server, Pace(each=3.0))
    move_time(url, 8.0)
    environment = {**os.environ, "DATABASE_URL": url, "HANSE_LOG_LEVEL": "warning"}
    worker = subprocess.Popen([sys.executable, "-c", RUN, "worker"], env=environment)
    try:
        time.sleep(15.0)
        assert worker.poll() is None
        assert entries(server, person.match) == []
    finally:
        worker.terminate()
        worker.wait(20)
