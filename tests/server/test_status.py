"""What a server says about itself: whether it takes requests, and whether it can store a move."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hanse.build import build_id
from hanse.server.operations import metrics
from hanse.version import __version__
from tests.server.exported import exported
from tests.server.mortal import open_folder
from tests.server.people import ask, new_table
from tests.server.running import Server, database
from tests.server.stoppable import stoppable

SOON = 30.0
"""Seconds, on a busy machine."""
PAGES = (
    "/", "/table/nowhere1", "/table/nowhere1?in=fr", "/manifest.webmanifest",
    "/api/games", "/api/words/de", "/api/games/kogge/words/it", "/api/games/luebeck/rules/fr",
    "/api/games/kogge/vocabulary", "/api/games/kogge/lessons",
    "/api/rules/compare?game=kogge&language=en", "/api/status", "/version",
)  # fmt: skip
"""What needs no database."""
PROBES = ("/healthz", "/readyz", "/accepting", "/metrics")


def get(server: Server, path: str) -> tuple[int, str]:
    try:
        with urlopen(Request(server.origin + path), timeout=10) as answer:
            return answer.status, answer.read().decode(errors="replace")
    except HTTPError as refused:
        return refused.code, refused.read().decode(errors="replace")


def wait_until(done: Callable[[], object], why: str, seconds: float = SOON) -> float:
    began = time.monotonic()
    while True:
        with suppress(OSError):
            if done():
                return time.monotonic() - began
        assert time.monotonic() - began < seconds, why
        time.sleep(0.05)


def store_of(server: Server) -> str:
    said: dict[str, Any] = json.loads(get(server, "/api/status")[1])
    return str(said["store"])


@pytest.fixture(scope="module")
def bereft() -> Iterator[Server]:
    """A server whose own database is stopped after somebody has sat down."""
    with stoppable() as cluster:
        server = Server(cluster.address)
        server.start()
        seated, _ = new_table(server, bots=1, people=1)
        server.words = (seated["match"],)
        cluster.stop()
        wait_until(lambda: not server.answers(), "it says ready without a database")
        yield server
        cluster.revive()
        wait_until(server.answers, "it does not come back")
        server.stop()


def test_without_its_database_a_server_still_accepts_requests(bereft: Server) -> None:
    assert get(bereft, "/accepting") == (200, "accepting")
    assert get(bereft, "/healthz")[0] == 200
    status, why = get(bereft, "/readyz")
    assert status == 503
    assert "database" in why


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_served_without_the_database(bereft: Server, path: str) -> None:
    assert get(bereft, path)[0] == 200


def test_assets_and_tables_are_served_without_the_database(bereft: Server) -> None:
    (asset,) = re.findall(r'src="\./(assets/[^"]+\.js)"', get(bereft, "/")[1])
    assert get(bereft, f"/{asset}")[0] == 200
    assert get(bereft, f"/table/{bereft.words[0]}")[0] == 200


def test_what_needs_the_database_says_so(bereft: Server) -> None:
    assert store_of(bereft) == "away"
    status, body, _ = ask(bereft, f"/api/tables/{bereft.words[0]}")
    assert (status, body["code"]) == (503, "try_again")


def test_the_build_stands_next_to_the_version(bereft: Server) -> None:
    assert json.loads(get(bereft, "/version")[1]) == {"version": __version__, "build": build_id()}
    (info,) = [key for key in exported(bereft.origin).values if key.startswith("hanse_build_info")]
    assert f"build={build_id()}," in info


def test_probes_are_not_counted_as_requests(bereft: Server) -> None:
    for path in ("/", *PROBES, *PROBES):
        get(bereft, path)
    told = exported(bereft.origin)
    counted = [key for key in told.values if key.startswith("hanse_request")]
    paths = {path for key in counted for path in re.findall(r"\bpath=([^,}]+)", key)}
    assert "/" in paths
    assert paths.isdisjoint(PROBES)


def test_a_server_that_stops_does_not_accept_any_more() -> None:
    with database() as url:
        server = Server(url, settings={"HANSE_DRAIN": "4"})
        server.start()
        assert get(server, "/accepting")[0] == 200
        assert server.process
        server.process.terminate()
        wait_until(lambda: get(server, "/accepting")[0] == 503, "it accepts while it stops", 3)
        assert server.process.wait(20) == 0


@contextmanager
def embedded(**settings: str) -> Iterator[Server]:
    """A server with its own database, which need not get ready."""
    with open_folder() as folder, (folder.parent / "log").open("wb") as log:
        server = Server("", settings={"HANSE_DATA": str(folder), **settings}, log=log)
        with suppress(TimeoutError):
            server.start(0)
        wait_until(lambda: get(server, "/accepting")[0] == 200, "it does not start", 90)
        try:
            yield server
        finally:
            server.stop()


def lines_of(server: Server) -> list[dict[str, Any]]:
    text = (Path(server.settings["HANSE_DATA"]).parent / "log").read_text()
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def test_with_little_room_on_the_disk_a_server_is_not_ready() -> None:
    """The bound is so high that no disk has that much room."""
    with embedded(HANSE_MIN_FREE_DISK=str(10**9)) as server:
        wait_until(lambda: store_of(server) == "full", "a full disk goes unsaid")
        status, why = get(server, "/readyz")
        assert (status, "disk" in why) == (503, True)
        assert get(server, "/healthz")[0] == 200, "starting it again would not help"
        assert get(server, "/accepting")[0] == 200
        refused = ask(server, "/api/tables", {"game": "kogge", "seats": [{}, {}], "name": "Anna"})
        assert (refused[0], refused[1]["code"]) == (503, "try_again"), "what we say is true"
        told = exported(server.origin)
        assert told.total("hanse_store_reachable") == 1
        assert told.total("hanse_store_writable") == 0
        assert 0 < told.total("hanse_disk_free_bytes") < 10**15
        time.sleep(3)
        full = [line for line in lines_of(server) if "disk" in line["event"]]
        assert [line["level"] for line in full] == ["error"], "it is logged once"


def test_a_move_that_cannot_be_stored_is_counted() -> None:
    (counter,) = metrics.REFUSED_MOVES.collect()
    codes = {sample.labels["code"] for sample in counter.samples}
    assert codes >= {"try_again", "set_aside", "failed"}
