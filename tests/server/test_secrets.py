"""Nothing around the game tells what the game does not: beats, headers, metrics, other keys."""

import asyncio
import http.client
import json
import re
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from typing import Any
from urllib.request import Request, urlopen

import pytest

from hanse.core.setup import Setup
from hanse.server.store.store import Store
from hanse.tables.live.lobby import Lobby
from hanse.tables.seats.sessions import hash_token
from tests.server.asking import Program
from tests.server.people import ask
from tests.server.running import Server, database
from tests.server.seats import a_row, put, secret
from tests.server.test_refused_bots import SULKING

OFTEN = 0.9
BEATING = (
    f"from hanse.server.requests import streams; streams.BEAT = {OFTEN};"
    "from hanse.cli.main import app; app()"
)
FAR = ("203.0.113.9", "127.0.0.1, 203.0.113.9", "203.0.113.9, 127.0.0.1")
"""As a proxy on this machine tells of somebody far away, whatever he says himself."""
SAME = ("date", "content-length")


@pytest.fixture
def match(server: Server) -> str:
    """A table whose keys are its own."""
    row = a_row(Setup("kogge", 2))
    for seat, who in enumerate(row.seats):
        who.secret = hash_token(own(row.id, seat))
    put(server.url, row)
    return row.id


def own(match: str, seat: int) -> str:
    return f"{match}-{seat}"


def start(place: int) -> dict[str, Any]:
    return {
        "id": f"start-{place}-{time.monotonic()}",
        "move": {"move": "pick_start", "value": place},
    }


def routes(server: Server) -> Iterator[tuple[str, str]]:
    """Everything that can be asked of a table, but for streams, which do not end."""
    for path, ways in ask(server, "/api/schema")[1]["paths"].items():
        if "{match}" in path and not path.endswith("/events"):
            yield from ((method.upper(), path) for method in ways)


TIME = re.compile(rb'"now":[0-9.]+')
BODIES: dict[str, object] = {
    "commands": {"id": "a", "move": {"move": "pick_start", "value": 3}},
    "undo": {"id": "a"},
    "chat": {"words": "Moin"},
    "rematch": {},
    "join": {"name": "Ben"},
    "leave": {},
    "give": {"seat": 1},
    "free": {"seat": 0},
    "channels": {"kind": "webhook", "address": "https://127.0.0.1/"},
    "change_channel": {"id": "x"},
    "remove_channel": {"id": "x"},
    "test_channel": {"id": "x"},
    "watching": {"closed": True},
    "nonce": {"nonce": "00" * 16},
    "agree": {"id": "a", "act": "resign"},
    "foresight": {"moves": [{"move": "pick_start", "value": 3}]},
    "play_on": {"entry": 0, "seat": 0},
}


def asked_by(
    server: Server, known: str, method: str, path: str
) -> tuple[int, bytes, list[tuple[str, str]]]:
    """Return all that comes back, but for what time it is."""
    body = BODIES.get(path.rpartition("/")[2], {})
    headers = {"content-type": "application/json"}
    if known:
        headers["authorization"] = f"Bearer {known}"
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)) as connection:
        told = json.dumps(body).encode() if method == "POST" else None
        connection.request(method, path, told, headers)
        answer = connection.getresponse()
        named = [(name.lower(), value) for name, value in answer.getheaders()]
        told_back = TIME.sub(b"", answer.read())
        return answer.status, told_back, [one for one in named if one[0] not in SAME]


def test_the_key_of_another_table_opens_nothing(server: Server, match: str) -> None:
    """Whoever has it is told, byte for byte, what anybody is told who walks past."""
    other = a_row(Setup("kogge", 2))
    put(server.url, other)
    seen = set()
    for method, route in routes(server):
        path = route.replace("{match}", match)
        stranger = asked_by(server, "", method, path)
        for key in (secret(0), own(other.id, 0), "", " ", "x" * 3000, hash_token(own(match, 0))):
            assert asked_by(server, key, method, path) == stranger
        assert method == "GET" or stranger[0] in (403, 409)
        seen.add(route.rpartition("/")[2])
    assert seen >= {"screen", *BODIES}


