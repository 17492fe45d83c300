"""Fair turns for bots: one person beside hundreds of abandoned tables, and twelve people alike.

`make fairness` runs the full form; `python -m tests.server.fair_bots --help` lists the options.
The server is `hanse serve` without limits on new tables: with them, one address could not abandon
so many. Addresses are claimed by `X-Forwarded-For`.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import mean, quantiles

from tests.server.abandoned import LonePlayer, abandon, play_for
from tests.server.running import Server, database

SETTINGS = {
    "HANSE_BOT_DELAY": "0.6",
    "HANSE_LOG_LEVEL": "error",
    "HANSE_TABLES_PER_HOUR": "0",
    "HANSE_BOT_TABLES_PER_HOUR": "0",
    "HANSE_REQUESTS_PER_MINUTE": "0",
}
CAPTAINS, ALDERMEN = ("captain",) * 3, ("alderman",) * 3
ATTACKER = "203.0.113.7"
ELSEWHERE = "198.51.100.20"
MOST_BESIDE, MOST_APART = 3.0, 2.0
"""The ratios that are promised."""


def beside_abandoned(server: Server, asked: Namespace) -> tuple[float, float, int]:
    """Return the p95 of a quiet server's bot answers, and the longest beside abandoned tables."""
    quiet = play_for([LonePlayer(server, CAPTAINS, ELSEWHERE)], asked.seconds)[0]
    abandon(server, asked.one_address, ATTACKER)
    for number in range(asked.addresses):
        address = f"192.0.2.{number + 1}"
        abandon(server, 1, address, resigned=number % 2 == 0)
    beside = play_for([LonePlayer(server, CAPTAINS, ELSEWHERE)], asked.seconds)[0]
    if not beside:
        beside = [asked.seconds]
    return quantiles(quiet, n=20)[-1], max(beside), len(beside)


def mean_waits(server: Server, people: int, seconds: float) -> list[float]:
    """Return the mean wait of each of these people, who play at the same time."""
    players = [LonePlayer(server, ALDERMEN, f"198.51.100.{n + 100}") for n in range(people)]
    return [mean(waits or [seconds]) for waits in play_for(players, seconds)]


@contextmanager
def generous_server() -> Iterator[Server]:
    """A server that refuses no table, on a database of its own."""
    with database() as url:
        server = Server(url, settings=SETTINGS)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def measure(asked: Namespace) -> tuple[float, float]:
    """Measure both on servers of their own; return the two ratios."""
    beside = apart = 0.0
    if asked.one_address:
        with generous_server() as server:
            quiet, longest, answers = beside_abandoned(server, asked)
        beside = longest / quiet
        print(f"p95 {quiet:.2f} s on a quiet server; beside {asked.one_address} + "
              f"{asked.addresses} abandoned tables the longest of {answers} is {longest:.2f} s: "
              f"{beside:.2f}", flush=True)  # fmt: skip
    if asked.people:
        with generous_server() as server:
            means = mean_waits(server, asked.people, asked.minutes * 60)
        apart = max(means) / min(means)
        print(f"{asked.people} people with three aldermen each, {asked.minutes:g} minutes: "
              f"mean waits from {min(means):.2f} to {max(means):.2f} s: {apart:.2f}",
              flush=True)  # fmt: skip
    return beside, apart


def main() -> int:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--one-address", type=int, default=200, help="tables of one address")
    asked.add_argument("--addresses", type=int, default=50, help="addresses with one table each")
    asked.add_argument("--seconds", type=float, default=60, help="seconds of the lone person")
    asked.add_argument("--people", type=int, default=12, help="people with aldermen")
    asked.add_argument("--minutes", type=float, default=10, help="minutes that they play")
    beside, apart = measure(asked.parse_args())
    print(f"beside abandoned tables {beside:.2f} (at most {MOST_BESIDE:g}), "
          f"between people {apart:.2f} (at most {MOST_APART:g})")  # fmt: skip
    return int(beside > MOST_BESIDE or apart > MOST_APART)


if __name__ == "__main__":
    sys.exit(main())
