"""How long people wait for a move to be seen, without bots and beside 50 tables of bots alone.

`make figures` runs it last; `python -m tests.server.beside_bots --help` says what can be changed.
The server is `hanse serve` as it comes, on its own PostgreSQL, except that tables of bots alone
play unwatched. Both are measured in turns, with the same games of people, and the quickest round of
each counts. The bots think as much as they can.
"""

import asyncio
import time
from argparse import ArgumentParser, Namespace
from itertools import cycle, islice
from statistics import quantiles

import uvloop

from hanse.server.embedded import embedded_database
from tests.server.counts import count
from tests.server.crowd import Crowd, CrowdTable
from tests.server.mortal import open_folder
from tests.server.people import ask
from tests.server.running import BOTS_ALONE, Server, sql
from tests.server.seats import put

AS_IT_COMES = {"HANSE_BOT_DELAY": "0.6", "HANSE_MESSAGES": "100", "HANSE_LOG_LEVEL": "error"}
AS_IT_COMES |= BOTS_ALONE
BOTS = (("captain",) * 4, ("apprentice", "mate", "captain", "alderman"))
"""Who sits at the tables of bots, in turn: all of one level, and one of each of four."""
WARMING = 10.0
"""Seconds of play that do not count: processes of bots start, and everybody sits down."""
REST = "UPDATE match SET due_at = NULL, due_kind = NULL"
MOVED = "SELECT count(*) FROM entry WHERE command LIKE ':due:%'"


def begin_bot_tables(server: Server, many: int) -> None:
    """Begin them as people do."""
    for names in islice(cycle(BOTS), many):
        seats = [{"bot": name} for name in names]
        status, told, _ = ask(server, "/api/tables", {"game": "kogge", "seats": seats})
        assert status == 201, told


async def played(server: Server, asked: Namespace, bots: int) -> list[float]:
    """Return how long each move of people took until all had seen it, in milliseconds."""
    crowd = Crowd()
    tables = [CrowdTable(crowd, number) for number in range(asked.people)]
    await asyncio.to_thread(put, server.url, *(table.row for table in tables))
    await asyncio.gather(*(table.sit_down([server], apart=False) for table in tables))
    await asyncio.to_thread(begin_bot_tables, server, bots)
    end = time.monotonic() + WARMING + asked.seconds
    playing = [asyncio.create_task(table.play(asked.every, end)) for table in tables]
    await asyncio.sleep(WARMING)
    crowd.counting = True
    await asyncio.gather(*playing)
    await asyncio.gather(*(table.leave() for table in tables))
    assert not crowd.missed
    return [1000 * one for one in crowd.shown]


def p95_beside(url: str, asked: Namespace, bots: int) -> float:
    """Start a server, let everybody play, and stop it."""
    server = Server(url, settings=AS_IT_COMES)
    server.start()
    before = sql(url, MOVED)[0][0]
    try:
        shown = uvloop.run(played(server, asked, bots))
    finally:
        server.stop()
    thought = sql(url, MOVED)[0][0] - before
    sql(url, REST)
    cuts = quantiles(shown, n=100)
    print(f"{bots} tables of bots: p50 {cuts[49]:.1f}, p95 {cuts[94]:.1f}, p99 {cuts[98]:.1f} ms of"
          f" {len(shown)} moves; {thought / (WARMING + asked.seconds):.0f} of bots a second",
          flush=True)  # fmt: skip
    return cuts[94]


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--people", type=int, default=20, help="tables of four people")
    asked.add_argument("--bots", type=int, default=50, help="tables of four bots")
    asked.add_argument("--every", type=float, default=1.0, help="seconds between a table's moves")
    asked.add_argument("--seconds", type=float, default=float(count("seconds", 10, 40)))
    asked.add_argument("--rounds", type=int, default=count("rounds", 1, 5))
    told = asked.parse_args()
    with open_folder() as folder, embedded_database.embedded_database(folder) as url:
        rounds = [
            (p95_beside(url, told, 0), p95_beside(url, told, told.bots)) for _ in range(told.rounds)
        ]
    alone, beside = (min(one[side] for one in rounds) for side in (0, 1))
    print(f"{told.people} tables of people: p95 {alone:.1f} ms alone, {beside:.1f} ms beside"
          f" {told.bots} of bots: {beside / alone:.2f}")  # fmt: skip


if __name__ == "__main__":
    main()
