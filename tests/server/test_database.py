"""The database itself is killed under the players: nothing confirmed is lost, and play goes on."""

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import asyncpg
import pytest

from hanse.server.embedded import embedded_database
from tests.server.asking import Program
from tests.server.counts import SEED, count
from tests.server.histories import OK, Stored, judge, outcomes
from tests.server.mortal import open_folder
from tests.server.people import join, new_table
from tests.server.players import Player
from tests.server.running import Server, sql

CRASHES = count("crashes", 2, 10)
VICTIM = """SELECT pid FROM pg_stat_activity
WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1"""
HEALTHY = 5.0
"""Seconds from when the database takes connections to when moves are stored again."""


@contextmanager
def private_database() -> Iterator[str]:
    """One that nobody else uses, so that it can be killed."""
    with open_folder() as folder, embedded_database.embedded_database(folder) as url:
        yield url


@contextmanager
def serving(url: str) -> Iterator[Server]:
    server = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0"})
    server.start()
    try:
        yield server
    finally:
        server.stop()


def crash(url: str) -> None:
    """One of its processes is killed: it throws out everybody, us too, and recovers."""

    async def work() -> None:
        connection = await asyncpg.connect(url)
        with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            while True:
                victim = await connection.fetchval(VICTIM)
                with contextlib.suppress(ProcessLookupError, TypeError):
                    os.kill(victim, signal.SIGKILL)
                await connection.fetchval("SELECT pg_sleep(0.05)")

    asyncio.run(work())


def wait_for_postgres(url: str) -> float:
    while True:
        try:
            sql(url, "SELECT 1")
        except Exception:
            time.sleep(0.02)
        else:
            return time.monotonic()


class Onlooker(threading.Thread):
    """Asks all the time, and counts what it is told."""

    def __init__(self, server: Server, match: str) -> None:
        super().__init__(daemon=True)
        self.server, self.match = server, match
        self.seen: Counter[int] = Counter()
        self.stopped = threading.Event()

    def run(self) -> None:
        with closing(Program(self.server)) as program:
            while not self.stopped.wait(0.02):
                status, _ = program.ask("GET", f"/api/tables/{self.match}/screen")
                self.seen[status] += 1


def stored_now(player: Player) -> int:
    return sum(act.outcome == OK for act in player.acts)


def play_through(players: list[Player], url: str) -> list[float]:
    """How long after each crash a move was stored again."""
    waits = []
    for _ in range(CRASHES):
        time.sleep(0.7)
        crash(url)
        back = wait_for_postgres(url)
        before = sum(map(stored_now, players))
        while sum(map(stored_now, players)) == before and not players[0].over.is_set():
            assert time.monotonic() - back < 30, "nobody can play any more"
            time.sleep(0.01)
        waits.append(time.monotonic() - back)
    return waits


def test_the_database_is_killed_and_nothing_is_lost(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with private_database() as url, serving(url) as server:
        seated, cookie = new_table(server, bots=0, people=2)
        match = seated["match"]
        _, other = join(server, match)
        players = [Player(server, match, s, c, SEED) for s, c in enumerate((cookie, other))]
        onlooker = Onlooker(server, match)
        threads: list[Any] = [*players, onlooker]
        for thread in threads:
            thread.start()
        waits = play_through(players, url)
        for thread in threads:
            thread.stopped.set()
            thread.join(20)
        told = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"
        stored = [Stored(*row) for row in sql(url, told, match)]
    acts = [act for player in players for act in player.acts]
    with capsys.disabled():
        print(f"\ndatabase killed: {CRASHES}, {outcomes(acts)}, {dict(onlooker.seen)},"
              f" stored again within {max(waits):.1f} s")  # fmt: skip
    assert judge(acts, stored) == []
    assert [player.wrong for player in players] == [None, None]
    assert set(onlooker.seen) <= {200, 503}
    assert max(waits) < HEALTHY
