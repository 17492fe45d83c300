"""Servers of two builds replace each other behind a proxy, and nobody who visits or plays notices.

Real browsers come, read and play throughout. `make rolling` replaces ten servers behind each proxy
and takes the database away for a minute.
"""

import shutil
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hanse.match.match import GIVEN_FOR
from hanse.server import app
from tests.server.counts import FULL, count
from tests.server.histories import OK, Act, Stored, judge, outcomes
from tests.server.other_build import entry_with, make_build
from tests.server.own_postgres import PROGRAMS, OwnPostgres, own_postgres
from tests.server.people import Person, join, new_table
from tests.server.players import Pending, Player
from tests.server.proxies import PROXIES
from tests.server.running import RUN, Server, sql
from tests.server.visitors import WEB, Visitors, visitors

RESTARTS = count("page_restarts", 0, 10)
"""HANSE_PAGE_RESTARTS=2 is a short form. It wants a quiet machine: pages must come in time."""
OUTAGE = count("outage_seconds", 4, 60)
PEOPLE = 2
BACK = 120.0
"""Seconds until everybody must be back, on a machine that is busy with other tests."""
FREE = (
    "MESSAGES", "REQUESTS_PER_MINUTE", "FILES_PER_MINUTE", "PREVIEWS_PER_MINUTE", "TABLES_PER_HOUR",
    "BOT_TABLES_PER_HOUR",
)  # fmt: skip
SETTINGS = {
    **{f"HANSE_{name}": "0" for name in FREE}, "HANSE_DRAIN": "2", "HANSE_LOG_LEVEL": "error",
}  # fmt: skip
IN_ORDER = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"
STORED = "SELECT command, count(*) FROM entry WHERE command = ANY($1) GROUP BY command"
BROWSER = shutil.which("chromium-headless-shell") or shutil.which("chromium")
pytestmark = pytest.mark.skipif(
    not (
        RESTARTS
        and app.CLIENT.exists()
        and BROWSER
        and PROGRAMS
        and (WEB / "node_modules").exists()
    ),
    reason="make rolling; needs the built client, a browser and PostgreSQL's programs",
)

type Window = tuple[float, float]


class Patient(Player):
    """A player who does not repeat a refused answer as fast as the machine can."""

    def settle(self, person: Person, pending: Pending) -> None:
        time.sleep(0.3)
        super().settle(person, pending)


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return ours and one that differs from it in every asset."""
    return app.CLIENT, make_build(tmp_path_factory.mktemp("builds") / "other", "other")


@dataclass
class Site:
    """Two servers on a database of their own, and what becomes of them."""

    store: OwnPostgres
    servers: list[Server]
    builds: tuple[Path, Path]
    away: Window = (0.0, 0.0)

    def replace(self, number: int) -> None:
        """Stop a server and start it with the other build, as a host does who upgrades it."""
        server = self.servers[number % 2]
        assert server.stop() == 0
        server.entry = entry_with(self.builds[(number // 2 + 1) % 2], RUN)
        server.start(BACK)

    def take_database_away(self) -> None:
        """Stop the database for a while, and note from when to when nobody could use it."""
        began = time.time()
        self.store.stop()
        time.sleep(OUTAGE)
        self.store.start()
        end = time.monotonic() + BACK
        while not all(server.answers() for server in self.servers):
            assert time.monotonic() < end, "a server does not find its database again"
            time.sleep(0.1)
        self.away = began, time.time() + 1


@pytest.fixture
def site(builds: tuple[Path, Path]) -> Iterator[Site]:
    with own_postgres() as store:
        servers = [Server(store.url, settings=dict(SETTINGS)) for _ in range(2)]
        try:
            for server in servers:
                server.start(BACK)
            yield Site(store, servers, builds)
        finally:
            for server in servers:
                if server.process and server.process.poll() is None:
                    server.kill()


def seat_players(site: Server) -> list[Player]:
    """Seat people at a new table, all through the proxy."""
    first, cookie = new_table(site, bots=1, people=PEOPLE)
    match = first["match"]
    cookies = [cookie, *(join(site, match, f"G{n}")[1] for n in range(1, PEOPLE))]
    players: list[Player] = [
        Patient(site, match, n, one, "deploys") for n, one in enumerate(cookies)
    ]
    for player in players:
        player.start()
        assert player.resumed.wait(BACK)
    return players


def unusable(visits: list[dict[str, Any]], away: Window) -> list[dict[str, Any]]:
    """Return visits that were of no use; without the database, those that were not told why."""
    began, ended = (moment * 1000 for moment in away)

    def is_lost(visit: dict[str, Any]) -> bool:
        during = visit["ended"] > began and visit["began"] < ended
        return not visit["usable"] and not (during and visit["said"])

    return [visit for visit in visits if is_lost(visit)]


def stop_players(players: list[Player]) -> list[Act]:
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(BACK)
    assert [player.wrong for player in players if player.wrong] == []
    return [act for player in players for act in player.acts]


def lost_moves(url: str, players: list[Player], acts: list[Act]) -> list[str]:
    rows = sql(url, IN_ORDER, players[0].match)
    return judge(acts, [Stored(*row) for row in rows if not row[1].startswith(GIVEN_FOR)])


def lost_in_pages(url: str, found: Visitors) -> list[str]:
    """Return moves that a page was told are saved, and that are not stored exactly once."""
    saved = [id for page in found.moves for id in page["done"] if id in page["sent"]]
    assert saved, "nobody played through a page"
    stored = dict(sql(url, STORED, saved))
    return [id for id in saved if stored.get(id) != 1]


@pytest.mark.parametrize("proxy", [
    pytest.param("caddy", marks=pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy")),
    pytest.param("nginx", marks=pytest.mark.skipif(
        not (FULL and shutil.which("nginx")), reason="no nginx, or the short form")),
])  # fmt: skip
def test_servers_are_replaced_and_every_page_stays_usable(
    proxy: str, site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "proxy").mkdir()
    ports = [server.port for server in site.servers]
    with PROXIES[proxy](tmp_path / "proxy", ports) as port, visitors(tmp_path, port) as found:
        found.wait_for("player", 1)
        players = seat_players(Server(site.store.url, port))
        for number in range(RESTARTS):
            site.replace(number)
            found.wait_for("fresh", 2)
            found.wait_for("reader", 1)
        site.take_database_away()
        found.wait_for("fresh", 2)
        acts = stop_players(players)
        found.leave()
    lost = unusable(found.visits, site.away)
    with capsys.disabled():
        print(f"\n{proxy}: {RESTARTS} restarts, {OUTAGE} s without the database")
        print(summary(found, lost), outcomes(acts))
    assert lost == []
    assert lost_moves(site.store.url, players, acts) == []
    assert lost_in_pages(site.store.url, found) == []
    assert [act for act in acts if act.outcome == OK]


def summary(found: Visitors, lost: list[dict[str, Any]]) -> str:
    kinds = dict(Counter(visit["kind"] for visit in found.visits))
    told = sum(not visit["usable"] for visit in found.visits) - len(lost)
    moves = sum(len(page["done"]) for page in found.moves)
    return (
        f"visits {kinds}: {len(lost)} unusable, {told} told that the database is away;"
        f" {moves} moves in pages, and by programs"
    )
