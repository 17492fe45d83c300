"""HTTP connections with time limits for sending a request and for reading its answer."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from hanse.core.wire import encode
from hanse.server.connections.bounded_requests import BoundedRequests
from hanse.server.connections.peers import Peers, pieces, plain_peer
from hanse.server.http.problems import MEDIA
from hanse.tables.messages.problem_codes import make_problem

WHOLE = 10.0
"""Seconds within which a request must be complete."""
STUCK = 30.0
"""Seconds within which a client must continue to read its answer."""
MAX_AHEAD = 64 * 1024
"""Maximum bytes of further requests before the last one is answered."""
HANDSHAKE = {b"sec-websocket-key", b"sec-websocket-version"}


class HttpConnection(H11Protocol):
    """An HTTP connection to one client, with time limits."""

    def __init__(self, *, peers: Peers, **given: Any) -> None:  # Any: as uvicorn gives them
        super().__init__(**given)
        # uvicorn reads a body to its end, even if its request was refused long ago.
        self.conn: BoundedRequests = BoundedRequests(
            h11.SERVER, self.config.h11_max_incomplete_event_size or 0
        )
        self.peers = peers
        self.counted = False
        self.upgraded = False
        self.late: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = plain_peer(self.client)
        self.counted = True
        if self.peers.enter(self.client):
            self.watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """Stop counting this connection, and cancel its time limits."""
        if self.counted:
            self.peers.leave(self.client)
            self.counted = False
        for timer in (self.late, self.stuck):
            if timer:
                timer.cancel()
        self.late = self.stuck = None

    def data_received(self, data: bytes) -> None:
        # In small pieces, so that an excess is noticed before it has cost much (decision 13).
        for piece in pieces(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(piece)
            if self.conn.is_too_large:
                self.transport.abort()
        if self.conn.their_state is h11.DONE and len(self.conn.trailing_data[0]) > MAX_AHEAD:
            self.transport.abort()

    def handle_events(self) -> None:
        super().handle_events()
        self.watch()

    def watch(self) -> None:
        """Start the time limit for the missing part of a request; lift it if none is missing."""
        missing = not self.upgraded and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if missing and not self.late and not self.transport.is_closing():
            self.late = self.loop.call_later(WHOLE, self.transport.abort)
        elif not missing and self.late:
            self.late.cancel()
            self.late = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.stuck or self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stuck:
            self.stuck.cancel()
            self.stuck = None

    def _should_upgrade(self) -> bool:
        """Return whether this is a complete handshake; others are handled as plain requests."""
        names = {name for name, _ in self.headers}
        whole = self.scope["method"] == "GET" and self.scope["http_version"] == "1.1"
        return whole and names >= HANDSHAKE and self._get_upgrade() == b"websocket"

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.release()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer with our headers, unless an answer is on its way; then close."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(bad_request(self.server_state.default_headers))
        self.transport.close()


def bad_request(headers: list[tuple[bytes, bytes]]) -> bytes:
    body = encode(make_problem("malformed"))
    named = [(b"content-type", MEDIA.encode()), (b"content-length", str(len(body)).encode()),
             (b"connection", b"close"), *headers]  # fmt: skip
    lines = [b"HTTP/1.1 400 Bad Request", *(b"%s: %s" % header for header in named), b"", body]
    return b"\r\n".join(lines)
