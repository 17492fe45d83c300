"""A full disk under the database, freed again. Needs root, so `make faults` runs it."""

import contextlib
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from hanse.server.embedded.cluster import Cluster
from tests.server.counts import SEED
from tests.server.histories import OK, Stored, judge, outcomes
from tests.server.mortal import address, stored
from tests.server.people import join, new_table
from tests.server.players import Player
from tests.server.running import Server, sql
from tests.server.test_status import get, store_of

SIZE = "140m"
ROOM = "20"
"""Megabytes that must be free: little, on so small a disk."""
NOTICED, HEALED = 12.0, 5.0
"""Seconds until a full disk is known though nobody moves, and until room is."""


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
    settings = {"HANSE_DATA": str(small / "data"), "HANSE_MAX_THINKING_BOTS": "0"}
    server = Server("", settings={**settings, "HANSE_MIN_FREE_DISK": ROOM})
    try:
        play_on(server, small, capsys)
    finally:
        server.stop()


@contextlib.contextmanager
def logged_server(small: Path, *, external: bool, room: str) -> Iterator[Server]:
    """A server whose database is on the small disk, its own or one that it is given."""
    with TemporaryDirectory(prefix="hanse-log-") as place, contextlib.ExitStack() as ending:
        log = ending.enter_context((Path(place) / "log").open("wb"))
        settings = {"HANSE_DATA": f"{place}/data" if external else str(small / "data")}
        url = ""
        if external:
            cluster = Cluster(small / "data")
            url = cluster.start()
            ending.callback(cluster.leave)
        server = Server(url, settings={**settings, "HANSE_MIN_FREE_DISK": room}, log=log)
        server.start(120)
        ending.callback(server.stop)
        server.entry = str(Path(place) / "log")
        yield server


@pytest.mark.parametrize(
    ("external", "room"), [(False, ROOM), (False, "0"), (True, ROOM)],
    ids=["free space", "a file of its own database", "a file of another database"],
)  # fmt: skip
def test_a_full_disk_is_told_though_nobody_moves(
    small: Path, external: bool, room: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with logged_server(small, external=external, room=room) as server:
        took = []
        for _ in range(2):
            filler = fill(small)
            noticed = wait_until(NOTICED, "unnoticed", lambda: store_of(server) == "full")
            assert get(server, "/readyz")[0] == 503
            assert get(server, "/accepting")[0] == 200
            assert get(server, "/")[0] == 200
            time.sleep(3)
            filler.unlink()
            took.append((noticed, wait_until(HEALED, "it does not heal", server.answers)))
        text = Path(server.entry).read_text()
        lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        levels = [line["level"] for line in lines if "disk" in line["event"]]
        with capsys.disabled():
            print(f"\nfull disk: noticed and healed after {took} s")
        assert levels == ["error", "warning"] * 2, "one line each time it begins or ends"


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
