"""Ordinary inputs of every route and frame, from which the search for costly ones begins."""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, get_args

from msgspec.structs import fields

from hanse.core.dice import Dice
from hanse.core.records.write import position_lines
from hanse.core.setup import Setup
from hanse.core.types import name_of
from hanse.games import GAMES
from hanse.games.luebeck.box import read_data_file
from hanse.server.app import LARGEST_BODY, make_app
from hanse.server.config import Settings
from hanse.tables.messages.wire import LARGEST, ClientMessage
from tests.server.cost_grammar import grow_text, grow_value

RECORDS = Path(__file__).parents[1] / "records"
LARGEST_RECORD_BODY = 256 * 1024
LONGEST_PLAIN = 8000
"""Characters of a path, a query or a header: the whole head may have 16 kB."""
GAMES_OF_RECORDS = ("went-back-luebeck", "game-00", "variant-all")
HEAD = re.compile(r"(?s)^.*?\nstart[^\n]*\n")
SPEC = GAMES["kogge"]
TABLE = {"game": "luebeck", "seats": [{}, {}, {}], "name": "Anna", "variants": [], "readings": {}}
DATA = {"map": read_data_file("trunk"), "deck": read_data_file("deck")}
FIT = {"seats": 3, "variants": ["taxes"], "readings": {"map": "trunk"}, "data": DATA}


def some_moves(game: str) -> list[dict[str, Any]]:
    """Return one move of every kind, with something in each of its fields."""
    return [
        {"move": name_of(kind), **{part.name: some_value(part.type) for part in fields(kind)}}
        for kind in GAMES[game].about.moves
    ]


def some_value(kind: object) -> Any:
    if kind in (int, str):
        return 1 if kind is int else "x"
    return [1, 0, 1] if "tuple[int" in str(kind) else [[1, 0], [0, 1]]


@dataclass(frozen=True)
class Input:
    """A request to a route, or a frame; what stands in it may grow."""

    route: str
    params: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    body: Any = None
    first: int = 0
    """Which of the ordinary inputs it has grown from."""

    @property
    def largest(self) -> int:
        """Return how many bytes the server takes at most."""
        if self.route.startswith("frame"):
            return LARGEST
        return LARGEST_RECORD_BODY if "/api/replay" in self.route else LARGEST_BODY

    def grown(self, chance: Random) -> "Input":
        """Return this input with one part larger; a body three times out of four."""
        if self.body is not None and chance.random() < 0.75:
            longest = self.largest - 1000
            return replace(self, body=grow_value(self.body, "", chance, longest))
        parts = [name for name in ("params", "query", "headers") if getattr(self, name)]
        if not parts:
            return replace(self, query={**self.query, "a": "1"})
        part = chance.choice(parts)
        told: dict[str, str] = getattr(self, part)
        key = chance.choice([*told])
        more: dict[str, Any] = {
            part: {**told, key: grow_text(told[key], "word", chance, LONGEST_PLAIN)}
        }
        return replace(self, **more)


HEADERS = {"accept-language": "de-AT,de;q=0.8", "accept-encoding": "gzip", "cookie": "hanse=abc",
           "host": "kogge.localhost:8080"}  # fmt: skip


def asked(route: str, body: Any = None, **params: str) -> Input:
    """Return a request; names with an underscore before them stand in the query."""
    query = {name[1:]: value for name, value in params.items() if name.startswith("_")}
    path = {name: value for name, value in params.items() if not name.startswith("_")}
    return Input(route, path, query, HEADERS, body)


def some_position() -> str:
    setup = Setup("kogge", 2)
    game = SPEC.play.new(setup, Dice(b"a position"))
    return "\n".join(position_lines(SPEC.text.position(game), setup, SPEC))