def test_no_answer_is_kept_on_the_way_or_tells_how_long_it_took(server: Server, match: str) -> None:
    for method, route in routes(server):
        path = route.replace("{match}", match)
        headers = dict(asked_by(server, own(match, 0), method, path)[2])
        assert headers["cache-control"] == "no-store", path
        assert not [name for name in headers if "time" in name or "timing" in name]


@pytest.fixture(scope="module")
def beating() -> Iterator[Server]:
    with database() as url:
        server = Server(url, entry=BEATING, settings={"HANSE_MAX_THINKING_BOTS": "0"})
        server.start()
        yield server
        server.stop()


def test_a_stream_beats_in_its_own_time(beating: Server) -> None:
    """Anna changes her sealed choice again and again: Ben must not hear it from a beat put off."""
    row = a_row(Setup("kogge", 2))
    put(beating.url, row)
    where = f"/api/tables/{row.id}"
    headers = {"authorization": f"Bearer {secret(1)}"}
    with closing(Program(beating, secret(0))) as anna:
        anna.post(f"{where}/commands", start(3))
        with urlopen(Request(f"{beating.origin}{where}/events", headers=headers)) as stream:
            while not stream.readline().startswith(b"event: update"):
                pass
            began = time.monotonic()
            while time.monotonic() - began < 4 * OFTEN:
                anna.post(f"{where}/commands", start(int(time.monotonic() * 10) % 2 + 3))
                time.sleep(OFTEN / 3)
            ended = time.monotonic()
            lines = iter(stream.readline, b"")
            while next(lines) != b": \n":
                pass
            assert time.monotonic() - ended < OFTEN / 3, "it did not beat meanwhile"


def test_metrics_are_for_the_host(server: Server, match: str) -> None:
    """They count moves that nobody may hear of, such as a sealed choice that was changed."""
    ask(server, f"/api/tables/{match}")
    ask(server, f"/api/tables/{match}/nothing")
    for path, far in product(("/metrics", "/metrics/", "//metrics"), FAR):
        told = ask(server, path, headers={"x-forwarded-for": far})[1]
        assert told["code"] == ("not_found" if path == "/metrics" else "malformed")
    with urlopen(f"{server.origin}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    assert "hanse_moves_total" in text
    assert match not in text
    assert not re.search(r'path="/api/tables/[^{"]', text)


HIDDEN = re.compile(r"items|pick_start|PickStart\(|value=|hand|cargo|\"draws\"")
"""What a move or a view would look like in a log."""


def test_a_log_holds_no_key_and_no_move(capfd: pytest.CaptureFixture[str]) -> None:
    """At its most talkative, with a bot whose answers do not count and people who err."""
    with database() as url:
        server = Server(url, entry=SULKING, settings={"HANSE_LOG_LEVEL": "debug"})
        server.start()
        row = a_row(Setup("kogge", 2), bots={1: "sulker"})
        put(url, row)
        with closing(Program(server, secret(0))) as anna:
            for move in (start(99), start(3), {"move": {"move": "bid", "items": [1, "x"]}}):
                anna.post(f"/api/tables/{row.id}/commands", move)
            anna.post(f"/api/tables/{row.id}/join", {"secret": secret(0)})
        time.sleep(1)
        server.stop()
    log = capfd.readouterr().err
    assert "an answer does not count" in log
    for key in (secret(0), hash_token(secret(0)), row.seed.hex(), repr(row.seed)):
        assert key not in log
    assert not HIDDEN.search(log)


def test_a_look_waits_for_nobodys_move(server: Server, match: str) -> None:
    """Or one could tell by its time that something is being stored that is not told."""

    async def work() -> None:
        store = await Store.open(server.url, 1)
        lobby = Lobby(store, 1, 0.0)
        async with lobby.use(match) as live, live.lock, asyncio.timeout(5):
            await lobby.freshen(live)
        await store.close()

    asyncio.run(work())
