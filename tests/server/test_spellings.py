"""Every route in every spelling, for everybody: what is not spelt plainly is refused unread."""

import http.client
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from litestar.routes import WebSocketRoute

from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.server.app import make_app
from hanse.server.config import Settings
from hanse.server.connections.guard import SECURITY_HEADERS
from hanse.tables.live.copies import rebuild
from tests.server.running import Server, some_address, sql
from tests.server.seats import a_row, a_session, put

session = cache(a_session)
SOCKET = "SOCKET"
ASKED, NOT_ASKED = 0, 1
MOVE = {"move": "take_packet", "value": 0}


@dataclass(frozen=True)
class Row:
    """What a request to one route comes to, for each of WHO in turn."""

    outcomes: tuple[int, ...]
    body: Any = None
    fill: str = "x"


def same(status: int, foreign: int = 0) -> tuple[int, ...]:
    """Alike for all, but perhaps not for another site."""
    return (status,) * 5 + (foreign or status, status)


WHO = (
    "anonymous", "stranger", "spectator", "seat not asked", "seat asked",
    "foreign origin", "no origin with cookie",
)  # fmt: skip
HANDSHAKE = {
    "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}  # fmt: skip
"""In the order of WHO: for whom it is refused, and why."""
ROWS = {
    ("GET", "/"): Row(same(200)),
    ("HEAD", "/"): Row(same(200)),
    ("GET", "/{file}"): Row(same(200), fill="index.html"),
    ("HEAD", "/{file}"): Row(same(200), fill="index.html"),
    ("GET", "/table/{match}"): Row(same(200)),
    ("HEAD", "/table/{match}"): Row(same(200)),
    ("GET", "/table/{match}/picture.png"): Row(same(200)),
    ("HEAD", "/table/{match}/picture.png"): Row(same(200)),
    ("GET", "/mail/{channel}/{key}"): Row(same(404)),
    ("POST", "/mail/{channel}/{key}"): Row(same(404), {}),
    ("POST", "/mail/{channel}/{key}/confirm"): Row(same(404), {}),
    ("GET", "/sign_in/{word}"): Row(same(200)),
    ("POST", "/sign_in/{word}"): Row(same(200, 403), {}),
    ("GET", "/api/account"): Row(same(200, 403)),
    ("POST", "/api/account/passkeys/ask"): Row(same(403), {"name": "Anna"}),
    ("POST", "/api/account/passkeys"): Row(same(403), {"attempt": "x", "credential": {}}),
    ("POST", "/api/account/sign_in/ask"): Row(same(403), {}),
    ("POST", "/api/account/sign_in"): Row(same(403), {"attempt": "x", "credential": {}}),
    ("POST", "/api/account/mail"): Row(same(422, 403), {"address": "anna@example.org"}),
    ("POST", "/api/account/tokens"): Row(same(401, 403), {"name": "x", "scope": "read"}),
    **{
        ("POST", f"/api/account/{what}"): Row(same(401, 403), {"id": "x"})
        for what in ("passkeys/remove", "sessions/end", "tokens/end")
    },
    **{
        ("POST", f"/api/account/{what}"): Row(same(401, 403), {})
        for what in ("change", "seats", "sign_out", "remove")
    },
    ("GET", "/healthz"): Row(same(200)),
    ("GET", "/readyz"): Row(same(200)),
    ("GET", "/accepting"): Row(same(200)),
    ("GET", "/version"): Row(same(200)),
    ("GET", "/assets/{name}"): Row(same(404)),
    ("HEAD", "/assets/{name}"): Row(same(404)),
    ("GET", "/browser_ui/{game}/{name}"): Row(same(404)),
    ("HEAD", "/browser_ui/{game}/{name}"): Row(same(404)),
    ("GET", "/api/status"): Row(same(200, 403)),
    ("GET", "/metrics"): Row(same(404)),
    ("GET", "/api/schema"): Row(same(200, 403)),
    ("GET", "/api/schema/{path}"): Row(same(404, 403)),
    ("GET", "/api/schema/openapi.json"): Row(same(200, 403)),
    ("GET", "/api/games"): Row(same(200, 403)),
    ("GET", "/api/rules/compare"): Row(same(200, 403)),
    ("GET", "/api/words/{language}"): Row(same(200, 403), fill="de"),
    ("GET", "/api/games/{game}/words/{language}"): Row(same(404, 403), fill="de"),
    ("GET", "/api/games/{game}/rules/{language}"): Row(same(404, 403), fill="de"),
    ("GET", "/api/games/{game}/reasons/{language}"): Row(same(404, 403), fill="de"),
    ("GET", "/api/games/{game}/vocabulary"): Row(same(200, 403), fill="kogge"),
    ("GET", "/api/games/{game}/demonstration"): Row(same(200, 403), fill="kogge"),
    ("GET", "/api/games/{game}/browser_ui"): Row(same(200, 403), fill="kogge"),
    ("GET", "/api/games/{game}/lessons"): Row(same(200, 403), fill="kogge"),
    ("GET", "/api/games/{game}/lessons/{language}"): Row(same(404, 403), fill="de"),
    ("POST", "/api/lessons"): Row(same(201, 403), {"game": "kogge", "lesson": "bid"}),
    ("GET", "/api/games/{game}/data/{kind}/{name}"): Row(same(404, 403), fill="kogge"),
    ("POST", "/api/games/{game}/data"): Row(same(200, 403), {"seats": 3}, "luebeck"),
    ("GET", "/api/tables/{match}/vocabulary"): Row(same(200, 403)),
    ("GET", "/api/tables/{match}/data"): Row(same(200, 403)),
    ("POST", "/api/games/{game}/fit"): Row(same(200, 403), {"seats": 2}, "kogge"),
    ("GET", "/api/tables"): Row(same(200, 403)),
    ("GET", "/api/codes/{code}"): Row(same(404, 403)),
    ("POST", "/api/tables"): Row(same(201, 403), {"game": "kogge", "seats": [{}, {}]}),
    ("GET", "/api/tables/{match}"): Row(same(200, 403)),
    ("POST", "/api/tables/{match}/join"): Row((409, 409, 409, 201, 201, 403, 201), {"name": "Ben"}),
    ("POST", "/api/tables/{match}/nonce"): Row(
        (403, 403, 403, 409, 409, 403, 409), {"nonce": "00" * 16}
    ),
    ("POST", "/api/tables/{match}/leave"): Row((403, 403, 403, 409, 409, 403, 409), {}),
    ("GET", "/api/tables/{match}/devices"): Row((403, 403, 403, 200, 200, 403, 200)),
    ("POST", "/api/tables/{match}/link"): Row((403, 403, 403, 201, 201, 403, 201), {}),
    ("POST", "/api/tables/{match}/give"): Row(same(403), {"seat": NOT_ASKED}),
    ("GET", "/api/tables/{match}/channels"): Row((403, 403, 403, 200, 200, 403, 200)),
    ("POST", "/api/tables/{match}/channels"): Row(
        (403, 403, 403, 422, 422, 403, 422), {"kind": "webhook", "address": "https://127.0.0.1/"}
    ),
    **{
        ("POST", f"/api/tables/{{match}}/{verb}_channel"): Row(
            (403, 403, 403, 404, 404, 403, 404), {"id": "x"}
        )
        for verb in ("change", "remove", "test")
    },
    ("POST", "/api/tables/{match}/free"): Row(same(403), {"seat": NOT_ASKED}),
    ("POST", "/api/tables/{match}/watching"): Row(same(403), {"closed": True}),
    ("POST", "/api/tables/{match}/rematch"): Row(same(409, 403), {}),
    ("GET", "/api/tables/{match}/screen"): Row(same(200, 403)),
    ("GET", "/api/tables/{match}/steps"): Row(same(200, 403)),
    ("GET", "/api/tables/{match}/record"): Row(same(409, 403)),
    ("GET", "/api/tables/{match}/replay"): Row(same(200, 403)),
    ("POST", "/api/tables/{match}/play_on"): Row(same(409, 403), {"entry": 0, "seat": 0}),
    ("POST", "/api/replay"): Row(same(400, 403), {"record": "no record"}),
    ("POST", "/api/replay/play_on"): Row(
        same(400, 403), {"record": "no record", "entry": 0, "seat": 0}
    ),
    ("GET", "/api/tables/{match}/events"): Row((200, 200, 200, 200, 200, 403, 403)),
    ("POST", "/api/tables/{match}/commands"): Row(
        (403, 403, 403, 422, 200, 403, 200), {"id": "a", "move": MOVE}
    ),
    ("POST", "/api/tables/{match}/undo"): Row((403, 403, 403, 422, 422, 403, 422), {"id": "a"}),
    ("POST", "/api/tables/{match}/agree"): Row(
        (403, 403, 403, 200, 200, 403, 200), {"id": "a", "act": "resign"}
    ),
    ("POST", "/api/tables/{match}/chat"): Row((403, 403, 403, 201, 201, 403, 201), {"words": "a"}),
    ("POST", "/api/tables/{match}/foresight"): Row(
        (403, 403, 403, 200, 200, 403, 200), {"moves": [MOVE]}
    ),
    ("GET", "/api/tables/{match}/advice"): Row(same(403)),
    (SOCKET, "/api/tables/{match}/socket"): Row((403, 101, 101, 101, 101, 403, 403)),
}  # fmt: skip


def identity(who: str, server: Server, match: str) -> dict[str, str]:
    """Return the headers by which somebody is known."""
    origin = {"origin": server.origin}
    seat = NOT_ASKED if who == "seat not asked" else ASKED
    cookie = {"cookie": session(server.url, match, seat)}
    return {
        "anonymous": {},
        "stranger": {"authorization": "Bearer of-another-table"},
        "spectator": origin,
        "seat not asked": cookie | origin,
        "seat asked": cookie | origin,
        "foreign origin": cookie | {"origin": "http://elsewhere.example"},
        "no origin with cookie": cookie,
    }[who]


def last_slash(new: str) -> Callable[[str], str]:
    def spell(path: str) -> str:
        start, _, end = path.rpartition("/")
        return f"{start}{new}{end}"

    return spell


NOT_PLAIN: dict[str, Callable[[str], str]] = {
    "two slashes before": lambda path: "/" + path,
    "three slashes before": lambda path: "//" + path,
    "two slashes within": last_slash("//"),
    "a slash after": lambda path: path + "/",
    "two slashes after": lambda path: path + "//",
    "an encoded slash": last_slash("/%2F"),
    "an encoded slash in place": lambda path: "/x%2f.." + path,
    "a dot": last_slash("/./"),
    "a dot after": lambda path: path.rstrip("/") + "/.",
    "two dots": last_slash("/x/../"),
    "two dots before": lambda path: "/.." + path,
    "an encoded dot": last_slash("/%2e/"),
    "encoded dots": last_slash("/x/%2e%2E/"),
    "half encoded dots": last_slash("/x/.%2e/"),
    "a backslash": last_slash("/\\"),
    "a backslash before": lambda path: "\\" + path,
    "an encoded backslash": last_slash("/%5C"),
    "an encoded letter": lambda path: path[:1] + "%61" + path[2:] if path != "/" else "/%61",
    "encoded twice": last_slash("/%252F"),
    "a zero": lambda path: path + "%00",
    "a space": lambda path: path + "%20",
    "a line": lambda path: path + "%0d%0a",
    "a parameter": lambda path: path + ";a=b",
    "half a letter": lambda path: path + "%",
    "no letter": lambda path: path + "%zz",
    "with a scheme": lambda path: "http://127.0.0.1" + path,
    "a star": lambda _: "*",
    "no slash": lambda path: path.lstrip("/") or "x",
}
CASES: dict[str, Callable[[str], str]] = {"upper case": str.upper, "title case": str.title}


def all_routes() -> list[tuple[str, str]]:
    """Every route of the application itself, as method and path."""
    found = []
    for route in make_app(Settings(), "").routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path).replace("{file_path}", "{file}")
        socket = isinstance(route, WebSocketRoute)
        methods = {SOCKET} if socket else set(getattr(route, "methods", ())) - {"OPTIONS"}
        found += [(method, path) for method in methods]
    return sorted(found)


