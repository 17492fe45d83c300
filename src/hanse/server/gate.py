"""The gate before everything: who asks from where, how much, and how the answers are sealed."""

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from hanse.core.wire import encode
from hanse.server import metrics
from hanse.server.config import Settings
from hanse.server.limits import Buckets, Guests
from hanse.server.problems import MEDIA, WAIT, told

type Scope = MutableMapping[str, Any]
type Header = tuple[bytes, bytes]
type Send = Callable[[Scope], Awaitable[None]]
type Receive = Callable[[], Awaitable[Scope]]

SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_PATH = 250
COSTS = {"/api/tables": 20.0}
SEALS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
NOT_KEPT = (b"cache-control", b"no-store")
"""What is told to one seat is for nobody on the way."""
SEALED = [(name.encode(), value.encode()) for name, value in SEALS.items()]


class Gate:
    """Wraps the application. What it turns away, the application never sees."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.requests_a_minute)
        self.watchers = Guests(settings.metrics_for)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        code = "" if scope["type"] == "lifespan" else self.reason(scope)
        if code:
            metrics.FLOODS.inc(code == "too_many")
            await turned_away(scope, send, code)
            return
        seals = [*SEALED, NOT_KEPT] if scope.get("path", "").startswith("/api") else SEALED
        await self.app(scope, receive, sealing(send, seals) if scope["type"] == "http" else send)

    def reason(self, scope: Scope) -> str:
        """Why this is turned away; empty if it is not."""
        if len(scope["path"]) > LONGEST_PATH or not scope["path"].isprintable():
            return "not_found"
        client = scope["client"][0] if scope.get("client") else ""
        if scope["path"].strip("/").startswith("metrics") and not self.watchers.know(client):
            return "not_found"
        if not scope["path"].startswith("/api"):
            return ""
        headers = {name.decode("latin-1"): v.decode("latin-1") for name, v in scope["headers"]}
        reading = scope["type"] == "http" and scope["method"] in SAFE
        if not own_page(headers, self.settings, scope["type"] == "websocket"):
            return "foreign"
        if scope["type"] == "http" and not reading and not is_json(headers):
            return "not_json"
        cost = 1.0 if reading else COSTS.get(scope["path"], 2.0)
        return "" if self.buckets.take(client, cost) else "too_many"


def own_page(headers: Mapping[str, str], settings: Settings, socket: bool) -> bool:
    """No page of another site plays with this one's cookies.

    A page says where it comes from. A program need not, if it brings its secret in a header of its
    own: no page can do that to a socket.
    """
    origin = headers.get("origin")
    if origin is not None:
        own = {headers.get("host", ""), urlsplit(settings.base_url).netloc}
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc in own
    foreign = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    if foreign and headers.get("sec-fetch-mode") != "navigate":
        return False
    return not socket or has_secret(headers)


def has_secret(headers: Mapping[str, str]) -> bool:
    return headers.get("authorization", "").lower().startswith("bearer ")


def is_json(headers: Mapping[str, str]) -> bool:
    """A form of another page cannot be of this type without asking first."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def sealing(send: Send, seals: list[Header]) -> Send:
    async def sealed(message: Scope) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *seals]
        await send(message)

    return sealed


async def turned_away(scope: Scope, send: Send, code: str) -> None:
    body = told(code)
    prefix = "http" if scope["type"] == "http" else "websocket.http"
    waits = [(name.lower().encode(), v.encode()) for name, v in WAIT.get(body.status, {}).items()]
    headers = [(b"content-type", MEDIA.encode()), *waits]
    start = {"type": f"{prefix}.response.start", "status": body.status, "headers": headers}
    await send(start)
    await send({"type": f"{prefix}.response.body", "body": encode(body), "more_body": False})
