"""The guard before the application: it checks a request's origin, budget and spelling."""

import asyncio
import re
from collections.abc import Mapping
from typing import cast
from urllib.parse import urlsplit

from litestar import Litestar

from hanse.core.wire import encode
from hanse.server.addresses import AllowedAddresses
from hanse.server.config import Settings
from hanse.server.host_names import HostNames
from hanse.server.http.connection_types import App, Receive, Scope, Send
from hanse.server.http.error_pages import MEDIA as HTML
from hanse.server.http.error_pages import page_with, wants_page
from hanse.server.http.paths import is_plain, socket_paths
from hanse.server.http.problems import MEDIA, WAIT
from hanse.server.limits.budgets import Limits, client_of
from hanse.server.operations import metrics
from hanse.server.pages.browser_uis import BrowserUis
from hanse.tables.messages.problem_codes import make_problem

type Header = tuple[bytes, bytes]

SAFE = ("GET", "HEAD", "OPTIONS")
ONCE = ("host", "origin", "content-type", "content-length", "authorization", "sec-fetch-site")
"""Headers that may come only once: two readers of a repeated one might use different values."""
MAX_HEADERS = 100
PROBES = ("/healthz", "/readyz", "/accepting", "/api/status")
"""Paths counted separately, so that a crowd behind one address can neither block its host's probes
nor keep pages from learning that games cannot be saved."""
MAIL_PAGES = "/mail/"
"""Paths whose secret is in the path and that use no cookies: forms and mail programs may send."""
FORM_PAGES = "/sign_in/"
"""Paths of forms on our own pages. They need a cookie, and other sites may not send them."""
LONGEST_ORIGIN = 100
TOO_MANY_DELAY = 0.2
"""Seconds before a client that asks too often is told so.

Otherwise eight sockets that repeat a refused request at once take most of the event loop: other
people's moves waited 50 to 100 ms beside them (`make bombs`).
"""
FOREIGN = "The page comes from {origin}. If that is your site, set HANSE_BASE_URL to it."
TABLE_COST, SOCKET_COST, CHANGE_COST, LOOK_COST = 20.0, 4.0, 2.0, 1.0
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
        " object-src 'none'; frame-src 'none'; media-src 'none'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
POLICY = "content-security-policy"
ENGINE_WORKER = re.compile(r"/assets/engineWorker-[\w-]+\.js")
"""The worker in which a page runs Python. A worker follows the policy of its own script."""
ENGINE_POLICY = SECURITY_HEADERS[POLICY].replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
FRAMING_POLICY = SECURITY_HEADERS[POLICY].replace("frame-src 'none'", "frame-src 'self'")
"""The policy where the host has listed browser UIs, which are shown in frames."""
ALONE = (b"cross-origin-opener-policy", b"same-origin")
"""A header for https only: otherwise browsers ignore it, and complain on every page."""
NOT_KEPT = (b"cache-control", b"no-store")
"""A header for answers of the API: no cache on the way may store an answer to one seat."""


def policy_of(path: str, uis: BrowserUis) -> Header:
    """Return the security policy of what is at this path; only the engine may compile wasm."""
    usual = FRAMING_POLICY if uis.frames else SECURITY_HEADERS[POLICY]
    found = ENGINE_POLICY if ENGINE_WORKER.fullmatch(path) else uis.policies.get(path, usual)
    return POLICY.encode(), found.encode()


def constant_headers(settings: Settings) -> dict[str, str]:
    """Return the security headers that are the same for every answer, refusals included.

    The policy is not among them: browsers enforce all policies of an answer, so uvicorn must not
    add the usual one to the engine's worker.
    """
    hsts = {"strict-transport-security": f"max-age={settings.hsts}"} if settings.hsts else {}
    same = {name: value for name, value in SECURITY_HEADERS.items() if name != POLICY}
    return same | hsts


