"""Bodies in chunks: a byte in each costs the server a thousand times what it costs to send."""

import contextlib
import socket
import time

import pytest

from hanse.server.connections.bounded_requests import MAX_CHUNKS
from tests.server.crowd import pid_of
from tests.server.running import Server
from tests.server.test_bombs import spent

HEADERS = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNK, END = b"1\r\na\r\n", b"0\r\n\r\n"
FLOOD = 60_000
MOST_CPU = 0.2
"""Seconds of the server's CPU; when every chunk was read, they took more than a second."""
SETUP = b'{"seats": 3, "variants": [], "readings": {}, "data": {}}'


def answers(server: Server, *requests: bytes) -> bytes:
    """Return what is answered to these requests over one connection; the last one closes it."""
    heard = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=15) as line:
        *first, last = requests
        line.sendall(b"".join([*first, last.replace(b"Host:", b"Connection: close\r\nHost:", 1)]))
        while piece := line.recv(65536):
            heard += piece
    return heard


@pytest.mark.parametrize("path", [b"/api/games/kogge/fit", b"/api/nowhere", b"//refused"])
def test_a_flood_of_chunks_is_cut_off_also_after_the_answer(server: Server, path: bytes) -> None:
    assert pid_of(server)
    begin, before = b"POST " + path + b" HTTP/1.1\r\n" + HEADERS, spent(server)
    with socket.create_connection(("127.0.0.1", server.port), timeout=15) as line:
        line.sendall(begin + CHUNK)
        time.sleep(0.2)  # what is refused at once is answered now
        with contextlib.suppress(OSError):
            for _ in range(20):
                line.sendall(CHUNK * (FLOOD // 20))
            line.shutdown(socket.SHUT_WR)
            while line.recv(65536):
                pass
    assert spent(server) - before < MOST_CPU


def test_a_body_in_as_many_chunks_as_programs_send_is_read(server: Server) -> None:
    begin = b"POST /api/games/kogge/fit HTTP/1.1\r\n" + HEADERS
    chunks = [b"1\r\n" + SETUP[at : at + 1] + b"\r\n" for at in range(len(SETUP))]
    spaces = [b"64\r\n" + b" " * 100 + b"\r\n"] * (MAX_CHUNKS // 2)
    assert b'"wrong":null' in answers(server, b"".join([begin, *spaces, *chunks, END]))


def test_each_request_of_a_connection_has_its_own_chunks(server: Server) -> None:
    one = b"POST /api/nowhere HTTP/1.1\r\n" + HEADERS + CHUNK * (MAX_CHUNKS // 2) + END
    assert answers(server, *[one] * 4).count(b"HTTP/1.1 404") == 4
