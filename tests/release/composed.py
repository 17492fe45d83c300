"""The services of deploy/compose.yml out of the image, on one machine: two servers and a worker."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import yaml

from tests.release.games import play_game
from tests.release.image import ImageServer
from tests.release.rooted import Rooted, rooted
from tests.server.fleet import Helper
from tests.server.people import Person, new_table
from tests.server.running import database, free_port

ROOT = Path(__file__).parents[2]
FILE, WEB = ROOT / "deploy/compose.yml", ROOT / "web"
HERE = {"HANSE_METRICS_FOR": "127.0.0.1", "HANSE_TRUSTED_PROXIES": "127.0.0.1"}
SOON = 60.0
PLAIN = "plain http"
"""So the journey is called."""


def settings_of(service: str, url: str, bus: str) -> dict[str, str]:
    """The settings of a service, with the addresses of this machine in place of names."""
    told: Mapping[str, str] = yaml.safe_load(FILE.read_text("utf-8"))["services"][service][
        "environment"
    ]
    plain = {name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", value) for name, value in told.items()}
    return {**plain, "DATABASE_URL": url, "HANSE_BUS": bus, **HERE}


class Composed(ImageServer):
    """A server with the settings that compose gives it."""

    def __init__(self, image: Rooted, url: str, settings: dict[str, str]) -> None:
        super().__init__(image, url)
        self.settings = settings


@contextmanager
def services(image: Rooted, url: str) -> Iterator[list[Composed]]:
    """Two servers, after the bus and beside a worker."""
    port = str(free_port())
    bus = Helper("nats", "nats-server", "-a", "127.0.0.1", "-p", port)
    bus.start()
    settings = settings_of("serve", url, f"nats://127.0.0.1:{port}")
    working = settings_of("worker", url, f"nats://127.0.0.1:{port}")
    with ExitStack() as stack:
        stack.callback(bus.kill)
        servers = [Composed(image, url, settings), Composed(image, url, settings)]
        for server in servers:
            server.start()
            stack.callback(server.stop)
        quick = {"HANSE_BOT_DELAY": "0.01", "HANSE_WORKER_PORT": str(free_port())}
        worker = image.start("worker", **{**working, **quick, "HANSE_HOST": "127.0.0.1"})
        stack.callback(worker.wait, SOON)
        stack.callback(worker.terminate)
        yield servers


def seen_elsewhere(servers: list[Composed]) -> float:
    """How long a move at one server takes to the screen of whoever watches at the other."""
    one, other = servers
    seated, cookie = new_table(one, bots=1, people=1)
    player, watcher = Person(one, seated["match"], cookie), Person(other, seated["match"])
    player.hello()
    watcher.hello()
    before, began = len(watcher.events), time.monotonic()
    player.answer()
    while len(watcher.events) == before:
        watcher.hear_until("update", seconds=SOON)
    return time.monotonic() - began


def journey(server: Composed) -> str:
    """Somebody plays in a browser, and reloads the page; if the client's tools are here."""
    if not (WEB / "node_modules").exists():
        return "no journey: make node"
    words = ["npm", "run", "--silent", "journeys", "--", "tests/club.journey.ts", "-t", PLAIN]
    began = time.monotonic()
    subprocess.run(
        words,
        cwd=WEB,
        env={**os.environ, "HANSE_ADDRESS": f"{server.origin}/"},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return f"a journey through a browser in {time.monotonic() - began:.0f} s"


def play_composed(name: str) -> str:
    with database() as url, rooted(name) as image, services(image, url) as servers:
        later = seen_elsewhere(servers)
        game = play_game(servers[1])
        travelled = journey(servers[0])
    return (
        f"compose: two servers and a worker out of {name}; a move seen at the other server after "
        f"{later * 1000:.0f} ms; a game of {game.events} events in {game.seconds:.0f} s; "
        f"{travelled}"
    )


if __name__ == "__main__":
    subprocess.run(["nats-server", "--version"], check=True, stdout=subprocess.DEVNULL)
    print(play_composed(*sys.argv[1:]))
