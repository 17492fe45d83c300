"""WebSocket connections, with budgets of bytes and of frames of any kind."""

from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import HeadersLike
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from hanse.server.connections.http_connection import STUCK
from hanse.server.connections.peers import Peers, pieces, plain_peer
from hanse.server.http.connection_types import Scope
from hanse.server.limits.budgets import SECONDS, Bucket
from hanse.server.operations import metrics
from hanse.tables.messages.wire import LARGEST

NOT_TEXT, TOO_MANY = 1007, 1008
LINGER = 2.0
"""Seconds for a refused client to read the reason and close."""
TEXTS = "hanse.texts"
"""The key of the scope extension that writes texts directly to the connection."""
SHORT, MEDIUM = 126, 1 << 16
BYTES_PER_FRAME = LARGEST // 5
"""The bytes budgeted per frame, fewer than the size limit: not all frames may be that large."""


class Handshake(ServerProtocol):
    """A handshake that sends our headers with refusals too."""

    headers: HeadersLike = ()

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(self.headers)
        return response


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection to one client, closed when the client exceeds its budget."""

    def __init__(self, *, peers: Peers, most: int, **given: Any) -> None:  # Any: uvicorn's own
        super().__init__(**given)
        self.peers = peers
        self.frames_left = Bucket(most, SECONDS)
        self.bytes_left = Bucket(most and max(most * BYTES_PER_FRAME, 4 * LARGEST), SECONDS)
        self.flooded = False
        self.stuck: TimerHandle | None = None
        self.close_timeout = LINGER
        conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        conn.headers = [(name.decode(), text.decode()) for name, text in self.default_headers]
        self.conn = conn

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.client = plain_peer(self.client)
        if not self.peers.enter(self.client):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.cancel_stuck()
        self.peers.leave(self.client)
        super().connection_lost(exc)
        self.drop_parser()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.stuck or self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.cancel_stuck()

    def cancel_stuck(self) -> None:
        """Cancel the time limit for a client that does not read."""
        if self.stuck:
            self.stuck.cancel()
            self.stuck = None

    def keepalive_timeout(self) -> None:
        """Close, and drop unsent data soon: the library waits forever for clients to read it."""
        super().keepalive_timeout()
        self.close_timer = self.close_timer or self.loop.call_later(LINGER, self.transport.abort)

    def drop_parser(self) -> None:
        """Cut the references from the library's parser to itself, and drop its unread data.

        The collector would not free the parser: long-lived objects are exempt (gc_control.py).
        """
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None
        self.conn.events.clear()

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if self.flooded or self.transport.is_closing():
                return
            if self.bytes_left.take(len(piece)):
                super().data_received(piece)
            else:
                self.send_away()
        if self.conn.handshake_exc and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        """Handle frames within the budget; beyond it, close without even answering a ping."""
        # Counted here because the library answers pings and collects fragments itself: 1.7 million
        # empty fragments once made everyone else wait for eleven seconds (decision 13).
        if self.frames_left.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.send_away()

    def send_away(self) -> None:
        """Send the reason and close, without reading any more data."""
        metrics.FLOODS.inc()
        self.flooded = self.close_sent = True
        self.transport.pause_reading()
        self.read_paused = False
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        if self.handshake_complete:
            self.conn.fail(TOO_MANY, "too much")
            self.transport.write(b"".join(self.conn.data_to_send()))
        if self.close_timer:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        """Offer `write_texts`, the faster way to write, to the handler of this socket."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][TEXTS] = {"write": self.write_texts}

    async def run_asgi(self) -> None:
        """Serve the socket, then cut its references to itself, so that it is freed.

        The collector would not free the socket: long-lived objects are exempt (gc_control.py).
        """
        await super().run_asgi()
        cast(Scope, self.scope).clear()

    async def write_texts(self, texts: Sequence[bytes]) -> None:
        """Write all texts as frames together, after waiting for a client that reads slowly."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(b"".join(part for text in texts for part in (head(text), text)))

    async def send(self, message: Any) -> None:  # Any: one of uvicorn's own types
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; close if it is no valid text, which uvicorn would log as a failure."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.fail(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def head(text: bytes) -> bytes:
    """Return the header of a frame with a complete text; a server's frames have no mask."""
    size = len(text)
    if size < SHORT:
        return bytes((0x81, size))
    if size < MEDIUM:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
