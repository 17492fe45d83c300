"""Every alert that pages, for real: Prometheus, servers, players, and what goes wrong.

`make alerts` runs this. Needs root, for a disk that can be filled. The rules' times are divided by
`QUICK`, and for what must not fire by `CALM`: a restart takes as long as it takes.
"""

import shutil
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
import yaml
from websockets.exceptions import ConnectionClosed

from hanse.core.setup import Setup
from hanse.match.clock import Pace
from tests.server.fleet import Helper
from tests.server.full_disk import confirmed, fill, small
from tests.server.people import Person, ask, join, new_table
from tests.server.players import Player
from tests.server.prometheus import MONITORING, Prometheus, prometheus
from tests.server.running import RUN, Server, database, free_port, sql
from tests.server.seats import a_row, put
from tests.server.stoppable import stoppable
from tests.server.test_absence import let_pass
from tests.server.test_status import wait_until

QUICK, CALM = 15.0, 2.0
LONG = 3000.0
"""Seconds after which the clock of somebody who does nothing has run out."""
PAGING = {
    rule["alert"]
    for group in yaml.safe_load((MONITORING / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
    if rule["labels"]["severity"] == "page"
}
fired: dict[str, float] = {}
pytestmark = pytest.mark.skipif(not shutil.which("prometheus"), reason="needs Prometheus")
__all__ = ["small"]


def fires(watch: Prometheus, name: str) -> None:
    fired[name] = round(watch.wait_for(name), 1)


@contextmanager
def playing(server: Server, games: int = 1) -> Iterator[list[Player]]:
    """Two people in each game who play as long as this lasts."""
    players: list[Player] = []
    for number in range(games):
        seated, cookie = new_table(server, bots=0, people=2)
        _, other = join(server, seated["match"])
        cookies = enumerate((cookie, other))
        players += [Player(server, seated["match"], s, c, f"alerts {number}") for s, c in cookies]
    for player in players:
        player.start()
    try:
        wait_until(lambda: confirmed(players) > 4, "nobody plays", 60)
        yield players
    finally:
        for player in players:
            player.stopped.set()
        for player in players:
            player.join(20)


def keep_trying(server: Server, person: Person, seconds: float) -> None:
    """Play and ask for so long, whatever is answered."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        # Nobody reads this socket, so it may be closed; requests are refused all the same.
        with suppress(ConnectionClosed):
            person.say({"say": "agree", "id": uuid.uuid4().hex, "act": "end"})
        ask(server, f"/api/tables/{person.match}")
        time.sleep(0.2)


def test_a_database_that_is_stopped(tmp_path: Path) -> None:
    with stoppable() as cluster:
        server = Server(cluster.address)
        server.start()
        seated, cookie = new_table(server, bots=1, people=2)
        join(server, seated["match"])
        person = Person(server, seated["match"], cookie)
        person.hello()
        with prometheus(tmp_path, {"hanse": [server.port]}, QUICK) as watch:
            time.sleep(5)
            cluster.stop()
            fires(watch, "HanseStoreAway")
            for name in ("HanseMovesRefused", "HanseRequestsFail"):
                trying = Thread(target=keep_trying, args=(server, person, 60.0))
                trying.start()
                fires(watch, name)
                trying.join()
            cluster.revive()
            wait_until(lambda: not watch.firing(), "the alerts do not end", 180)
        server.stop()


def test_a_server_that_is_killed(tmp_path: Path) -> None:
    with database() as url:
        server = Server(url)
        server.start()
        with prometheus(tmp_path, {"hanse": [server.port]}, QUICK) as watch:
            wait_until(lambda: not watch.alerts(), "it is not seen at all", 60)
            server.kill()
            fires(watch, "HanseServerGone")


def test_a_disk_that_is_full(small: Path, tmp_path: Path) -> None:
    settings = {"HANSE_DATA": str(small / "data"), "HANSE_MIN_FREE_DISK": "20"}
    server = Server("", settings=settings)
    server.start(180)
    try:
        with prometheus(tmp_path, {"hanse": [server.port]}, QUICK) as watch:
            filler = fill(small)
            fires(watch, "HanseDiskFull")
            filler.unlink()
            wait_until(lambda: "HanseDiskFull" not in watch.firing(), "it does not end", 60)
    finally:
        server.stop()


def test_a_confirmed_move_that_is_lost(tmp_path: Path) -> None:
    """As if the database were replaced by an older copy under the server."""
    with database() as url:
        server = Server(url)
        server.start()
        with prometheus(tmp_path, {"hanse": [server.port]}, QUICK) as watch:
            seated, cookie = new_table(server, bots=1, people=1)
            person = Person(server, seated["match"], cookie)
            person.hello()
            time.sleep(3)
            person.answer()
            sql(url, "DELETE FROM entry WHERE match = $1", seated["match"])
            fires(watch, "HanseConfirmedMoveNotStored")
        server.stop()


def put_outage(url: str, ended: float) -> None:
    """Write down an outage that ends so many seconds from now, in place of any other."""
    sql(url, "DELETE FROM outage")
    told = "INSERT INTO outage (number, began, ended) OVERRIDING SYSTEM VALUE"
    now = "extract(epoch FROM hanse_now())"
    sql(url, f"{told} VALUES (1, {now} - 1000, {now} + {ended})")


def test_somebody_who_loses_by_the_clock_after_an_outage(tmp_path: Path) -> None:
    """The outage is moved after the match has counted it: so it protects nobody any more."""
    with database() as url:
        server = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0"})
        server.start()
        put_outage(url, -900)
        row = a_row(Setup("kogge", 2), pace=Pace(bank=60))
        row.outages = 1
        put(url, row)
        put_outage(url, LONG - 20)
        port = free_port()
        words = (sys.executable, "-c", RUN, "worker")
        worker = Helper("worker", *words, DATABASE_URL=url, HANSE_WORKER_PORT=str(port))
        worker.start()
        try:
            with prometheus(tmp_path, {"hanse-worker": [port]}, QUICK) as watch:
                wait_until(lambda: not watch.alerts(), "the worker is not seen", 90)
                let_pass(url, LONG)
                fires(watch, "HanseTimedOutTooEarly")
        finally:
            worker.kill()
            server.stop()


def restart(server: Server) -> float:
    began = time.monotonic()
    server.stop()
    server.start()
    return time.monotonic() - began


def test_a_fresh_install_and_planned_restarts_fire_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with database() as url:
        servers = [Server(url, settings={"HANSE_DRAIN": "2"}) for _ in range(2)]
        ports = [server.port for server in servers]
        with prometheus(tmp_path, {"hanse": ports}, CALM) as watch:
            for server in servers:
                server.start()
            watch.stays_quiet(45)
            with playing(servers[0]), playing(servers[1]):
                took = [restart(server) for server in servers]
                watch.stays_quiet(170)
        for server in servers:
            server.stop()
    with capsys.disabled():
        print(f"\nplanned restarts: {[round(one, 1) for one in took]} s, no alert")


def test_every_alert_that_pages_has_fired(capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\nfired, with times divided by {QUICK:.0f}: {fired}")
    assert set(fired) == PAGING
