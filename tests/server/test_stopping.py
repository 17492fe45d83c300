"""A server that is told to stop says so, closes what is open, and keeps every game."""

import threading
import time
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Person, ask, new_table
from tests.server.running import Server, database

DRAIN = 1.5


@pytest.fixture
def leaving() -> Iterator[Server]:
    with database() as url:
        server = Server(url, settings={"HANSE_DRAIN": str(DRAIN)})
        server.start()
        yield server
        server.kill()


def test_a_graceful_stop_and_a_new_start_keep_the_game(leaving: Server) -> None:
    seated, cookie = new_table(leaving, bots=1, people=1)
    person = Person(leaving, seated["match"], cookie)
    person.hello()
    person.answer()
    stream = read_stream(leaving, seated["match"], seated["secret"])
    assert leaving.process
    leaving.process.terminate()
    assert not_ready(leaving)
    assert b"\nhanse_draining 1.0\n" in urlopen(f"{leaving.origin}/metrics").read()
    person.say({"say": "ping"})
    person.hear_until("pong")
    assert code_at_the_end(person) == 1012
    stream.join(10)
    assert not stream.is_alive()
    assert leaving.process.wait(10) == 0
    assert leaving.start() < 15
    person.socket = person.connect()
    person.hello()
    assert person.events


def not_ready(server: Server) -> bool:
    """It still answers, and says that it is not ready."""
    end = time.monotonic() + DRAIN
    while time.monotonic() < end:
        status, _, _ = ask(server, "/api/games")
        if status == 200 and not server.answers():
            return True
        time.sleep(0.05)
    return False


def code_at_the_end(person: Person) -> int:
    try:
        while True:
            person.hear(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def read_stream(server: Server, match: str, secret: str) -> threading.Thread:
    """Somebody who listens to the events until they end."""
    headers = {"authorization": f"Bearer {secret}"}
    answer = urlopen(Request(f"{server.origin}/api/tables/{match}/events", headers=headers))
    assert answer.readline().startswith(b"id: ")
    reader = threading.Thread(target=answer.read, daemon=True)
    reader.start()
    return reader
