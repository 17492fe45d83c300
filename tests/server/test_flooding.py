"""Every frame counts, and every byte, whatever kind it is; and nobody else waits for it."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest
from websockets.exceptions import ConnectionClosed

from hanse.core.setup import Setup
from tests.server.frames import FLOODS, PING, TEXT, RawSocket, frame
from tests.server.people import Person
from tests.server.running import Server, some_address
from tests.server.seats import a_row, put, secret

MANY = 20_000
TOO_MANY = 1008


@pytest.fixture(scope="module")
def guarded(server: Server) -> Iterator[Server]:
    """The limits as a host has them."""
    other = Server(server.url, settings={"HANSE_MESSAGES": "100", "HANSE_LOG_LEVEL": "warning"})
    other.start()
    yield other
    other.stop()


@pytest.fixture(scope="module")
def match(server: Server) -> str:
    row = a_row(Setup("kogge", 2))
    put(server.url, row)
    return row.id


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_is_closed_whatever_they_are(
    guarded: Server, match: str, kind: str
) -> None:
    quiet = Person(guarded, match, secret=secret(1))
    quiet.hello()
    with closing(RawSocket(guarded, match)) as loud:
        loud.hello()
        loud.flood(kind, MANY)
        assert loud.close_code(5) == TOO_MANY
    began = time.monotonic()
    quiet.say({"say": "ping"})
    quiet.hear_until("pong")
    assert time.monotonic() - began < 1.0
    quiet.socket.close()


def test_a_budget_of_bytes_too(guarded: Server, match: str) -> None:
    with closing(RawSocket(guarded, match)) as loud:
        loud.hello()
        for _ in range(60):
            loud.line.sendall(frame(TEXT, b'"' + b"x" * 15_000 + b'"'))
        assert loud.close_code(5) == TOO_MANY


def test_frames_before_the_answer_to_a_handshake_count_too(guarded: Server, match: str) -> None:
    with closing(RawSocket(guarded, match)) as loud:
        loud.line.sendall(frame(PING) * MANY)
        assert loud.close_code(5) == TOO_MANY


def test_a_seat_has_one_budget_over_all_its_sockets(guarded: Server) -> None:
    row = a_row(Setup("kogge", 2))
    put(guarded.url, row)
    people = [Person(guarded, row.id, secret=secret(0)) for _ in range(3)]
    for person in people:
        person.hello()
        for _ in range(40):
            person.say({"say": "ping"})
    last = people[-1]
    assert closed(last) == TOO_MANY
    other = Person(guarded, row.id, secret=secret(1))
    other.hello()
    for person in [*people, other]:
        person.socket.close()


def closed(person: Person) -> int:
    try:
        while True:
            person.hear(5)
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else 0


def test_who_says_no_hello_is_closed_within_five_seconds(guarded: Server, match: str) -> None:
    with closing(RawSocket(guarded, match)) as silent, closing(RawSocket(guarded, match)) as loud:
        for _ in range(4):
            loud.line.sendall(frame(TEXT, b'{"say":"ping"}'))
            time.sleep(1)
        began = time.monotonic()
        assert silent.close_code(8) == TOO_MANY
        assert loud.close_code(3) == TOO_MANY
        assert time.monotonic() - began < 4
    with closing(RawSocket(guarded, match)) as polite:
        polite.hello()
        assert polite.close_code(6) == -1


def test_frames_are_not_compressed(guarded: Server, match: str) -> None:
    person = Person(guarded, match, secret=secret(0))
    assert person.socket.protocol.extensions == []
    person.socket.close()


def test_one_address_has_so_many_sockets_and_others_are_served(server: Server, match: str) -> None:
    few = Server(server.url, settings={"HANSE_SOCKETS_PER_ADDRESS": "5", "HANSE_MAX_SOCKETS": "12"})
    few.start()
    address = some_address()
    sockets = [RawSocket(few, match, address) for _ in range(8)]
    assert [one.status for one in sockets] == [101] * 5 + [429] * 3
    sockets += [RawSocket(few, match) for _ in range(8)]
    assert [one.status for one in sockets[8:]] == [101] * 7 + [503]
    sockets[0].close()
    time.sleep(0.5)
    sockets += [RawSocket(few, match, address)]
    assert sockets[-1].status == 101
    for one in sockets:
        one.close()
    few.stop()


def test_five_hundred_sockets_of_one_address_take_no_place_of_others(
    server: Server, match: str
) -> None:
    usual = Server(server.url, settings={"HANSE_REQUESTS_PER_MINUTE": "60000"})
    usual.start()
    address = some_address()
    with ExitStack() as open_:
        crowd = [a_polite_socket(usual, match, address) for _ in range(250)]
        with ThreadPoolExecutor(25) as threads:  # because each refusal takes a moment
            crowd += threads.map(lambda _: a_polite_socket(usual, match, address), range(250))
        for one in crowd:
            open_.callback(one.close)
        assert [one.status for one in crowd] == [101] * 250 + [429] * 250
        for _ in range(20):
            person = Person(usual, match, secret="")
            person.hello()
            person.socket.close()
    usual.stop()


def a_polite_socket(server: Server, match: str, address: str) -> RawSocket:
    one = RawSocket(server, match, address)
    if one.status == 101:
        one.hello()
    return one


@pytest.mark.parametrize("said", ['{"say":"chat","words":"x"}', '{"say":"undo","id":"a"}'])
def test_messages_count_for_the_address_as_requests_do(server: Server, said: str) -> None:
    """Over many sockets and tables: no seat and no socket has sent too much by itself."""
    limits = {"HANSE_REQUESTS_PER_MINUTE": "60", "HANSE_MAX_THINKING_BOTS": "0"}
    strict = Server(server.url, settings=limits)
    strict.start()
    address, rows = some_address(), [a_row(Setup("kogge", 2)) for _ in range(4)]
    put(strict.url, *rows)
    try:
        people = [Person(strict, row.id, secret=secret(0), address=address) for row in rows]
        for person in people:
            person.hello()
        for person in people:
            for _ in range(15):
                person.say(said)
        assert closed(people[-1]) == TOO_MANY
        quiet = Person(strict, rows[0].id, secret=secret(1))
        quiet.hello()
        quiet.answer()
        for person in [*people, quiet]:
            person.socket.close()
    finally:
        strict.stop()


def test_people_who_talk_fast_are_not_sent_away(server: Server) -> None:
    """Two people behind one address who write and talk twice a second, under a host's limits."""
    usual = Server(server.url, settings={"HANSE_MESSAGES": "100", "HANSE_MAX_THINKING_BOTS": "0"})
    usual.start()
    row = a_row(Setup("kogge", 2))
    put(usual.url, row)
    address = some_address()
    try:
        people = [Person(usual, row.id, secret=secret(seat), address=address) for seat in (0, 1)]
        for person in people:
            person.hello()
        for turn in range(10):
            for person in people:
                person.say({"say": "writing"})
                person.say({"say": "chat", "words": f"{turn}"})
                person.say({"say": "ping"})
                person.hear_until("pong")
            time.sleep(0.5)
        for person in people:
            person.say({"say": "ping"})
            assert person.hear_until("pong") == {"say": "pong"}
            person.socket.close()
    finally:
        usual.stop()
