"""Whoever sends too slowly, too much at once or never reads does not stay."""

import contextlib
import json
import socket
import time
from contextlib import closing
from pathlib import Path

import pytest

from hanse.core.setup import Setup
from hanse.server.connections.http_connection import WHOLE
from tests.server.frames import TEXT, RawSocket, frame, handshake
from tests.server.running import Server, free_port
from tests.server.seats import a_row, put

HEAD = b"GET /api/games HTTP/1.1\r\nHost: a\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
SLOW = {
    "nothing": (b"", b""),
    "a header": (HEAD, b"X: y\r\n"),
    "letters of a header": (HEAD + b"X: ", b"y"),
    "empty lines": (b"", b"\r\n"),
    "a body": (POST + b"Content-Length: 5000\r\n\r\n", b" "),
    "chunks": (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "a second request": (HEAD + b"\r\n" + HEAD, b"X: y\r\n"),
}


@pytest.mark.parametrize("kind", SLOW)
def test_what_comes_too_slowly_is_not_waited_for(server: Server, kind: str) -> None:
    begin, more = SLOW[kind]
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(0.5)
        line.sendall(begin)
        while time.monotonic() - began < 15 and not closed(line):
            with contextlib.suppress(OSError):
                line.sendall(more)
    assert time.monotonic() - began < 14


def closed(line: socket.socket) -> bool:
    """Wait half a second for the end."""
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def test_a_socket_stays_open_longer_than_a_request_may_take(server: Server) -> None:
    row = a_row(Setup("kogge", 2))
    put(server.url, row)
    with closing(RawSocket(server, row.id)) as one:
        one.hello()
        assert one.close_code(WHOLE + 3) == -1


LARGE = {
    "a long header": HEAD + b"X: " + b"y" * 3_000_000,
    "many headers": HEAD + b"X: y\r\n" * 300_000,
    "some headers too many": HEAD + b"X: y\r\n" * 200 + b"\r\n",
    "a long path": b"GET /" + b"y" * 3_000_000,
    "a path too long": b"GET /" + b"y" * 300 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "requests ahead": (HEAD + b"\r\n") * 100_000,
    "no HTTP": b"\x16\x03\x01" * 1000,
    "a broken chunk": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "length and chunks": POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    "no host": b"GET /api/games HTTP/1.1\r\n\r\n",
    "a post that wants to be a socket": b"POST /api/tables HTTP/1.1\r\nHost: a\r\n"
    b"Connection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    "a socket without a key": HEAD + b"Connection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    "another upgrade": b"GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
    "a connection": b"CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n",
}


@pytest.mark.parametrize("kind", LARGE)
def test_what_is_wrong_below_a_request_breaks_nothing(server: Server, kind: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=15) as line:
        with contextlib.suppress(OSError):
            line.sendall(LARGE[kind])
        answer = b""
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_WR)
            while piece := line.recv(65536):
                answer += piece
    assert b"HTTP/1.1 5" not in answer
    assert server.answers()


def test_nothing_that_a_stranger_sends_is_an_error_in_the_log(
    server: Server, tmp_path: Path
) -> None:
    row = a_row(Setup("kogge", 2))
    put(server.url, row)
    with (tmp_path / "log").open("wb") as log:
        other = Server(server.url, log=log)
        other.start()
        for path in ("/", "/api/games", "/api/tables/x/screen", "/nowhere", "//api"):
            asked = handshake(other, row.id, "10.1.1.1")
            send_all(other, asked.replace(f"/api/tables/{row.id}/socket".encode(), path.encode()))
        for what in LARGE.values():
            send_all(other, what)
        for text in (b"\xff\xfe", b"{", b"x" * 20_000):
            with closing(RawSocket(other, row.id)) as one:
                one.hello()
                one.line.sendall(frame(TEXT, text) + b"\xff" * 9)
                one.close_code(5)
        other.stop()
    told = [json.loads(line) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    events = [line["event"] for line in told if "root" not in line["event"]]
    assert set(events) <= {"refused an unknown host name"}, "that is for hosts to know"


def send_all(server: Server, what: bytes) -> None:
    """Send this, and read whatever is answered."""
    with (
        contextlib.suppress(OSError),
        socket.create_connection(("127.0.0.1", server.port), timeout=15) as line,
    ):
        line.sendall(what)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65536):
            pass


def test_an_address_has_so_many_connections(server: Server) -> None:
    few = Server(server.url, free_port(), settings={"HANSE_CONNECTIONS_PER_ADDRESS": "5"})
    few.start()
    lines = [
        socket.create_connection(("127.0.0.1", few.port), 5, ("127.0.0.77", 0)) for _ in range(8)
    ]
    time.sleep(0.5)
    assert sum(closed_at_once(line) for line in lines) == 3
    assert few.answers()
    for line in lines:
        line.close()
    few.stop()


def closed_at_once(line: socket.socket) -> bool:
    line.settimeout(0.2)
    return closed(line)
