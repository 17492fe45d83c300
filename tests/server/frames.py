"""Sockets by hand: frames that no library would send, as fast as they can be written."""

import contextlib
import os
import socket
from collections.abc import Iterator

from tests.server.running import Server, some_address
from tests.server.seats import secret

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN, MASKED = 0x80, 0x80
FLOODS = {
    "pings": lambda: frame(PING),
    "pongs": lambda: frame(PONG, b"x"),
    "empty fragments": lambda: frame(CONT, fin=False),
    "small fragments": lambda: frame(CONT, b"x", fin=False),
    "messages": lambda: frame(TEXT, b'{"say":"ping"}'),
    "malformed messages": lambda: frame(TEXT, b"{"),
    "empty messages": lambda: frame(TEXT),
    "bytes": lambda: frame(BINARY, bytes(2000)),
}
"""What may be sent again and again."""


def frame(kind: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """Return a frame as a client sends it; its mask changes nothing."""
    head = bytes([kind | (FIN if fin else 0)])
    if len(data) < 126:
        return head + bytes([MASKED | len(data)]) + bytes(4) + data
    return head + bytes([MASKED | 126]) + len(data).to_bytes(2) + bytes(4) + data


def handshake(server: Server, match: str, address: str, seat: int = 0) -> bytes:
    lines = [
        f"GET /api/tables/{match}/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"X-Forwarded-For: {address}",
        f"Authorization: Bearer {secret(seat)}", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


class RawSocket:
    """A socket without a library."""

    def __init__(self, server: Server, match: str, address: str = "") -> None:
        self.line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.line.sendall(handshake(server, match, address or some_address()))
        self.heard = b""
        self.status = self.read_head()

    def read_head(self) -> int:
        while b"\r\n\r\n" not in self.heard:
            piece = self.line.recv(4096)
            if not piece:
                return 0
            self.heard += piece
        head, _, self.heard = self.heard.partition(b"\r\n\r\n")
        return int(head.split()[1])

    def hello(self) -> None:
        self.line.sendall(frame(TEXT, b'{"say":"hello","protocol":2}'))

    def flood(self, kind: str, frames: int) -> None:
        """Send so many, as far as one is let; first the beginning of what is continued."""
        begin = frame(TEXT, fin=False) if "fragments" in kind else b""
        with contextlib.suppress(OSError):
            self.line.sendall(begin)
            whole = FLOODS[kind]()
            for at in range(0, frames, 1000):
                self.line.sendall(whole * min(1000, frames - at))

    def close_code(self, seconds: float) -> int:
        """Return the code it was closed with; 0 if the line was cut, -1 if it is still open."""
        self.line.settimeout(seconds)
        try:
            while piece := self.line.recv(65536):
                self.heard += piece
                if b"\x88" in piece and self.closed_with():
                    break
        except TimeoutError:
            return -1
        except OSError:
            pass
        return self.closed_with()

    def closed_with(self) -> int:
        return next((code for kind, code in self.frames() if kind == CLOSE), 0)

    def frames(self) -> Iterator[tuple[int, int]]:
        """Each frame that was heard: its kind, and its first two bytes as a number."""
        at = 0
        while at + 2 <= len(self.heard):
            kind, length = self.heard[at] & 0xF, self.heard[at + 1]
            at += 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length = int.from_bytes(self.heard[at : at + size])
                at += size
            yield kind, int.from_bytes(self.heard[at : at + 2])
            at += length

    def close(self) -> None:
        self.line.close()


def on_one_core() -> None:
    """Keep an attacker to a core of his own, if there is one to spare."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
