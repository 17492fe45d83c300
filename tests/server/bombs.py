"""Small requests that once cost a lot: a map and a record of dotted keys, and long names.

`python -m tests.server.bombs` sends them over eight sockets for a minute while other
people play, and says how long those waited.
"""

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from http.client import HTTPException
from statistics import quantiles
from typing import Any

import psutil

from tests.server.asking import Program
from tests.server.counts import FULL, count
from tests.server.crowd import Crowd, CrowdTable, pid_of
from tests.server.frames import on_one_core
from tests.server.running import Server, database, some_address
from tests.server.seats import put

SECONDS = count("bomb_seconds", 6, 60)
SOCKETS = 8
PAUSE = 0.0 if FULL else 0.2
"""Seconds between two bombs of a socket: in CI the attacker must not take the tests' own CPU."""
GAMES, EVERY, WARMING = 10, 0.4, 3.0
"""Other people's games, seconds between two moves of each, and seconds that do not count."""
WORSE, ENOUGH = 1.5, 0.05
"""So many times as long as on a quiet server, or so few seconds at most."""
MOST_GROWTH = 50e6
SEATS: list[dict[str, str]] = [{}, {}, {}]
MAP = "a" + ".a" * 9990 + "=1"
LINES = "".join(f"  b{number}" + ".a" * 1985 + "=1\n" for number in range(62))
RECORD = f"hanse record 1\ngame: luebeck\nseats: 3\ndata map:\n{LINES}start\n"
MARKS = "a" + "\u0345\u0327" * 10_000
"""Accents in the wrong order: to sort them takes the square of their number."""
BOMBS: dict[str, tuple[str, object]] = {
    "table": ("/api/tables", {"game": "luebeck", "seats": SEATS, "data": {"map": MAP}}),
    "preview": ("/api/games/luebeck/data", {"seats": 3, "data": {"map": MAP}}),
    "fit": ("/api/games/luebeck/fit", {"seats": 3, "data": {"map": MAP}}),
    "record": ("/api/replay", {"record": RECORD}),
    "continued": ("/api/replay/play_on", {"record": RECORD, "entry": 0, "seat": 0}),
    "name": ("/api/tables", {"game": "kogge", "seats": SEATS, "name": MARKS}),
}
HARMLESS: dict[str, tuple[str, object]] = {
    "table": ("/api/tables", {"game": "kogge", "seats": SEATS, "name": "Anna"}),
    "fit": ("/api/games/luebeck/fit", {"seats": 3, "data": {"map": "name ="}}),
    "record": ("/api/replay", {"record": "no record"}),
}
"""The same requests without a bomb."""


def posted(program: Program, path: str, body: object) -> tuple[int, Any]:
    """Send it as short as it can be written."""
    data = json.dumps(body, ensure_ascii=False).encode()
    status, text = program.ask("POST", path, data, content_type="application/json")
    return status, json.loads(text)


def attack(port: int, seconds: float) -> None:
    """Send bombs over eight sockets, each from its own address, until the time is up."""
    on_one_core()
    os.nice(5)  # what the attacker's machine does is no cost of the server
    threads = [threading.Thread(target=send, args=(port, seconds)) for _ in range(SOCKETS)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()


def send(port: int, seconds: float) -> None:
    """Send one after the other over one connection."""
    bombs, end, number = list(BOMBS.values()), time.monotonic() + seconds, 0
    with closing(Program(Server("", port), address=some_address())) as program:
        while time.monotonic() < end:
            number += 1
            with suppress(OSError, HTTPException):
                posted(program, *bombs[number % len(bombs)])
            time.sleep(PAUSE)


class Attacker:
    """Eight sockets in a process of their own."""

    def __init__(self, server: Server) -> None:
        told = f"from tests.server.bombs import attack; attack({server.port}, 600)"
        self.process = subprocess.Popen([sys.executable, "-c", told], env=dict(os.environ))

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


async def waits(server: Server, seconds: float) -> list[float]:
    """Return how long each move of other people took until all four had seen it."""
    crowd = Crowd()
    tables = [CrowdTable(crowd, number) for number in range(GAMES)]
    await asyncio.to_thread(put, server.url, *(table.row for table in tables))
    await asyncio.gather(*(table.sit_down([server], apart=False) for table in tables))
    end = time.monotonic() + WARMING + seconds
    playing = [asyncio.create_task(table.play(EVERY, end)) for table in tables]
    await asyncio.sleep(WARMING)
    crowd.counting = True
    await asyncio.gather(*playing)
    await asyncio.gather(*(table.leave() for table in tables))
    assert not crowd.missed
    return crowd.shown


def p99(found: list[float]) -> float:
    return quantiles(found, n=100)[98]


def resident(server: Server) -> int:
    return int(psutil.Process(pid_of(server)).memory_info().rss)


def pair(server: Server, seconds: float) -> tuple[float, float, float]:
    """Return p99 on a quiet server, p99 beside the bombs, and by how much the process grew."""
    quiet = p99(asyncio.run(waits(server, seconds)))
    before = resident(server)
    attacker = Attacker(server)
    try:
        loud = p99(asyncio.run(waits(server, seconds)))
    finally:
        attacker.stop()
    return quiet, loud, resident(server) - before


def summary_line(found: tuple[float, float, float]) -> str:
    quiet, loud, growth = found
    return (
        f"bombs over {SOCKETS} sockets for {SECONDS} s: p99 of other people's moves"
        f" {1000 * quiet:.0f} ms quiet, {1000 * loud:.0f} ms beside them; {growth / 1e6:+.0f} MB"
    )


def holds(found: tuple[float, float, float]) -> bool:
    quiet, loud, growth = found
    return (loud < ENOUGH or loud <= WORSE * quiet) and growth < MOST_GROWTH


if __name__ == "__main__":
    with database() as url:
        running = Server(url)
        running.start()
        result = pair(running, SECONDS)
        running.stop()
    print(summary_line(result))
    sys.exit(not holds(result))
