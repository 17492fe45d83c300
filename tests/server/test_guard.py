"""Who is let in: origins, secrets, forms of other sites, floods."""

import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPResponse
from socket import create_connection
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hanse.core.setup import Setup
from hanse.server.addresses import AllowedAddresses, neighbourhood
from hanse.server.connections.guard import TOO_MANY_DELAY
from hanse.server.limits.budgets import MAX_KNOWN, Bucket, Buckets
from tests.server.asking import Program
from tests.server.people import Person, ask, join, new_table
from tests.server.running import Server
from tests.server.seats import a_row, a_session, put, secret

ELSEWHERE = ["http://elsewhere.example", "null", "", "http://127.0.0.1", "http://127.0.0.1.example"]
BODY = b'{"id":"a","move":{"move":"pick_start","value":3}}'


@pytest.fixture(scope="module")
def match(server: Server) -> str:
    row = a_row(Setup("kogge", 2))
    put(server.url, row)
    return row.id


@pytest.fixture(scope="module")
def cookie(server: Server, match: str) -> str:
    return a_session(server.url, match)


def status_of(server: Server, match: str, origin: str | None, **headers: str) -> int:
    """What a handshake comes to."""
    where = f"ws://127.0.0.1:{server.port}/api/tables/{match}/socket"
    told = None if origin is None else Origin(origin)
    try:
        with connect(where, origin=told, additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


@pytest.mark.parametrize("origin", [*ELSEWHERE, None])
def test_no_socket_from_elsewhere_with_a_cookie(
    server: Server, match: str, cookie: str, origin: str | None
) -> None:
    assert status_of(server, match, origin, Cookie=cookie) == 403


def test_a_program_needs_no_origin_but_a_secret(server: Server, match: str) -> None:
    assert status_of(server, match, None, Authorization=f"Bearer {secret(0)}") == 101
    assert status_of(server, match, server.origin) == 101
    assert status_of(server, match, None) == 403


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_no_move_from_elsewhere(server: Server, match: str, cookie: str, origin: str) -> None:
    with closing(Program(server)) as program:
        told = {"cookie": cookie, "origin": origin}
        path = f"/api/tables/{match}/commands"
        status, _ = program.ask("POST", path, BODY, content_type="application/json", **told)
        assert status == 403


@pytest.mark.parametrize(
    "kind", ["text/plain", "", "application/x-www-form-urlencoded", "multipart/form-data; a=b"]
)
def test_what_a_form_can_send_is_no_move(server: Server, match: str, kind: str) -> None:
    with closing(Program(server, secret(0))) as program:
        status, _ = program.ask("POST", f"/api/tables/{match}/commands", BODY, content_type=kind)
        assert status == 415


@pytest.mark.parametrize("told", [{}, {"sec-fetch-site": "cross-site"}, {"origin": ELSEWHERE[0]}])
def test_no_stream_by_a_cookie_from_who_knows_where(
    server: Server, match: str, cookie: str, told: dict[str, str]
) -> None:
    headers = {"cookie": cookie, **told}
    assert ask(server, f"/api/tables/{match}/events", None, headers)[0] == 403


def test_a_page_of_our_own_may_listen(server: Server, match: str, cookie: str) -> None:
    headers = {"cookie": cookie, "sec-fetch-site": "same-origin"}
    told = Request(f"{server.origin}/api/tables/{match}/events", headers=headers)
    with urlopen(told, timeout=10) as stream:
        assert stream.readline().startswith(b"id: ")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/manifest.webmanifest", "application/json; charset=utf-8"),
    ],
)
def test_pages_say_once_how_they_are_written(server: Server, path: str, kind: str) -> None:
    answer: HTTPResponse
    with urlopen(server.origin + path, timeout=10) as answer:
        assert answer.headers["content-type"] == kind