class Guard:
    """A wrapper around the application, which gets only the requests that pass its checks."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = cast(App, app)
        self.settings = settings
        self.limits: Limits = app.state.limits
        self.uis: BrowserUis = app.state.browser_uis
        self.sockets = socket_paths(app.routes)
        self.watchers = AllowedAddresses(settings.metrics_for)
        self.host_names = HostNames(settings)
        named = constant_headers(settings).items()
        self.headers = [(name.encode(), value.encode()) for name, value in named]
        """Headers of refused sockets; uvicorn adds them to every other answer."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        kept = [NOT_KEPT] if scope["path"].startswith("/api") else []
        alone = [ALONE] if is_safe(scope["scheme"]) else []
        policy = policy_of(scope["path"], self.uis)
        secured = add_headers(send, policy, [*kept, *alone], self.headers)
        client = client_of(scope)
        code = self.refusal(scope, client)
        if code:
            if code == "too_many":
                metrics.FLOODS.inc()
                await asyncio.sleep(TOO_MANY_DELAY)
            await refuse(scope, secured, code, self.detail(scope, code))
        elif is_long(scope):
            with self.limits.places.hold_place(client):
                await self.app(scope, receive, secured)
        else:
            await self.app(scope, receive, secured)

    def detail(self, scope: Scope, code: str) -> str:
        """Return advice about a refusal for the host of this server; empty if there is none."""
        headers = plain_headers(scope)
        if code == "unknown_host":
            return self.host_names.refuse(headers.get("host", ""))
        if code == "foreign" and "origin" in headers:
            return FOREIGN.format(origin=headers["origin"][:LONGEST_ORIGIN])
        return ""

    def refusal(self, scope: Scope, client: str) -> str:
        """Return the code of the reason for refusing this request; empty if there is none."""
        path: str = scope["path"]
        # First: every other check reads the path, and must read the same one as the router
        # (decision 13).
        if not is_plain(path, scope.get("raw_path")):
            return "malformed"
        headers = read_headers(scope["headers"])
        if headers is None:
            return "malformed"
        if not self.host_names.is_known(headers.get("host", "")):
            return "unknown_host"
        if path == "/metrics" and not self.watchers.is_allowed(scope["client"][0]):
            return "not_found"
        return (
            self.foreign_refusal(scope, headers)
            or self.budget_refusal(scope, client)
            or (self.limits.places.refusal(client) if is_long(scope) else "")
        )

    def foreign_refusal(self, scope: Scope, headers: Mapping[str, str]) -> str:
        """Return the code to refuse what another site may have caused; empty to accept it."""
        if is_safe(scope["scheme"]) and headers.get("origin", "").startswith("http:"):
            return "foreign"
        if scope["type"] == "websocket":
            if not self.sockets.fullmatch(scope["path"]):
                return "not_found"
            return "" if is_own_page(headers, self.settings, socket=True) else "foreign"
        if scope["path"].startswith(MAIL_PAGES):
            return ""
        changes = scope["method"] not in SAFE
        if not changes and not scope["path"].startswith("/api"):
            return ""
        if not is_own_page(headers, self.settings, socket=False):
            return "foreign"
        form = scope["path"].startswith(FORM_PAGES)
        return "not_json" if changes and not form and not is_json(headers) else ""

    def budget_refusal(self, scope: Scope, client: str) -> str:
        path = scope["path"]
        if path in PROBES:
            return "" if self.limits.probes.take(client) else "too_many"
        if not path.startswith("/api"):
            return "" if self.limits.files.take(client) else "too_many"
        enough = self.limits.requests.take(client, cost_of(scope))
        if enough and cost_of(scope) == TABLE_COST:
            enough = self.limits.tables.take(client)
        return "" if enough else "too_many"


def is_safe(scheme: str) -> bool:
    """Return whether the request is encrypted. Over plain http, a page may be forged."""
    return scheme in ("https", "wss")


def cost_of(scope: Scope) -> float:
    """Return the cost of this request in an address's budget."""
    if scope["type"] == "websocket":
        return SOCKET_COST
    if scope["method"] in SAFE:
        return LOOK_COST
    makes = scope["path"] == "/api/tables" or scope["path"].endswith(("/rematch", "/play_on"))
    return TABLE_COST if makes else CHANGE_COST


def is_long(scope: Scope) -> bool:
    """Return whether this connection stays open: a socket or a stream."""
    return bool(scope["type"] == "websocket" or scope["path"].endswith("/events"))


def read_headers(raw: list[Header]) -> dict[str, str] | None:
    """Return the headers by name; None if they are too many, or contradict each other."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in raw}
    twice = len(headers) < len(raw) and any(
        sum(name == once.encode() for name, _ in raw) > 1 for once in ONCE
    )
    two_lengths = "content-length" in headers and "transfer-encoding" in headers
    return None if twice or two_lengths or len(raw) > MAX_HEADERS else headers


def is_own_page(headers: Mapping[str, str], settings: Settings, *, socket: bool) -> bool:
    """Return whether the sender may use our cookies: one of our pages, or a program.

    A browser names the origin of a page. A program need not, but to open a socket it must send its
    secret in a header: no page can add that header to a socket.
    """
    origin = headers.get("origin")
    if origin is not None:
        where = place_of(origin)
        own = (headers.get("host", "").lower(), place_of(settings.base_url))
        return bool(where) and where in own
    foreign = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    if foreign and headers.get("sec-fetch-mode") != "navigate":
        return False
    return not socket or has_secret(headers)


def place_of(url: str) -> str:
    """Return the host and port of an address; empty for an invalid one."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def has_secret(headers: Mapping[str, str]) -> bool:
    return headers.get("authorization", "").lower().startswith("bearer ")


def is_json(headers: Mapping[str, str]) -> bool:
    """Return whether the body is sent as JSON, which a form on another site cannot do."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def add_headers(
    send: Send, policy: Header, to_answers: list[Header], to_refused_sockets: list[Header]
) -> Send:
    more = {
        "http.response.start": [policy, *to_answers],
        "websocket.accept": [policy],
        "websocket.http.response.start": [policy, *to_refused_sockets, *to_answers],
    }

    async def added(message: Scope) -> None:
        if message["type"] in more:
            message["headers"] = [*message.get("headers", []), *more[message["type"]]]
        await send(message)

    return added


async def refuse(scope: Scope, send: Send, code: str, detail: str = "") -> None:
    problem = make_problem(code, detail)
    prefix = "http" if scope["type"] == "http" else "websocket.http"
    waits = WAIT.get(problem.status, {}).items()
    media, body = MEDIA, encode(problem)
    if detail and wants_page(scope.get("method", ""), scope["path"], plain_headers(scope)):
        media, body = HTML, page_with(detail)
    headers = [(b"content-type", media.encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in waits]
    start = {"type": f"{prefix}.response.start", "status": problem.status, "headers": headers}
    await send(start)
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})


def plain_headers(scope: Scope) -> dict[str, str]:
    return read_headers(scope["headers"]) or {}
