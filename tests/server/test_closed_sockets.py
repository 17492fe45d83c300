"""Sockets that are closed leave memory at once, without the garbage collector.

The collector exempts what has lasted for some seconds, and looks through that once an hour at most.
A stranger who holds sockets open for a few seconds each could fill the memory meanwhile.
"""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.frames import CONT, PING, RawSocket, frame
from tests.server.people import new_table
from tests.server.running import Server
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