ROUTES = all_routes()


def test_every_route_has_a_row_and_every_row_a_route() -> None:
    assert set(ROUTES) == set(ROWS)


class Line:
    """A connection that is kept as long as it can be."""

    def __init__(self, server: Server) -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)

    def ask(self, method: str, path: str, row: Row, headers: dict[str, str]) -> int:
        """Return the status; every answer must bring the security headers."""
        told = {"x-forwarded-for": some_address(), **headers}
        told |= HANDSHAKE if method == SOCKET else {}
        body = None if row.body is None else encode(row.body)
        told |= {} if body is None else {"content-type": "application/json"}
        self.http.request("GET" if method == SOCKET else method, path, body, told)
        with closing(self.http.getresponse()) as answer:
            missing = set(SECURITY_HEADERS) - {name.lower() for name, _ in answer.getheaders()}
            assert not missing, (method, path, answer.status, missing)
            if method == SOCKET or path.endswith("/events"):
                self.http.close()
            else:
                answer.read()
            return answer.status


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    line = Line(server)
    yield line
    line.http.close()


@pytest.fixture(scope="module")
def fresh(server: Server) -> Iterator[str]:
    """Tables with the same position each, one for each that changes it."""
    setup = Setup("luebeck", 3)
    rows = [a_row(setup) for _ in range(len(ROWS) * len(WHO) + 1)]
    assert set(rebuild(rows[0], []).game.asking) == {ASKED}
    put(server.url, *rows)
    return iter([row.id for row in rows])


