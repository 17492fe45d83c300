"""R7: the primary is killed or cut off, its standby promoted, again and again while people play.

Needs to be root, for network namespaces. `make failover` does it ten times.
"""

import asyncio
import os
import random
import shutil
import time
from collections.abc import Iterator

import psutil
import pytest

from hanse.core.setup import Setup
from hanse.match.match import GIVEN_FOR
from hanse.server.store.migrate import migrate
from tests.server.counts import SEED
from tests.server.histories import OK, Act, Stored, judge, outcomes
from tests.server.hosts_apart import PORT, DatabaseHost, plugged_in, settings, two_hosts, wait_until
from tests.server.people import join, new_table
from tests.server.players import Player
from tests.server.running import Server, sql
from tests.server.seats import a_row, put

TIMES = int(os.environ.get("HANSE_FAILOVERS", "10"))
BACK = 60.0
"""Seconds until play goes on, at most."""
IN_ORDER = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"

type Hosts = tuple[DatabaseHost, DatabaseHost]


@pytest.fixture
def hosts() -> Iterator[Hosts]:
    with two_hosts() as found:
        yield found


def confirmed(players: list[Player]) -> int:
    return sum(act.outcome == OK for player in players for act in player.acts)


def wait_for_play(players: list[Player], more: int) -> None:
    """Until so many more were confirmed."""
    began, before = time.monotonic(), confirmed(players)
    while confirmed(players) < before + more:
        assert time.monotonic() - began < BACK, "nobody plays on"
        assert not any(player.wrong for player in players), [p.wrong for p in players]
        if any(player.over.is_set() for player in players):
            break
        time.sleep(0.02)


def wait_until_left(server: Server, host: DatabaseHost) -> None:
    """Until the server has no connection to this database."""
    assert server.process
    end = time.monotonic() + BACK
    while any(
        getattr(one.raddr, "ip", "") == host.address
        for one in psutil.Process(server.process.pid).net_connections("tcp")
    ):
        assert time.monotonic() < end, "the server still uses the former primary"
        time.sleep(0.1)


def seated(server: Server, seed: str) -> list[Player]:
    """Three people at a new table."""
    first, cookie = new_table(server, bots=0, people=3)
    match = first["match"]
    cookies = [cookie, *(join(server, match, f"G{n}")[1] for n in (1, 2))]
    found = [Player(server, match, seat, one, seed) for seat, one in enumerate(cookies)]
    for player in found:
        player.start()
    return found


def finished(players: list[Player], url: str) -> tuple[list[str], list[Act]]:
    """What is wrong with what they were told, and what they did."""
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(BACK)
    acts = [act for player in players for act in player.acts]
    rows = sql(url, IN_ORDER, players[0].match)
    stored = [Stored(*row) for row in rows if not row[1].startswith(GIVEN_FOR)]
    faults = [f"{player.wrong!r}" for player in players if player.wrong]
    return faults + judge(acts, stored), acts


def test_a_failover_loses_nothing(
    hosts: Hosts, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    chance, away, acts, faults = random.Random(SEED), list[float](), list[Act](), list[str]()
    both = ",".join(f"{host.address}:{PORT}" for host in hosts)
    url = f"postgresql://postgres@{both}/postgres?target_session_attrs=read-write"
    server = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0", "HANSE_LOG_LEVEL": "error"})
    server.start()
    request.addfinalizer(server.kill)
    primary, standby = hosts
    cuts = 0
    for number in range(TIMES):
        players = seated(server, f"failover {SEED} {number}")
        wait_for_play(players, 20)
        cut = chance.random() < 0.5
        cuts += cut
        began = time.monotonic()
        primary.cut(off=True) if cut else primary.kill()
        standby.promote()
        wait_for_play(players, 3)
        away.append(time.monotonic() - began)
        if cut:
            primary.cut(off=False)
            wait_until_left(server, primary)
            wait_for_play(players, 20)
            primary.kill()
        primary.follow(standby)
        standby.wait_for_standby()
        primary, standby = standby, primary
        found, did = finished(players, primary.url)
        faults += found
        acts += did
    with capsys.disabled():
        print(f"\nfailovers: {TIMES}, {cuts} of them cut off, {outcomes(acts)},"
              f" playing again after {max(away):.1f} s at most")  # fmt: skip
    assert faults == []
    assert len([act for act in acts if act.outcome == OK]) > 20 * TIMES


def test_a_database_is_brought_back_to_a_moment() -> None:
    """From a copy of its folder and the write-ahead log that was kept, as the page says."""
    with plugged_in(1) as (host,):
        host.make()
        safe, copy = host.folder.parent / "safe", host.folder.parent / "copy"
        safe.mkdir()
        shutil.chown(safe, "postgres")
        keep = f"archive_command = 'test ! -f {safe}/%f && cp %p {safe}/%f'\n"
        host.set(settings("archive")[0] + keep)
        host.start()
        host.copy(host, copy)
        asyncio.run(migrate(host.url))
        early, late = a_row(Setup("kogge", 2)), a_row(Setup("kogge", 2))
        put(host.url, early)
        moment = sql(host.url, "SELECT clock_timestamp()::text FROM pg_sleep(1.5)")[0][0]
        put(host.url, late)
        last = sql(host.url, "SELECT pg_walfile_name(pg_current_wal_lsn())")[0][0]
        sql(host.url, "SELECT pg_switch_wal()")
        archived = f"SELECT last_archived_wal >= '{last}' FROM pg_stat_archiver"
        wait_until("the last of the log is not archived", host.url, archived)
        host.kill()
        host.folder = copy
        (copy / "recovery.signal").touch()
        back = f"restore_command = 'cp {safe}/%f %p'\nrecovery_target_time = '{moment}'\n"
        host.set(settings("recovery")[0] + back)
        host.start()
        wait_until("it does not take writes", host.url, "SELECT NOT pg_is_in_recovery()")
        assert sql(host.url, "SELECT id FROM match") == [(early.id,)]
