"""An acknowledged move survives the killing of the server."""

import contextlib
import random
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Person, new_table
from tests.server.running import Server, database, sql

KILLS = 6


@pytest.fixture
def mortal() -> Iterator[Server]:
    with database() as url:
        server = Server(url)
        server.start()
        yield server
        server.kill()


def come_back(person: Person) -> None:
    person.socket = person.connect()
    person.hello()


def play_until(person: Person, end: float, acknowledged: list[str]) -> None:
    """Answer whatever is asked; what was acknowledged is remembered."""
    while time.monotonic() < end and not person.over:
        if person.asked:
            acknowledged.append(person.answer())
        else:
            person.hear_until("update", seconds=5)


def test_no_acknowledged_move_is_lost_or_doubled(mortal: Server) -> None:
    seated, cookie = new_table(mortal, bots=3, people=1)
    person = Person(mortal, seated["match"], cookie)
    person.hello()
    chance = random.Random(7)
    acknowledged: list[str] = []
    for _ in range(KILLS):
        plies = person.sections["now"]["ply"]
        play_until(person, time.monotonic() + chance.uniform(0.1, 0.6), acknowledged)
        mortal.kill()
        hear_the_rest(person)
        mortal.start()
        events = len(person.events)
        come_back(person)
        assert person.sections["now"]["ply"] >= plies
        assert len(person.events) >= events
    assert acknowledged
    assert len(set(acknowledged)) == len(acknowledged)
    assert stored(mortal, seated["match"]) >= set(acknowledged)


def hear_the_rest(person: Person) -> None:
    """What was still on its way when the server died."""
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            person.hear(1)


def stored(server: Server, match: str) -> set[str]:
    rows = sql(server.url, "SELECT command FROM entry WHERE match = $1", match)
    commands = [row[0] for row in rows]
    assert len(commands) == len(set(commands))
    return set(commands)


def test_a_graceful_stop_and_a_new_start_keep_the_game(mortal: Server) -> None:
    seated, cookie = new_table(mortal, bots=1, people=1)
    person = Person(mortal, seated["match"], cookie)
    person.hello()
    person.answer()
    assert mortal.stop() in (0, -15)
    assert mortal.start() < 10
    come_back(person)
    assert person.events
