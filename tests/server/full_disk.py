"""A full disk under the embedded database, freed again. Needs root, so `make faults` runs it."""

import contextlib
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.counts import SEED
from tests.server.histories import OK, Stored, judge, outcomes
from tests.server.mortal import address, stored
from tests.server.people import join, new_table
from tests.server.players import Player
from tests.server.running import Server, sql

SIZE = "140m"


@pytest.fixture
def small() -> Iterator[Path]:
    """A disk of its own, with little room."""
    with TemporaryDirectory(prefix="hanse-disk-") as name:
        Path(name).chmod(0o755)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", name], check=True)
        try:
            Path(name).chmod(0o755)
            yield Path(name)
        finally:
            subprocess.run(["umount", "--lazy", name], check=True)


def fill(disk: Path) -> Path:
    """Until not one byte more fits."""
    filler = disk / "filler"
    with filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        for size in (1 << 20, 1 << 12, 1):
            with contextlib.suppress(OSError):
                while True:
                    file.write(b"x" * size)
    return filler


def confirmed(players: list[Player]) -> int:
    return sum(act.outcome == OK for player in players for act in player.acts)


def beyond(players: list[Player], wanted: int) -> bool:
    return confirmed(players) > wanted


def exhausted(server: Server) -> bool:
    """What room was set aside before is used up too, and the server says so."""
    with contextlib.suppress(Exception):
        sql(server.url, "SELECT pg_logical_emit_message(true, 'test', repeat('x', 1000000))")
        sql(server.url, "SELECT pg_switch_wal()")
    return not server.answers()


def wait_until(seconds: float, what: str, done: Callable[[], bool]) -> float:
    began = time.monotonic()
    while not done():
        assert time.monotonic() - began < seconds, what
        time.sleep(0.05)
    return time.monotonic() - began


def test_a_full_disk_that_is_freed_heals(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = {"HANSE_DATA": str(small / "data"), "HANSE_BOTS_AT_ONCE": "0"}
    server = Server("", settings=settings)
    try:
        play_on(server, small, capsys)
    finally:
        server.stop()


def play_on(server: Server, small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server.start(120)
    server.url = address(server)
    seated, cookie = new_table(server, bots=0, people=2)
    match = seated["match"]
    _, other = join(server, match)
    players = [Player(server, match, s, c, SEED) for s, c in enumerate((cookie, other))]
    for player in players:
        player.start()
    wait_until(30, "nobody plays", lambda: confirmed(players) > 5)
    waits = []
    for _ in range(2):
        filler = fill(small)
        wait_until(60, "a full disk is not noticed", lambda: exhausted(server))
        time.sleep(3)
        filler.unlink()
        wanted = confirmed(players) + 3
        waits.append(wait_until(30, "it does not heal", partial(beyond, players, wanted)))
    for player in players:
        player.stopped.set()
        player.join(20)
    acts = [act for player in players for act in player.acts]
    with capsys.disabled():
        print(f"\nfull disk: {outcomes(acts)}, played on {max(waits):.1f} s after it was freed")
    assert judge(acts, [Stored(*row) for row in stored(server, match)]) == []
