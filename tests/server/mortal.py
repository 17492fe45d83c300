"""An embedded database that tests kill, and the processes that make it up."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil

from hanse.server.embedded.access import Access
from tests.server.running import Server, sql


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder for a database. Not below pytest's own, which each run closes to other users."""
    with TemporaryDirectory(prefix="hanse-") as name:
        Path(name).chmod(0o755)
        yield Path(name) / "data"


def data(server: Server) -> Path:
    return Path(server.settings["HANSE_DATA"]) / "postgres"


def address(server: Server) -> str:
    """Where its database listens, as the file of its first process says once it is ready."""
    end = time.monotonic() + 20
    while "ready" not in (told := (data(server) / "postmaster.pid").read_text()):
        assert time.monotonic() < end, "the database does not get ready"
        time.sleep(0.05)
    lines = told.splitlines()
    who = Access(data(server)).credentials
    return f"postgresql://{who}@/postgres?host={lines[4]}&port={lines[3]}"


def postmaster(server: Server, seconds: float = 20.0) -> psutil.Process:
    """The first process of its database, once there is one."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            return psutil.Process(int((data(server) / "postmaster.pid").read_text().split()[0]))
        except (OSError, IndexError, ValueError, psutil.Error):
            time.sleep(0.02)
    raise TimeoutError("there is no database")


def kill_all(server: Server) -> None:
    """The first process and every one that it has started."""
    first = postmaster(server)
    for process in [first, *first.children(recursive=True)]:
        try:
            process.kill()
        except psutil.NoSuchProcess:
            continue


def wait_for_store(server: Server, seconds: float = 30.0) -> float:
    """How long it took until the server said that it is ready."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        if server.answers():
            return time.monotonic() - began
        time.sleep(0.05)
    raise TimeoutError("the server does not get ready again")


def stored(server: Server, match: str) -> list[tuple[int, str]]:
    told = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"
    return [(seat, command) for seat, command in sql(address(server), told, match)]
