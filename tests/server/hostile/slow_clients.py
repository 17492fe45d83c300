"""Clients that send or read so slowly that they hold on to what others need."""

import contextlib
import json
import socket
from collections import deque
from typing import ClassVar

from tests.server.frames import TEXT, frame, handshake
from tests.server.hostile.attacker import Attacker, Targets
from tests.server.hostile.floods import claim
from tests.server.running import Server
from tests.server.test_slow_clients import SLOW

BIG = ("/api/games/kogge/demonstration", "/api/games/kogge/rules/de", "/api/games/kogge/vocabulary")
HELLO = frame(TEXT, json.dumps({"say": "hello", "protocol": 2}).encode())
SMALL_BUFFER = 4096


class SlowBodies(Attacker):
    """Requests that arrive byte by byte, many of them at the same time."""

    rate: ClassVar[float] = 4.0
    most_open: ClassVar[int] = 120

    def __init__(self, server: Server, targets: Targets, seed: str) -> None:
        super().__init__(server, targets, seed)
        self.held: deque[tuple[socket.socket, bytes]] = deque()

    def act(self) -> None:
        """Open one more, and send another byte over every other."""
        begin, more = SLOW[self.chance.choice(sorted(SLOW))]
        here = claim(self.address(), self.server.port).removesuffix(b"\r\n")
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", self.server.port), 5)
            line.sendall(begin.replace(b"Host: a\r\n", here))
            line.setblocking(False)
            self.held.append((line, more))
            self.tally.answers["opened"] += 1
        for _ in range(len(self.held)):
            self.drip(*self.held.popleft())
        while len(self.held) > self.most_open:
            self.held.popleft()[0].close()

    def drip(self, line: socket.socket, more: bytes) -> None:
        """Send a little more, and keep the connection unless the server has closed it."""
        try:
            line.sendall(more)
            heard = line.recv(4096)
            if heard.startswith(b"HTTP/1.1 "):
                self.tally.note("a slow body", int(heard[9:12]), heard.partition(b"\r\n\r\n")[2])
        except BlockingIOError:
            heard = b"."
        except OSError:
            heard = b""
        if heard:
            self.held.append((line, more))
        else:
            self.tally.answers["cut off"] += 1
            line.close()

    def close(self) -> None:
        super().close()
        for line, _ in self.held:
            line.close()


class SlowReaders(Attacker):
    """Watchers and visitors that ask for much and read none of it."""

    rate: ClassVar[float] = 3.0
    most_open: ClassVar[int] = 60

    def __init__(self, server: Server, targets: Targets, seed: str) -> None:
        super().__init__(server, targets, seed)
        self.held: deque[socket.socket] = deque()

    def act(self) -> None:
        while len(self.held) >= self.most_open:
            self.held.popleft().close()
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        line.settimeout(5)
        self.held.append(line)
        try:
            line.connect(("127.0.0.1", self.server.port))
            line.sendall(self.request())
        except OSError:
            self.tally.answers["cut off"] += 1
        else:
            self.tally.answers["opened"] += 1

    def request(self) -> bytes:
        match = self.targets.one(self.chance)
        head = claim(self.address(), self.server.port)
        way = self.chance.randrange(3)
        if way == 0:
            return handshake(self.server, match, self.address()) + HELLO * 30
        if way == 1:
            return f"GET /api/tables/{match}/events HTTP/1.1\r\n".encode() + head
        return b"".join(f"GET {path} HTTP/1.1\r\n".encode() + head for path in BIG)

    def close(self) -> None:
        super().close()
        for line in self.held:
            line.close()