def test_answers_are_secured(server: Server) -> None:
    answer: HTTPResponse
    with urlopen(f"{server.origin}/api/games", timeout=10) as answer:
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.fixture(scope="module")
def strict(server: Server) -> Iterator[Server]:
    """The limits as a host has them, but tighter."""
    other = Server(
        server.url, settings={"HANSE_MESSAGES": "30", "HANSE_REQUESTS_PER_MINUTE": "120"}
    )
    other.start()
    yield other
    other.stop()


def test_a_flood_of_messages_closes_only_its_own_socket(strict: Server) -> None:
    seated, cookie = new_table(strict, bots=0, people=2)
    join(strict, seated["match"])
    quiet, loud = (Person(strict, seated["match"], cookie) for _ in range(2))
    quiet.hello()
    with pytest.raises(ConnectionClosed, match="1008"):
        flood(loud)
    quiet.say({"say": "ping"})
    assert quiet.hear_until("pong")


def flood(person: Person) -> None:
    for _ in range(200):
        person.say({"say": "ping"})
    while True:
        person.hear(5)


def test_a_flood_of_requests_is_told_to_wait(strict: Server) -> None:
    with closing(Program(strict, address="10.9.9.9")) as program:
        answers = [program.ask("GET", "/api/games")[0] for _ in range(150)]
        assert set(answers) == {200, 429}
        fastest = min(refusal_times(program, 5))
        assert fastest >= TOO_MANY_DELAY, "a client that does not stop is slowed down"
        assert program.ask("GET", "/healthz")[0] == 200
        assert program.ask("GET", "/readyz")[0] == 200


def refusal_times(program: Program, number: int) -> Iterator[float]:
    """Ask until this many requests are refused; yield how long each refusal took."""
    while number:
        begun = time.monotonic()
        if program.ask("GET", "/api/games")[0] == 429:
            number -= 1
            yield time.monotonic() - begun


def test_buckets_are_bounded_and_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [1000.0]
    monkeypatch.setattr("hanse.server.limits.budgets.time.monotonic", lambda: seconds[0])
    buckets = Buckets(60, 60)
    assert all(buckets.take("a", 1) for _ in range(60))
    assert not buckets.take("a", 1)
    assert buckets.take("b", 1)
    seconds[0] += 2
    assert [buckets.take("a", 1) for _ in range(3)] == [True, True, False]
    for number in range(MAX_KNOWN + 10):
        buckets.take(str(number), 1)
    assert len(buckets.buckets) == MAX_KNOWN
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::2:3")


def test_two_headers_that_say_the_length_are_refused(server: Server) -> None:
    """A proxy might read the one and this server the other."""
    head = (
        f"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
        "content-type: application/json\r\ntransfer-encoding: chunked\r\n"
    )
    answers = []
    for length in ("", "content-length: 4\r\n"):
        with closing(create_connection(("127.0.0.1", server.port), 10)) as line:
            line.sendall(f"{head}{length}\r\n2\r\n{{}}\r\n0\r\n\r\n".encode())
            answers.append(line.recv(65536).partition(b"\r\n")[0])
    assert answers == [b"HTTP/1.1 200 OK", b"HTTP/1.1 400 Bad Request"]


def test_guests_are_known_by_address_or_network() -> None:
    some = AllowedAddresses("127.0.0.1, ::1, 10.1.0.0/16")
    assert all(map(some.is_allowed, ("127.0.0.1", "::1", "10.1.2.3")))
    assert not any(map(some.is_allowed, ("10.2.0.1", "::2", "", "nowhere")))
    assert AllowedAddresses("*").is_allowed("")
    assert not AllowedAddresses("").is_allowed("127.0.0.1")


def test_so_many_messages_in_so_few_seconds_are_too_many() -> None:
    bucket = Bucket(3, 20)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert all(Bucket(0, 20).take() for _ in range(5))


def test_what_a_seat_is_told_is_never_packed(server: Server, match: str) -> None:
    told = {"accept-encoding": "gzip", "authorization": f"Bearer {secret(0)}"}
    for path in ("/api/games", f"/api/tables/{match}/screen"):
        with urlopen(Request(server.origin + path, headers=told)) as answer:
            assert answer.headers["content-encoding"] is None
            assert len(answer.read()) > 1000