def record_inputs() -> list[Input]:
    """Return whole games, and games of which only the start is told: those cost little."""
    whole = [(RECORDS / f"{name}.hanse").read_text("utf-8") for name in GAMES_OF_RECORDS]
    begun = [HEAD.findall(text)[0] for text in whole[:2]]
    texts = [*whole, *begun]
    return [
        one
        for text in texts
        for one in (
            asked("POST /api/replay", {"record": text, "viewer": -2}),
            asked("POST /api/replay/play_on", {"record": text, "entry": 3, "seat": 0}),
            asked(
                "POST /api/replay/play_on",
                {"record": text, "entry": 3, "seat": 0, "seats": [{}, {"bot": "dabbler"}]},
            ),
        )
    ]


def table_inputs() -> list[Input]:
    path, two = "POST /api/tables", [{}, {"bot": "captain"}]
    return [
        asked(path, {**TABLE, "data": DATA}),
        asked(path, {"game": "kogge", "seats": two, "name": "Anna", "position": some_position()}),
        asked(path, {"game": "kogge", "seats": [{}] * 4, "name": "Änne", "bank": 1.5,
                     "variants": ["taxes", "memory"], "stand_in": "captain"}),
        asked("POST /api/games/{game}/fit", FIT, game="luebeck"),
        asked("POST /api/games/{game}/fit", {"seats": 4, "variants": ["taxes"]}, game="kogge"),
        asked("POST /api/games/{game}/data", FIT, game="luebeck"),
        asked("POST /api/lessons", {"game": "kogge", "lesson": "bid", "step": 1, "name": "Eve"}),
    ]  # fmt: skip


def match_inputs() -> list[Input]:
    """Return what is asked at a table. `match` is one in play, `waiting` has free seats.

    `other` is one of the other game, and `finished` is over.
    """
    at = "/api/tables/{match}"
    gets = ("", "/data", "/vocabulary", "/record", "/screen", "/events", "/steps", "/replay",
            "/advice", "/devices", "/channels")  # fmt: skip
    queries = {"/screen": {"_since": "0"}, "/events": {"_since": "0"}, "/steps": {"_since": "0"},
               "/replay": {"_viewer": "-1"}}  # fmt: skip
    found = [asked(f"GET {at}{one}", None, match="match", **queries.get(one, {})) for one in gets]
    found += [asked(f"GET {at}/replay", None, match="finished", _viewer="-2")]
    found += [asked(f"GET {at}/record", None, match="finished")]
    found += [asked(f"POST {at}/play_on", {"entry": 2, "seat": 0, "name": "Eve"}, match="finished")]
    posts: tuple[tuple[str, Any], ...] = (
        ("undo", {"id": "a2", "answers": 1}),
        ("agree", {"id": "a3", "act": "go_back", "seat": 1, "ply": 2}),
        ("chat", {"words": "Moin, Änne!"}),
        ("foresight", {"moves": some_moves("kogge")}),
    )
    found += [asked(f"POST {at}/{one}", body, match="match") for one, body in posts]
    found += [
        asked(f"POST {at}/commands", {"id": "a1", "move": one, "question": 0}, match=match)
        for match, game in (("match", "kogge"), ("other", "luebeck"))
        for one in some_moves(game)
    ]
    waits: tuple[tuple[str, Any], ...] = (
        ("join", {"name": "Ben", "invite": "abc", "secret": ""}),
        ("nonce", {"nonce": "00" * 16}),
        ("leave", {}),
        ("free", {"seat": 1, "bot": "captain"}),
        ("watching", {"closed": False}),
        ("link", {"secret": "too-short"}),
        ("give", {"seat": 1}),
        ("rematch", {}),
        ("channels", {"kind": "webhook", "address": "https://127.0.0.1/x", "language": "de"}),
        ("change_channel", {"id": "x", "idle_minutes": 3, "also_open": True, "off": True}),
        ("remove_channel", {"id": "x"}),
        ("test_channel", {"id": "x"}),
    )
    return found + [asked(f"POST {at}/{one}", body, match="waiting") for one, body in waits]


