"""Nothing configured: a PostgreSQL of our own in the data folder, found by whether it answers."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanse.server.embedded.cluster import Cluster, is_answering
from tests.server.mortal import open_folder
from tests.server.people import Person, new_table
from tests.server.running import Server

SOON = 10.0


@pytest.fixture
def alone() -> Iterator[Server]:
    with open_folder() as folder:
        server = Server("", settings={"HANSE_DATA": str(folder)})
        yield server
        server.stop()


def patience() -> float:
    """On a machine that has nothing else to do."""
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    return SOON * max(1.0, busy)


def test_from_nothing_and_after_a_kill_every_game_is_there(
    alone: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    first = alone.start(60)
    seated, cookie = new_table(alone, bots=1, people=1)
    person = Person(alone, seated["match"], cookie)
    person.hello()
    person.answer()
    alone.kill()
    killed = alone.start(60)
    person.come_back()
    person.answer()
    assert alone.stop() == 0
    folder = Path(alone.settings["HANSE_DATA"]) / "postgres"
    assert not (folder / "postmaster.pid").exists()
    (folder / "postmaster.pid").write_text(stale(folder))
    again = alone.start(60)
    person.come_back()
    assert person.events
    with capsys.disabled():
        print(f"\nembedded: ready after {first:.1f} s from nothing, {killed:.1f} s after a kill,"
              f" {again:.1f} s with a stale pid file")  # fmt: skip
    assert max(first, killed, again) < patience()


def stale(folder: Path) -> str:
    """As after the machine has stopped: the number belongs to somebody else now."""
    lines = [os.getpid(), folder, int(time.time()), 5432, folder, "", "1 1", "ready   "]
    return "\n".join(map(str, lines)) + "\n"


def test_a_pid_file_is_believed_only_if_its_process_is_ours(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path)
    assert not cluster.is_alive()
    cluster.place.mkdir()
    (cluster.place / "postmaster.pid").write_text(stale(cluster.place))
    assert not cluster.is_alive()
    assert not is_answering(cluster.server_address())


def test_the_dead_need_no_database(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path)
    cluster.users.write_text(f"[{os.getpid()}, 4194000]")
    assert cluster.living_users() == {os.getpid()}
