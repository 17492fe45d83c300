"""PostgreSQL on two machines of their own: network namespaces that can be cut off."""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.mortal import open_folder
from tests.server.running import sql

PAGE = Path(__file__).parents[2] / "docs" / "standby.md"
PROGRAMS = Path("/usr/lib/postgresql/15/bin")
BRIDGE, NET, PORT = "hanse-br", "10.99.7", 5432
READY = 60.0
"""Seconds for anything to be there."""


def settings(kind: str = "") -> list[str]:
    """The settings that the page tells, in blocks of this kind; the first is for both hosts."""
    found = re.findall(rf"```ini{' ' + kind if kind else ''}\n(.*?)```", PAGE.read_text(), re.S)
    return [str(block) for block in found]


def run(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def wait_until(what: str, url: str, statement: str) -> None:
    """Until this is true there."""
    end = time.monotonic() + READY
    while time.monotonic() < end:
        with suppress(Exception):
            if sql(url, statement)[0][0]:
                return
        time.sleep(0.1)
    raise TimeoutError(what)


class DatabaseHost:
    """A machine with a PostgreSQL, which may be killed, cut off, promoted, and made anew."""

    def __init__(self, number: int, folder: Path) -> None:
        self.name = f"hanse-{number}"
        self.address = f"{NET}.{number}"
        self.folder = folder / self.name
        self.url = f"postgresql://postgres@{self.address}:{PORT}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

    def plug_in(self) -> None:
        """Make the machine, and lay a cable from it to the others."""
        run("ip", "netns", "add", self.name)
        run("ip", "link", "add", self.name, "type", "veth", "peer", "eth0", "netns", self.name)
        run("ip", "link", "set", self.name, "master", BRIDGE, "up")
        self.inside("ip", "addr", "add", f"{self.address}/24", "dev", "eth0")
        self.inside("ip", "link", "set", "eth0", "up")
        self.inside("ip", "link", "set", "lo", "up")

    def inside(self, *words: str) -> str:
        return run("ip", "netns", "exec", self.name, *words)

    def as_owner(self, program: str, *words: str) -> list[str]:
        owner = ["runuser", "-u", "postgres", "--", str(PROGRAMS / program)]
        return ["ip", "netns", "exec", self.name, *owner, *words]

    def make(self) -> None:
        """Make a new, empty database with the settings of the page."""
        self.folder.mkdir(mode=0o700)
        shutil.chown(self.folder, "postgres")
        run(*self.as_owner("initdb", "-D", str(self.folder), "--auth=trust", "-U", "postgres"))
        with (self.folder / "pg_hba.conf").open("a") as rights:
            rights.write(f"host all all {NET}.0/24 trust\nhost replication all {NET}.0/24 trust\n")
        self.set(settings()[0] + "unix_socket_directories = ''\n")

    def follow(self, other: "DatabaseHost") -> None:
        """Become a standby of another, from scratch."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.copy(other, self.folder, "--write-recovery-conf")
        self.start()

    def copy(self, other: "DatabaseHost", folder: Path, *how: str) -> None:
        """Copy another database while it runs."""
        folder.mkdir(mode=0o700)
        shutil.chown(folder, "postgres")
        told = (f"--host={other.address}", "--username=postgres", f"--pgdata={folder}")
        run(
            *self.as_owner("pg_basebackup", *told, "--wal-method=stream", "--checkpoint=fast", *how)
        )

    def set(self, settings: str) -> None:
        """Add settings, which count from the next start on."""
        with (self.folder / "postgresql.conf").open("a") as file:
            file.write("\n" + settings)

    def start(self) -> None:
        with (self.folder.parent / f"{self.name}.log").open("ab") as log:
            told = self.as_owner("postgres", "-D", str(self.folder))
            self.process = subprocess.Popen(told, stdout=log, stderr=log, start_new_session=True)
        wait_until("it does not start", self.url, "SELECT true")

    def wait_for_standby(self) -> None:
        """From now on confirm nothing that a standby does not have."""
        (names,) = re.findall(r"synchronous_standby_names = '(.+)'", settings()[1])
        sql(self.url, f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
        sql(self.url, "SELECT pg_reload_conf()")
        there = "SELECT EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = 'sync')"
        wait_until("it has no standby", self.url, there)

    def promote(self) -> None:
        """Take the other's place; there is nobody to wait for yet."""
        lines = (self.folder / "postgresql.auto.conf").read_text().splitlines()
        kept = [line for line in lines if not line.startswith("synchronous_standby_names")]
        (self.folder / "postgresql.auto.conf").write_text("\n".join(kept) + "\n")
        run(*self.as_owner("pg_ctl", "reload", f"--pgdata={self.folder}"))
        run(*self.as_owner("pg_ctl", "promote", f"--pgdata={self.folder}"))

    def cut(self, *, off: bool) -> None:
        run("ip", "link", "set", self.name, "down" if off else "up")

    def kill(self) -> None:
        """Every process of it, at once."""
        for number in run("ip", "netns", "pids", self.name).split():
            with suppress(ProcessLookupError):
                os.kill(int(number), signal.SIGKILL)
        if self.process:
            self.process.wait()


@contextmanager
def plugged_in(number: int) -> Iterator[list[DatabaseHost]]:
    """So many machines without a database yet, and this machine on the same net."""
    with open_folder() as folder:
        folder.mkdir()
        folder.chmod(0o755)
        hosts = [DatabaseHost(1 + at, folder) for at in range(number)]
        remove(hosts)
        run("ip", "link", "add", BRIDGE, "type", "bridge")
        run("ip", "addr", "add", f"{NET}.254/24", "dev", BRIDGE)
        run("ip", "link", "set", BRIDGE, "up")
        try:
            for host in hosts:
                host.plug_in()
            yield hosts
        finally:
            for host in hosts:
                host.kill()
            remove(hosts)


@contextmanager
def two_hosts() -> Iterator[tuple[DatabaseHost, DatabaseHost]]:
    """A primary and its standby."""
    with plugged_in(2) as (primary, standby):
        primary.make()
        primary.start()
        standby.follow(primary)
        primary.wait_for_standby()
        yield primary, standby


def remove(hosts: Sequence[DatabaseHost]) -> None:
    """Take away what a run has left."""
    for host in hosts:
        subprocess.run(("ip", "netns", "del", host.name), capture_output=True, check=False)
    subprocess.run(("ip", "link", "del", BRIDGE), capture_output=True, check=False)
