"""The port of a worker's metrics: no client holds more than a few of its threads, or for long."""

import http.client
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from hanse.server.config import Settings
from hanse.server.operations.worker_metrics import MAX_CONNECTIONS, worker_metrics
from tests.server.running import free_port


@pytest.fixture
def port() -> Iterator[int]:
    found = free_port()
    with worker_metrics(Settings(worker_port=found)):
        yield found


def health(port: int) -> int:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=20)) as line:
        line.request("GET", "/healthz")
        return line.getresponse().status


def drip(line: socket.socket, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        line.sendall(b"x")
        time.sleep(0.2)


def test_a_connection_to_a_worker_that_sends_bit_by_bit_is_closed(port: int) -> None:
    """Each byte comes in time, the request never."""
    line = socket.create_connection(("127.0.0.1", port), timeout=20)
    with line, pytest.raises((ConnectionError, TimeoutError)):
        drip(line, seconds=30)


def test_one_address_holds_only_so_many_connections_to_a_worker(port: int) -> None:
    """Each of them takes a thread; other addresses are answered meanwhile."""
    with ExitStack() as silent:
        for _ in range(2 * MAX_CONNECTIONS):
            line = socket.create_connection(
                ("127.0.0.1", port), timeout=20, source_address=("127.0.0.2", 0)
            )
            silent.enter_context(line)
        assert line.recv(1) == b"", "the last is closed at once"
        assert health(port) == 200
