"""A PostgreSQL of the test's own, which it may stop and start again while servers use it."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.mortal import open_folder
from tests.server.running import free_port, sql

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin/initdb"), default=None)
READY = 60.0
"""Seconds for it to start."""


class OwnPostgres:
    """A folder with a database in it, and the processes that serve it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

    def words(self, program: str, *words: str) -> list[str]:
        """Return how to run a program of PostgreSQL, which refuses to run as root."""
        assert PROGRAMS
        owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        return [*owner, str(PROGRAMS.with_name(program)), "-D", str(self.folder), *words]

    def make(self) -> None:
        self.folder.mkdir(mode=0o700)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        told = self.words("initdb", "--auth=trust", "-U", "postgres", "--no-sync")
        subprocess.run(told, check=True, capture_output=True)

    def start(self) -> None:
        told = ["-p", str(self.port), "-c", "unix_socket_directories=", "-c", "max_connections=60"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(self.words("postgres", *told), **quiet)  # type: ignore[call-overload]
        end = time.monotonic() + READY
        while True:
            try:
                sql(self.url, "SELECT true")
                return
            except Exception:
                assert time.monotonic() < end, "it does not start"
                time.sleep(0.1)

    def stop(self) -> None:
        """End it as a crash would: without saying goodbye to anybody."""
        pid = int((self.folder / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)
        assert self.process
        self.process.wait(READY)


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    with open_folder() as folder:
        made = OwnPostgres(folder)
        made.make()
        made.start()
        try:
            yield made
        finally:
            if made.process and made.process.poll() is None:
                made.stop()
