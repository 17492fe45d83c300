"""A real server process on a real PostgreSQL database of its own."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import IO, Any
from urllib.error import URLError
from urllib.request import urlopen

import asyncpg

from tests.server.preloaded import PreloadedProcess, may_be_preloaded

POSTGRES = os.environ.get("HANSE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
RUN = "from hanse.cli.main import app; app()"
BOTS_ALONE = {"HANSE_PAUSE_UNWATCHED": "false", "HANSE_MAX_THINKING_BOTS": "3"}
"""Tables of bots alone play unwatched, in two slots: the third is kept for people."""
QUICK = "40000"
"""A seat that is played by a test plays a thousand times as fast as a person."""


def some_address() -> str:
    """An address for a client, told through the trusted proxy: each has limits of its own."""
    return ".".join(["10", *(str(random.randrange(1, 255)) for _ in range(3))])


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def database(template: str = "template1") -> Iterator[str]:
    """A database, empty or a copy of another, that is there for a while and gone after it."""
    name = f"hanse_test_{uuid.uuid4().hex[:12]}"
    sql(f"{POSTGRES}/postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield f"{POSTGRES}/{name}"
    finally:
        sql(f"{POSTGRES}/postgres", f"DROP DATABASE {name} WITH (FORCE)")


def sql(url: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """One statement, and its rows."""

    async def run() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(statement, *values)]
        finally:
            await connection.close()

    return asyncio.run(run())


@dataclass
class Server:
    """A server that can be killed and started again at the same address."""

    url: str
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | PreloadedProcess | None = None
    settings: dict[str, str] = field(default_factory=dict)
    entry: str = RUN
    words: Sequence[str] = ("serve",)
    log: IO[bytes] | None = None
    python: str = sys.executable

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, seconds: float = 90.0) -> float:
        """Started and ready; how long that took."""
        began = time.monotonic()
        environment = {
            **os.environ, "HANSE_BOT_DELAY": "0.01", "HANSE_LOG_LEVEL": "warning",
            "HANSE_MESSAGES": QUICK,
            "DATABASE_URL": self.url, **self.settings,
        }  # fmt: skip
        words = [*self.words, "--port", str(self.port)]
        if self.is_plain():
            self.process = PreloadedProcess(words, environment, self.log)
        else:
            run = [self.python, "-c", self.entry, *words]
            self.process = subprocess.Popen(run, env=environment, stderr=self.log)
        while time.monotonic() - began < seconds:
            assert self.process.poll() is None, "the server has ended"
            if self.answers():
                return time.monotonic() - began
            time.sleep(0.05)
        raise TimeoutError("the server does not get ready")

    def is_plain(self) -> bool:
        """Say whether this is an ordinary server, which may be forked from one that is loaded."""
        ordinary = self.entry == RUN and self.python == sys.executable
        return ordinary and may_be_preloaded(self.settings)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.origin}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process
        self.process.terminate()
        return self.process.wait(timeout=20)
