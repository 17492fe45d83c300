"""Bots that never return, eat memory or talk nonsense: people notice nothing of them."""

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import pytest

from hanse.core.setup import Setup
from hanse.match.clock import Pace
from tests.server.nasty import NASTY
from tests.server.people import Person
from tests.server.running import BOTS_ALONE, Server, database
from tests.server.seats import a_row, put, secret
from tests.server.test_due import entries, wait_for

TWO = Setup("kogge", 2)
HERE = Path(__file__).parents[2]
ENTRY = f"import sys; sys.path.insert(0, {str(HERE)!r});from tests.server.nasty import main; main()"
ANSWERS = 60
MOVES = 3
"""So often each of them is waited for."""

EACH = 0.5


@pytest.fixture(scope="module")
def nasty() -> Iterator[Server]:
    """Nobody has asked for processes: others' bots are given some all the same."""
    with database() as url:
        server = Server(url, entry=ENTRY, settings=BOTS_ALONE)
        server.start()
        yield server
        server.stop()


def p95(server: Server) -> float:
    """Return how long 95 % of people's answers take at most, at a table without bots."""
    row = a_row(TWO)
    put(server.url, row)
    people = [Person(server, row.id, secret=secret(seat)) for seat in range(2)]
    for person in people:
        person.hello()
    waits: list[float] = []
    while len(waits) < ANSWERS:
        for person in people:
            hear_what_came(person)
            if person.asked:
                waits.append(answered(person))
    for person in people:
        person.socket.close()
    return quantiles(waits, n=20)[-1]


def hear_what_came(person: Person) -> None:
    while True:
        try:
            person.hear(0.05)
        except TimeoutError:
            return


def answered(person: Person) -> float:
    """Return how long an answer takes until it is written down."""
    start = time.monotonic()
    person.command(person.some_move(), person.asked["id"])
    person.hear_until("done", "refused")
    return time.monotonic() - start


def test_people_notice_nothing_of_nasty_bots(nasty: Server) -> None:
    """Answers as quick as before, clocks to the second, and every table goes on."""
    alone = p95(nasty)
    tables = [a_row(TWO, bots={0: name, 1: name}) for name in NASTY]
    put(nasty.url, *tables)
    time.sleep(2)
    beside = p95(nasty)
    timed = a_row(TWO, pace=Pace(each=EACH))
    start = time.monotonic()
    put(nasty.url, timed)
    assert len(wait_for(nasty, timed.id, 1)) >= 1
    late = time.monotonic() - start - EACH
    print(
        f"p95 {1e3 * alone:.0f} ms alone, {1e3 * beside:.0f} ms beside; a clock {late:.2f} s late"
    )
    assert beside < 2 * alone + 0.1
    assert late < 2
    for row in tables:
        assert len(wait_for(nasty, row.id, MOVES, 180)) >= MOVES, row.seats[0].bot
    assert entries(nasty, timed.id)
