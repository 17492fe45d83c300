"""The clock of the machine jumps by an hour, both ways: nobody loses, and nothing is lost.

The database's own functions for the time are moved, so every statement that asks for it is covered.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hanse.core.setup import Setup
from hanse.match.clock import UNTIMED, Pace
from tests.server.browsers import Browser
from tests.server.commands import hanse
from tests.server.people import Person, ask
from tests.server.running import Server, database, sql
from tests.server.seats import a_row, put, secret

HERE = Path(__file__).parents[2]
ENTRY = (
    f"import sys; sys.path.insert(0, {str(HERE)!r});from tests.server.jumping import main; main()"
)
CLOCK = """
CREATE OR REPLACE FUNCTION public.{name}() RETURNS timestamptz LANGUAGE sql {kind}
AS 'SELECT pg_catalog.{name}() + make_interval(secs => {seconds})'
"""
HOUR = 3600.0
TWO = Setup("kogge", 2)
PEOPLE = {"game": "kogge", "seats": [{}, {}], "name": "A"}


def set_clocks(url: str, skew: Path, seconds: float) -> None:
    """From now on the machine's clock is so many seconds ahead, here and in the database."""
    skew.write_text(str(seconds))
    sql(url, CLOCK.format(name="clock_timestamp", kind="VOLATILE", seconds=seconds))
    sql(url, CLOCK.format(name="now", kind="STABLE", seconds=seconds))


@pytest.fixture
def skew(tmp_path: Path) -> Path:
    return tmp_path / "skew"


@pytest.fixture
def url(skew: Path) -> Iterator[str]:
    with database() as one:
        name = one.rpartition("/")[2]
        sql(one, f"ALTER DATABASE {name} SET search_path = public, pg_catalog")
        set_clocks(one, skew, 0.0)
        yield one


@contextmanager
def serving(url: str, skew: Path, **settings: str) -> Iterator[Server]:
    server = Server(url, settings={"HANSE_TEST_SKEW": str(skew), **settings}, entry=ENTRY)
    server.start(120)
    try:
        yield server
    finally:
        server.stop()


def a_table(server: Server, pace: Pace) -> Person:
    row = a_row(TWO, pace=pace)
    put(server.url, row)
    person = Person(server, row.id, secret=secret(0))
    person.hello()
    return person


def entries(url: str, match: str) -> int:
    return int(sql(url, "SELECT count(*) FROM entry WHERE match = $1", match)[0][0])


def wait_for_more(url: str, match: str, before: int, seconds: float) -> int:
    end = time.monotonic() + seconds
    while (found := entries(url, match)) <= before:
        assert time.monotonic() < end, "nothing is done any more"
        time.sleep(0.1)
    return found


def watch_more(server: Server, match: str, before: int) -> int:
    """Bots alone play while somebody watches: ask for the table until they have."""
    end = time.monotonic() + 60
    while (found := entries(server.url, match)) <= before:
        assert time.monotonic() < end, "the bots play no more"
        ask(server, f"/api/tables/{match}")
        time.sleep(1.0)
    return found


def test_nobody_loses_by_it_and_bots_play_on(url: str, skew: Path) -> None:
    """Forward by an hour, and back again."""
    with serving(url, skew, HANSE_BOT_DELAY="0.3") as server:
        timed, untimed = a_table(server, Pace(bank=60)), a_table(server, UNTIMED)
        seats = [{"bot": "builder"}] * 3
        bots = ask(server, "/api/tables", {"game": "kogge", "seats": seats})[1]["match"]
        played = watch_more(server, bots, 3)
        for seconds in (HOUR, 0.0):
            set_clocks(url, skew, seconds)
            jumped = time.monotonic()
            played = watch_more(server, bots, played + 3)
            time.sleep(max(0.0, 6.0 - (time.monotonic() - jumped)))
            assert entries(url, timed.match) == 0, "somebody's time was taken"
            check_absence(server, untimed.match)
            check_clocks(timed)
        timed.answer()
    numbers = sql(url, "SELECT number FROM entry WHERE match = $1 ORDER BY number", bots)
    assert [number for (number,) in numbers] == list(range(len(numbers))), "none missing or twice"
    hanse("check", url=url)


def check_absence(server: Server, match: str) -> None:
    """Nobody is taken for gone who was asked a moment ago."""
    asked = {"id": "gone", "act": "answer_for", "seat": 1}
    told = {"authorization": f"Bearer {secret(0)}"}
    status, problem, _ = ask(server, f"/api/tables/{match}/agree", asked, told)
    assert (status, problem["code"]) == (409, "not_yet")


def check_clocks(person: Person) -> None:
    """Everyone has what was left, or the two minutes after an outage."""
    person.come_back()
    update = [one for one in person.messages if one["say"] == "update"][-1]
    left = [at - update["now"] for at in update["deadlines"] if at]
    assert len(left) == 2
    assert all(30 < seconds <= 121 for seconds in left), left


def test_time_that_is_up_after_the_clock_was_set_back_is_up_once(url: str, skew: Path) -> None:
    with serving(url, skew) as server:
        person = a_table(server, Pace(each=12.0))
        set_clocks(url, skew, -HOUR)
        began = time.monotonic()
        wait_for_more(url, person.match, 0, 90)
        assert time.monotonic() - began > 8, "not before its time"
        time.sleep(3)
        seats = sql(url, "SELECT seat FROM entry WHERE match = $1 AND number < 2", person.match)
        assert sorted(seats) == [(0,), (1,)], "each seat's first answer was given once"


def test_sessions_and_limits_go_on(url: str, skew: Path) -> None:
    settings = {"HANSE_TABLES_PER_HOUR": "3", "HANSE_FILES_PER_MINUTE": "600"}
    with serving(url, skew, HANSE_MAX_THINKING_BOTS="0", **settings) as server:
        browser, told = Browser(server), {"x-forwarded-for": "10.1.2.3"}
        matches = [browser.table()["match"] for _ in range(2)]
        assert [ask(server, "/api/tables", PEOPLE, told)[0] for _ in range(4)][-1] == 429
        for seconds in (HOUR, 0.0):
            set_clocks(url, skew, seconds)
            time.sleep(1.5)
            old = browser.cookie
            matches.append(browser.table()["match"])
            assert {browser.seat_at(match) for match in matches} == {0}
            time.sleep(1.5)
            seen = ask(server, f"/api/tables/{matches[-1]}", None, {"cookie": old})[1]
            assert seen["seat"] == -1, "the old token has ended"
            assert ask(server, "/api/tables", PEOPLE, told)[0] == 429, "an hour has not passed"
            assert flood_of_pages(server), "and who waits a moment is served again"


def flood_of_pages(server: Server) -> bool:
    """Whether an address that had enough is served again after a moment."""
    told = {"x-forwarded-for": "10.9.9.8"}
    found = {ask(server, "/manifest.webmanifest", None, told)[0] for _ in range(140)}
    time.sleep(1.0)
    return 429 in found and ask(server, "/manifest.webmanifest", None, told)[0] == 200
