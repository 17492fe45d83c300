"""How long others wait while one address floods: the attack of six seconds that stalled everybody.

`python -m tests.server.stalling` (make stall): pairs of runs, without and with the attacker.
"""

import os
import statistics
import subprocess
import sys
import time

from hanse.core.setup import Setup
from tests.server.counts import count
from tests.server.frames import RawSocket, on_one_core
from tests.server.people import Person
from tests.server.running import Server, database
from tests.server.seats import a_row, put, secret

SECONDS = count("stall_seconds", 3, 30)
PAIRS = count("stall_pairs", 1, 5)
ASKING = 10
EVERY = 0.025
KINDS = ("empty fragments", "pings")
WORSE, ENOUGH = 1.5, 0.05
"""So many times as long as without an attacker, or so few seconds at most."""


def attack(port: int, match: str, seconds: float) -> None:
    """Flood from one address, and come back whenever the socket is closed."""
    on_one_core()
    server, end, floods = Server("", port), time.monotonic() + seconds, 0
    while time.monotonic() < end:
        try:
            loud = RawSocket(server, match, "10.66.66.66")
            if loud.status == 101:
                loud.hello()
                loud.flood(KINDS[floods % 2], 300_000)
            loud.close()
        except OSError:
            pass
        floods += 1
    print(f"attacker: {floods} sockets")


class Attacker:
    """A process of its own."""

    def __init__(self, server: Server, match: str) -> None:
        told = f"from tests.server.stalling import attack; attack({server.port}, {match!r}, 600)"
        self.process = subprocess.Popen([sys.executable, "-c", told], env=dict(os.environ))

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def waits(people: list[Person], seconds: float) -> list[float]:
    """Return how long each answer took, asked for in turn and at a steady pace."""
    found, number, began = [], 0, time.monotonic()
    while time.monotonic() - began < seconds:
        person = people[number % len(people)]
        due = began + number * EVERY
        time.sleep(max(0.0, due - time.monotonic()))
        asked = time.monotonic()
        person.say({"say": "ping"})
        person.hear_until("pong", seconds=30)
        found.append(time.monotonic() - asked)
        number = max(number + 1, int((time.monotonic() - began) / EVERY))
    return found


def p99(found: list[float]) -> float:
    return statistics.quantiles(found, n=100)[98]


def pair(server: Server, people: list[Person], match: str) -> tuple[float, float]:
    """Return the 99th percentile without an attacker, and with one."""
    quiet = p99(waits(people, SECONDS))
    attacker = Attacker(server, match)
    try:
        time.sleep(1)
        loud = p99(waits(people, SECONDS))
    finally:
        attacker.stop()
    return quiet, loud


def measured(url: str) -> list[tuple[float, float]]:
    """Return the pairs, by a server with the limits that hosts have."""
    rows = [a_row(Setup("kogge", 2)) for _ in range(ASKING + 1)]
    server = Server(url, settings={"HANSE_MESSAGES": "100"})
    server.start()
    put(url, *rows)
    try:
        people = [Person(server, row.id, secret=secret(0)) for row in rows[1:]]
        for person in people:
            person.hello()
        return [pair(server, people, rows[0].id) for _ in range(PAIRS)]
    finally:
        server.stop()


def summary_line(pairs: list[tuple[float, float]]) -> str:
    quiet, loud = (1000 * statistics.median(one) for one in zip(*pairs, strict=True))
    ratio = statistics.median(after / before for before, after in pairs)
    return (
        f"p99 of others, {SECONDS} s, median of {len(pairs)}: {quiet:.1f} ms without,"
        f" {loud:.1f} ms with one flooding, {ratio:.2f} times"
    )


def holds(pairs: list[tuple[float, float]]) -> bool:
    loud = statistics.median(after for _, after in pairs)
    return loud < ENOUGH or statistics.median(b / a for a, b in pairs) <= WORSE


if __name__ == "__main__":
    with database() as where:
        results = measured(where)
    print(summary_line(results))
    sys.exit(not holds(results))