@pytest.fixture(scope="module")
def victim(fresh: Iterator[str]) -> str:
    return next(fresh)


def path_of(template: str, row: Row, match: str) -> str:
    return re.sub(r"\{\w+\}", row.fill, template.replace("{match}", match))


@pytest.mark.parametrize(("method", "template"), ROUTES)
def test_a_plain_request_comes_to_what_its_row_says(
    server: Server, line: Line, fresh: Iterator[str], method: str, template: str
) -> None:
    row = ROWS[method, template]
    found = []
    for who in WHO:
        match = next(fresh)
        path = path_of(template, row, match)
        found.append(line.ask(method, path, row, identity(who, server, match)))
    assert dict(zip(WHO, found, strict=True)) == dict(zip(WHO, row.outcomes, strict=True))


def stored(server: Server, match: str) -> list[tuple[Any, ...]]:
    """Everything of this table, and how many tables there are."""
    told = "SELECT md5(match::text) FROM match WHERE id = $1 UNION ALL"
    told += " SELECT md5(entry::text) FROM entry WHERE match = $1 UNION ALL"
    told += " SELECT words FROM chat WHERE match = $1 UNION ALL SELECT count(*)::text FROM match"
    return sql(server.url, told, match)


@pytest.mark.parametrize(("method", "template"), ROUTES)
def test_what_is_not_plain_is_refused_and_changes_nothing(
    server: Server, line: Line, victim: str, method: str, template: str
) -> None:
    row, before = ROWS[method, template], stored(server, victim)
    path = path_of(template, row, victim)
    found = {
        (how, who): line.ask(method, spell(path), row, identity(who, server, victim))
        for how, spell in NOT_PLAIN.items()
        for who in WHO
    }
    assert {case: status for case, status in found.items() if status != 400} == {}
    assert stored(server, victim) == before


@pytest.mark.parametrize(("method", "template"), [route for route in ROUTES if route[1] != "/"])
def test_another_case_is_another_path(
    server: Server, line: Line, victim: str, method: str, template: str
) -> None:
    row, before = ROWS[method, template], stored(server, victim)
    for spell in CASES.values():
        path = spell(path_of(template, row, victim))
        for who in WHO:
            status = line.ask(method, path, row, identity(who, server, victim))
            assert status in (403, 404, 405), (path, who, status)
    assert stored(server, victim) == before
