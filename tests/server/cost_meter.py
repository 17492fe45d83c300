"""What an input costs a real server: CPU on its event loop, CPU in total, and memory."""

import contextlib
import http.client
import json
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote, urlencode

from websockets.exceptions import WebSocketException

from hanse.core.setup import Setup
from tests.server.cost_inputs import Input
from tests.server.finished import finished
from tests.server.people import Person, new_table
from tests.server.running import Server, database
from tests.server.seats import a_row, put, secret

HERE = Path(__file__).parents[2]
ENTRY = (
    f"import sys; sys.path.insert(0, {str(HERE)!r});"
    "from tests.server.costly_server import main; main()"
)
LIMITS = ("MESSAGES", "REQUESTS_PER_MINUTE", "FILES_PER_MINUTE", "PREVIEWS_PER_MINUTE",
          "TABLES_PER_HOUR", "BOT_TABLES_PER_HOUR", "LESSONS_PER_HOUR", "SOCKETS_PER_ADDRESS",
          "CONNECTIONS_PER_ADDRESS")  # fmt: skip
SETTINGS = {"HANSE_POSITIONS": "true", "HANSE_MAX_THINKING_BOTS": "0", "HANSE_LOG_LEVEL": "error",
            **{f"HANSE_{name}": "0" for name in LIMITS}}  # fmt: skip
MAX_COSTS = {"loop": 0.020, "total": 4.0, "memory": 64e6}
"""Seconds of CPU on the event loop and in total; bytes above an idle process."""
AGAIN = 3
"""So often something that costs too much is measured again: the least counts."""
PATIENCE = 60.0
IDLE = 6.0
"""Seconds in which it is measured what the loop does by itself: the garbage collector looks every
five, and clocks and due work every second. In the ten seconds that a slow input may wait for a
process, that is more than the input itself takes."""


@dataclass(frozen=True)
class Cost:
    """What one input took, and how it was answered."""

    loop: float
    total: float
    memory: float
    status: int = 0

    @property
    def share(self) -> float:
        """Return how much of what is allowed this is; above 1 it is too much."""
        return max(float(getattr(self, name)) / most for name, most in MAX_COSTS.items())

    def least(self, other: "Cost") -> "Cost":
        return Cost(
            min(self.loop, other.loop), min(self.total, other.total),
            min(self.memory, other.memory), other.status,
        )  # fmt: skip


class Meter:
    """A server with some matches, and how to send it something and know what that took."""

    def __init__(self, server: Server, control: str) -> None:
        self.server = server
        self.matches = matches_at(server)
        self.control = socket.socket(socket.AF_UNIX)
        self.control.connect(control)
        self.lines = self.control.makefile("rwb")
        self.person: Person | None = None
        self.idle = self.idle_share()

    def idle_share(self) -> float:
        """Return how much of the time the loop works when nobody asks for anything."""
        before = self.spent()
        time.sleep(IDLE)
        return (self.spent()["loop"] - before["loop"]) / IDLE

    def close(self) -> None:
        self.lines.close()
        self.control.close()
        if self.person:
            self.person.socket.close()

    def spent(self) -> dict[str, float]:
        self.lines.write(b"\n")
        self.lines.flush()
        found: dict[str, float] = json.loads(self.lines.readline())
        return found

    def cost(self, one: Input) -> Cost:
        """Return what it costs; a surprise counts only if it comes again."""
        found = self.measured(one)
        if found.share > 1:
            self.idle = self.idle_share()
        for _ in range(AGAIN):
            if found.share <= 1:
                break
            found = found.least(self.measured(one))
        return found

    def measured(self, one: Input) -> Cost:
        before, began = self.spent(), time.monotonic()
        status = self.send(one)
        after, took = self.spent(), time.monotonic() - began
        grown = max(after["memory"] - before["memory"], after["child"])
        loop, total = after["loop"] - before["loop"], after["total"] - before["total"]
        return Cost(max(0.0, loop - self.idle * took), total, grown, status)

    def send(self, one: Input) -> int:
        try:
            return self.say(one) if one.route.startswith("frame") else self.ask(one)
        except (WebSocketException, OSError, http.client.HTTPException, TimeoutError, ValueError):
            if self.person:
                self.person.socket.close()
            self.person = None
            return 0

    def say(self, one: Input) -> int:
        """Send a frame, and a ping; the answer to that comes after everything else."""
        if self.person is None:
            self.person = Person(self.server, self.matches["match"], secret=secret(0))
            self.person.hello()
        self.person.socket.send(json.dumps(one.body))
        self.person.socket.send('{"say":"ping"}')
        while not str(self.person.socket.recv(timeout=PATIENCE)).startswith('{"say":"pong'):
            pass
        return 200

    def ask(self, one: Input) -> int:
        """Send a request, and read the answer; of a stream only its beginning."""
        method, path = one.route.split(" ")
        params = {name: self.matches.get(value, value) for name, value in one.params.items()}
        path = path.format(**{name: quote(value, safe="") for name, value in params.items()})
        told = {name: plain(value) for name, value in one.headers.items()}
        told |= {"content-type": "application/json", "authorization": f"Bearer {secret(0)}"}
        body = None if one.body is None else json.dumps(one.body, ensure_ascii=False).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        with contextlib.closing(connection):
            query = f"?{urlencode(one.query)}" if one.query else ""
            connection.request(method, path + query, body, told)
            answer = connection.getresponse()
            answer.read(100) if path.endswith("/events") else answer.read()
            return answer.status


def plain(value: str) -> str:
    """Return what can stand in a header."""
    return (
        "".join(c for c in value if c.isprintable()).encode("latin-1", "ignore").decode("latin-1")
    )


def matches_at(server: Server) -> dict[str, str]:
    """Make the matches that inputs are about, by the names that they have there."""
    rows = [a_row(Setup("kogge", 3), bots={1: "builder", 2: "builder"}), a_row(Setup("luebeck", 3))]
    put(server.url, *rows)
    waiting, _ = new_table(server, 0, 3, nonce="")
    over = finished(server, 1, "costs", ({"people": 2},))[0]
    return {
        "match": rows[0].id, "other": rows[1].id, "waiting": waiting["match"],
        "finished": over.match,
    }  # fmt: skip


@contextlib.contextmanager
def metered(*, old: bool = False) -> Iterator[Meter]:
    """Run a server that says what it spends; `old`, with the parsing of before put back."""
    with database() as url, TemporaryDirectory() as folder:
        control = f"{folder}/control"
        settings: dict[str, Any] = {**SETTINGS, "COSTS_SOCKET": control}
        server = Server(url, entry=ENTRY, settings=settings | ({"COSTS_OLD": "1"} if old else {}))
        server.start()
        try:
            with contextlib.closing(Meter(server, control)) as meter:
                yield meter
        finally:
            server.stop()
