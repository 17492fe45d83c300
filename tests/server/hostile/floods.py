"""More than anyone needs: requests, frames, handshakes and guesses."""

import socket
from collections import deque
from contextlib import closing
from typing import ClassVar

from hanse.tables.seats.seating import CODE_LENGTH, CODE_LETTERS
from tests.server.frames import FLOODS, RawSocket, handshake
from tests.server.hostile.attacker import PATIENCE, Attacker, Targets
from tests.server.running import Server

PATHS = (
    "/", "/api/games", "/api/tables", "/api/games/kogge/lessons", "/healthz", "/readyz", "/metrics",
    "/api/words/de", "/api/games/kogge/rules/en", "/nowhere", "/api/games/kogge/vocabulary",
    "/api/rules/compare?game=kogge&language=de", "/api/games/luebeck/demonstration",
)  # fmt: skip
AHEAD = 40
"""So many requests are sent before the first answer is read."""


def claim(address: str, port: int) -> bytes:
    return f"Host: 127.0.0.1:{port}\r\nX-Forwarded-For: {address}\r\n\r\n".encode()


class Requests(Attacker):
    """Pages and lists, many in a row over one connection."""

    rate: ClassVar[float] = 5.0

    def act(self) -> None:
        try:
            with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as line:
                self.flood(line)
        except OSError:
            self.tally.answers["cut off"] += 1

    def flood(self, line: socket.socket) -> None:
        head = claim(self.address(), self.server.port)
        asked = [f"GET {self.chance.choice(PATHS)} HTTP/1.1\r\n".encode() for _ in range(AHEAD)]
        line.sendall(b"".join(one + head for one in asked))
        line.shutdown(socket.SHUT_WR)
        heard = bytearray()
        while piece := line.recv(1 << 16):
            heard += piece
        self.count(bytes(heard))

    def count(self, heard: bytes) -> None:
        """Count the status lines in what was heard."""
        for after in heard.split(b"HTTP/1.1 ")[1:]:
            if after[:3].isdigit():
                self.tally.note("pages in a row", int(after[:3]), after.partition(b"\r\n\r\n")[2])


class Frames(Attacker):
    """Frames of every kind at a table in play, thousands of them over one socket."""

    rate: ClassVar[float] = 3.0
    frames: ClassVar[int] = 20_000

    def act(self) -> None:
        kind = self.chance.choice(sorted(FLOODS))
        try:
            match = self.targets.one(self.chance)
            with closing(RawSocket(self.server, match, self.address())) as one:
                self.tally.note("a handshake", one.status, one.heard)
                if one.status == 101:
                    one.hello()
                    one.flood(kind, self.frames)
                    self.tally.note_closed(kind, one.close_code(5))
        except OSError:
            self.tally.answers["cut off"] += 1


class Handshakes(Attacker):
    """Sockets that never say hello, held open or dropped, and broken handshakes."""

    rate: ClassVar[float] = 15.0
    most_open: ClassVar[int] = 120

    def __init__(self, server: Server, targets: Targets, seed: str) -> None:
        super().__init__(server, targets, seed)
        self.held: deque[socket.socket] = deque()

    def act(self) -> None:
        while len(self.held) >= self.most_open:
            self.held.popleft().close()
        try:
            line = socket.create_connection(("127.0.0.1", self.server.port), 5)
            line.sendall(self.begin())
        except OSError:
            self.tally.answers["cut off"] += 1
            return
        self.tally.answers["opened"] += 1
        if self.chance.random() < 0.5:
            self.held.append(line)
        else:
            line.close()

    def begin(self) -> bytes:
        whole = handshake(self.server, self.targets.one(self.chance), self.address())
        wrong = whole.replace(b"Version: 13", b"Version: 99").replace(b"GET", b"POST")
        return self.chance.choice((whole, whole, wrong, whole[:-2]))

    def close(self) -> None:
        super().close()
        while self.held:
            self.held.popleft().close()


class Codes(Attacker):
    """Guesses at the codes of tables that wait for players."""

    rate: ClassVar[float] = 40.0
    hands: ClassVar[int] = 2

    def act(self) -> None:
        code = "".join(self.chance.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        self.ask("GET", f"/api/codes/{code}")
