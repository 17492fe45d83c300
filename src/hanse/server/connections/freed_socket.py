"""Litestar's sockets, freed as soon as they are unused.

Litestar's own sockets hold two functions that hold the socket in turn. Only the garbage collector
frees such a cycle, and it skips long-lived objects (gc_control.py).
"""

from typing import Any, cast
from weakref import proxy

from litestar import WebSocket
from litestar.types import Receive, Send


class FreedWebSocket(WebSocket[Any, Any, Any]):  # Any: as in connection_types.py
    """A socket whose functions do not keep it in memory."""

    __slots__ = ("__weakref__",)

    def receive_wrapper(self, receive: Receive) -> Receive:
        return WebSocket.receive_wrapper(cast(FreedWebSocket, proxy(self)), receive)

    def send_wrapper(self, send: Send) -> Send:
        return WebSocket.send_wrapper(cast(FreedWebSocket, proxy(self)), send)
