"""A million finished matches, most of them archived: what does play cost, beside a thousand?

`make million` needs about 10 GB of disk. A few games are played and copied under other names.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from statistics import median

import uvloop

from hanse.core.setup import Setup
from hanse.server import embedded
from hanse.server.app import opened
from hanse.server.archiving import archive
from hanse.server.config import Settings
from hanse.server.lobby import Lobby
from hanse.server.setting_aside import CODE
from hanse.server.store.listing import tables_of
from hanse.server.store.sessions import Sessions, hashed
from tests.server.figures import throughput
from tests.server.listeners import listeners
from tests.server.mortal import open_folder
from tests.server.multiplied import multiply
from tests.server.running import Server, sql
from tests.server.seats import a_row, put, secret
from tests.server.stocked import stock

ARCHIVED, KEPT = 19, 1
"""So many games are played, archived or left as they are, and then copied."""
FEW, MANY = 1_000, 1_000_000
MINE, LATE, TRIES = 20, 20, 300
OLD = "UPDATE match SET finished_at = finished_at - interval '60 days'"
NOT_BEGUN = "UPDATE match SET due_at = hanse_now() - interval '1 hour' WHERE id = ANY($1)"


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds, in the middle of many."""
    took = []
    for _ in range(TRIES):
        began = time.perf_counter()
        await work()
        took.append(1000 * (time.perf_counter() - began))
    return median(took)


async def played(url: str, matches: list[str]) -> dict[str, float]:
    """What is done all the time, measured."""
    async with opened(Settings(bots_at_once=0), url) as lobby:
        found = await moved(lobby)
        token = ""
        for match in matches[:MINE]:
            token = await Sessions(lobby.store).add(token, match, hashed(secret(0)))
        found["my tables, ms"] = await timed(lambda: tables_of(lobby.store, token))
        found["due work, ms"] = await timed(lambda: taken(lobby, matches[:LATE]))
    return found


async def moved(lobby: Lobby) -> dict[str, float]:
    async with listeners(6) as sends:
        figures = await throughput(lobby, sends, 8)
    each = 1e6 / figures.moves
    return {
        "a move, µs here": each * figures.here,
        "a move, µs in PostgreSQL": each * figures.database,
        "a move, bytes of log": figures.log / figures.moves,
    }


async def taken(lobby: Lobby, late: list[str]) -> None:
    await lobby.store.rows(NOT_BEGUN, late[:1])
    assert await lobby.store.take_due(1, CODE)


def started(url: str) -> float:
    """Seconds until a server is ready, at best."""
    found = []
    for _ in range(3):
        server = Server(url, settings={"HANSE_BOTS_AT_ONCE": "0"})
        found.append(server.start())
        server.stop()
    return min(found)


def measured_with(url: str, count: int) -> dict[str, float]:
    rows = [a_row(Setup("kogge", 4)) for _ in range(MINE)]
    put(url, *rows)
    sql(url, "VACUUM ANALYZE")
    sql(url, "CHECKPOINT")
    found = uvloop.run(played(url, [row.id for row in rows]))
    found["start, s"] = started(url)
    size = sql(url, "SELECT pg_database_size(current_database()) / 1e9")[0][0]
    print(f"with {count} matches, {float(size):.2f} GB: {found}", flush=True)
    return found


def main() -> int:
    with open_folder() as folder, embedded.running(folder) as url:
        stock(url, ARCHIVED, "million")
        sql(url, OLD)
        asyncio.run(archive(url, 30))
        stock(url, KEPT, "million, kept")
        copies = FEW // (ARCHIVED + KEPT)
        few = measured_with(url, multiply(url, copies - 1))
        began = time.monotonic()
        count = multiply(url, copies * MANY // FEW - 1, copies)
        print(f"copied to {count} within {time.monotonic() - began:.0f} s", flush=True)
        many = measured_with(url, count)
    for name, cost in few.items():
        print(
            f"{name}: {cost:.2f} with {FEW}, {many[name]:.2f} with {count}: {many[name] / cost:.2f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
