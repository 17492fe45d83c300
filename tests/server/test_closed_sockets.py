"""Sockets that are closed leave memory at once, without the garbage collector.

The collector exempts what has lasted for some seconds, and looks through that once an hour at most.
A stranger who holds sockets open for a few seconds each could fill the memory meanwhile.
"""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.frames import CONT, PING, RawSocket, frame
from tests.server.people import new_table
from tests.server.running import Server, sql
from tests.server.uncollected import ENTRY

SOCKETS = 20

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="asks by a signal")


@pytest.fixture(scope="module")
def watched(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    report = tmp_path_factory.mktemp("sockets") / "kept"
    settings = {"HANSE_TEST_REPORT": str(report), "HANSE_MESSAGES": "100"}
    other = Server(server.url, settings=settings, entry=ENTRY)
    other.start()
    yield other
    other.stop()


def kept(server: Server) -> int:
    """Return how many sockets the server still has in memory."""
    report = Path(server.settings["HANSE_TEST_REPORT"])
    report.unlink(missing_ok=True)
    assert server.process
    os.kill(server.process.pid, signal.SIGUSR1)
    end = time.monotonic() + 10
    while not report.exists() and time.monotonic() < end:
        time.sleep(0.02)
    return int(report.read_text("ascii"))


@pytest.mark.parametrize("way", ["hello", "silent", "flood", "nonsense"])
def test_closed_sockets_leave_no_trace_in_memory(watched: Server, way: str) -> None:
    match = new_table(watched, bots=1, people=1)[0]["match"]
    sockets = [RawSocket(watched, match) for _ in range(SOCKETS)]
    for one in sockets:
        if way != "silent":
            one.hello()
        if way == "nonsense":
            one.line.sendall(frame(CONT))
        if way == "flood":
            one.line.sendall(frame(PING) * 500)
    for one in sockets:
        one.close()
    end = time.monotonic() + 15
    while (left := kept(watched)) and time.monotonic() < end:
        time.sleep(0.2)
    assert left == 0


CHAT = """
INSERT INTO chat (match, number, shard, seat, words, at)
SELECT id, line, shard, 0, repeat('\U0001f600', 500), 0
FROM match, generate_series(1, 200) AS line WHERE id = $1
"""
"""0.4 MB for whoever says hello."""
QUICK = "from hanse.server.connections import socket_connection as found\n"
IMPATIENT = {
    "stuck": f"{QUICK}found.STUCK = 1.0\n",
    "no pong": f"{QUICK}found.STUCK = 600.0\n"
    "made = found.SocketConnection.start_keepalive\n"
    "def start(self):\n    self.ping_interval = self.ping_timeout = 1.0\n    made(self)\n"
    "found.SocketConnection.start_keepalive = start\n",
}


@pytest.mark.parametrize("why", IMPATIENT)
def test_a_socket_that_reads_nothing_does_not_stay(
    server: Server, tmp_path: Path, why: str
) -> None:
    """What is unread took 0.4 MB of each such socket for as long as its client wanted."""
    settings = {"HANSE_TEST_REPORT": str(tmp_path / "kept")}
    other = Server(server.url, settings=settings, entry=IMPATIENT[why] + ENTRY)
    with ExitStack() as stack:
        stack.callback(other.kill)
        other.start()
        match = new_table(other, bots=1, people=1)[0]["match"]
        sql(server.url, CHAT, match)
        one = stack.enter_context(closing(RawSocket(other, match)))
        for _ in range(16):  # the system takes the first megabytes
            one.hello()
            time.sleep(0.1)
        assert kept(other) > 0
        time.sleep(6)
        assert kept(other) == 0