def account_inputs() -> list[Input]:
    """Return what is asked of accounts by people who have none."""
    at, answer = "POST /api/account", {"attempt": "abc.def", "credential": {"id": "abc"}}
    bodies: tuple[tuple[str, Any], ...] = (
        ("passkeys/ask", {"name": "Anna"}), ("passkeys", answer), ("passkeys/remove", {"id": "x"}),
        ("sign_in/ask", {}), ("sign_in", answer), ("change", {"name": "Anna", "bot": True}),
        ("mail", {"address": "anna@example.org", "name": "Anna", "language": "de"}),
        ("tokens", {"name": "A bot", "scope": "play"}), ("tokens/end", {"id": "x"}),
        ("sessions/end", {"id": "x"}), ("seats", {}), ("sign_out", {}), ("remove", {}),
    )  # fmt: skip
    return [
        asked("GET /api/account"),
        *(asked(f"{at}/{name}", body) for name, body in bodies),
        *(asked(f"{verb} /sign_in/{{word}}", word="abc") for verb in ("GET", "POST")),
    ]


def reading_inputs() -> list[Input]:
    of_game = ("lessons", "vocabulary", "demonstration", "browser_ui")
    words = ("lessons", "words", "rules", "reasons")
    return [
        *(asked(f"GET {path}") for path in ("/api/games", "/api/tables", "/healthz", "/readyz",
          "/accepting", "/api/status", "/version", "/", "/api/schema", "/api/schema/openapi.json")),
        asked("GET /api/schema/{path}", path="x"),
        asked("GET /{file}", file="x/x.js"),
        asked("GET /assets/{name}", name="x.js"),
        asked("GET /browser_ui/{game}/{name}", game="kogge", name="x.js"),
        asked("GET /table/{match}", None, match="match", _in="de"),
        asked("GET /table/{match}/picture.png", None, match="match", _in="de"),
        *(asked(f"{one}", channel="abc", key="abc") for one in ("GET /mail/{channel}/{key}",
          "POST /mail/{channel}/{key}", "POST /mail/{channel}/{key}/confirm")),
        asked("GET /api/codes/{code}", code="BCDFGH"),
        asked("GET /api/rules/compare", None, _game="kogge", _language="de"),
        asked("GET /api/words/{language}", language="de"),
        asked("GET /api/games/{game}/data/{kind}/{name}", game="luebeck", kind="map", name="trunk"),
        *(asked(f"GET /api/games/{{game}}/{one}", game="kogge") for one in of_game),
        *(asked(f"GET /api/games/{{game}}/{one}/{{language}}", game="kogge", language="de")
          for one in words),
    ]  # fmt: skip


def frame_inputs() -> list[Input]:
    said: tuple[dict[str, Any], ...] = (
        {"say": "hello", "protocol": 2, "events": 0, "chat": 0},
        *({"say": "command", "id": "b1", "move": one} for one in some_moves("kogge")),
        {"say": "undo", "id": "b2", "answers": 1},
        {"say": "agree", "id": "b3", "act": "end", "seat": 0, "ply": 0},
        {"say": "chat", "words": "Moin, Änne!"},
        {"say": "writing"}, {"say": "differs"}, {"say": "ping"},
    )  # fmt: skip
    return [Input(f"frame {one['say']}", body=one) for one in said]


def every_input() -> list[Input]:
    found = [
        *table_inputs(), *record_inputs(), *match_inputs(), *account_inputs(),
        *reading_inputs(), *frame_inputs(),
    ]  # fmt: skip
    return [replace(one, first=number) for number, one in enumerate(found)]


NOT_FOR_STRANGERS = {"GET /metrics"}
"""Only the host's own addresses get an answer there."""


def every_route() -> set[str]:
    """Return what strangers are offered: routes by their methods, and the frames that are read."""
    found = {f"frame {kind.__struct_config__.tag}" for kind in get_args(ClientMessage.__value__)}
    for route in make_app(Settings(), "postgresql://nowhere/").routes:
        plain = route.path.replace(":str}", "}").replace(":path}", "}")
        methods = set(getattr(route, "methods", ())) - {"OPTIONS", "HEAD"}
        found |= {f"{method} {plain}" for method in methods}
    return found - NOT_FOR_STRANGERS
