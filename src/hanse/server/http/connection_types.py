"""The types of requests and sockets, written once.

Any: Litestar's types leave open who the user is and what travels along; nobody here reads that.
What ASGI puts into a scope has as many types as it has keys.
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
