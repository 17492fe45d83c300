"""Two servers, a worker and NATS on one database, each of which can be killed and started again."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.people import Person
from tests.server.players import Player
from tests.server.running import RUN, Server, free_port

LOOK = "0.5"
"""Seconds between looks, for hints that are lost while the bus is away."""


class Helper:
    """A program beside the servers: the worker, or the bus."""

    def __init__(self, name: str, *words: str, **settings: str) -> None:
        self.name = name
        self.words = words
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        told = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(self.words, env={**os.environ, **self.settings}, **told)  # type: ignore[call-overload]

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait()

    def stand_still(self, seconds: float) -> None:
        """Like a network that is cut: nobody is told, and nothing arrives."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.process.send_signal(signal.SIGCONT)


class Fleet:
    """What runs on one database."""

    def __init__(self, url: str) -> None:
        self.url = url
        port = str(free_port())
        shared = {
            "HANSE_BUS": f"nats://127.0.0.1:{port}", "HANSE_POLL_INTERVAL": LOOK,
            "HANSE_MAX_THINKING_BOTS": "0", "HANSE_LOG_LEVEL": "error", "HANSE_BOT_DELAY": "0.01",
        }  # fmt: skip
        together = {"HANSE_GROUP_COMMIT": "50", "HANSE_POOL": "2"}
        self.servers = [Server(url, settings=shared), Server(url, settings={**shared, **together})]
        self.nats = Helper("nats", "nats-server", "-a", "127.0.0.1", "-p", port)
        self.worker = Helper(
            "worker", sys.executable, "-c", RUN, "worker", DATABASE_URL=url,
            **{**shared, "HANSE_MAX_THINKING_BOTS": "2"},
        )  # fmt: skip

    def start(self) -> None:
        self.nats.start()
        for server in self.servers:
            server.start()
        self.worker.start()

    def kill(self) -> None:
        every: list[Server | Helper] = [*self.servers, self.worker, self.nats]
        for one in every:
            if one.process and one.process.poll() is None:
                one.kill()


class Roamer(Player):
    """A player who comes back to whichever server takes him."""

    def __init__(self, fleet: Fleet, match: str, seat: int, cookie: str, seed: str) -> None:
        super().__init__(fleet.servers[0], match, seat, cookie, seed)
        self.fleet = fleet
        self.ways = random.Random(f"{seed} ways {seat}")

    def sit_down(self) -> Person:
        self.server = self.ways.choice(self.fleet.servers)
        return super().sit_down()


@contextmanager
def a_fleet(url: str) -> Iterator[Fleet]:
    fleet = Fleet(url)
    try:
        fleet.start()
        yield fleet
    finally:
        fleet.kill()
