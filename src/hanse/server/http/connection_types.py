"""The types of requests and sockets, written once.

Any: Litestar's types leave the user and attached data open; nobody here reads them. The values that
ASGI puts into a scope have as many types as keys.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]
type AnyConnection = ASGIConnection[Any, Any, Any, Any]

type Scope = MutableMapping[str, Any]
type Send = Callable[[Scope], Awaitable[None]]
type Receive = Callable[[], Awaitable[Scope]]
type App = Callable[[Scope, Receive, Send], Awaitable[None]]
