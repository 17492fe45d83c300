"""A server without a garbage collector, which reports how many sockets it still has in memory.

Run by `-c "from tests.server.uncollected import main; main()" serve`. On SIGUSR1 it writes the
number into the file that HANSE_TEST_REPORT names.
"""

import gc
import os
import signal
from pathlib import Path
from typing import Any
from weakref import WeakSet

from hanse.cli.main import app
from hanse.server import serve
from hanse.server.connections.socket_connection import Handshake, SocketConnection
from hanse.server.operations import gc_control

ENTRY = "from tests.server.uncollected import main; main()"
KEPT: WeakSet[SocketConnection | Handshake] = WeakSet()
"""Connections, and the library's part of each: it may outlive the connection."""
_make = SocketConnection.__init__


def make(self: SocketConnection, **given: Any) -> None:
    _make(self, **given)
    KEPT.add(self)
    assert isinstance(self.conn, Handshake)
    KEPT.add(self.conn)


def report(*_: object) -> None:
    written = Path(os.environ["HANSE_TEST_REPORT"])
    part = written.with_suffix(".part")
    part.write_text(str(len(KEPT)), "ascii")
    part.replace(written)


def do_nothing() -> None:
    pass


def main() -> None:
    SocketConnection.__init__ = make  # type: ignore[method-assign]
    for module in (gc_control, serve):
        setattr(module, "settle_memory", do_nothing)  # noqa: B010
    gc.disable()
    signal.signal(signal.SIGUSR1, report)
    app()
