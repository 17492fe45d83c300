"""A million finished matches, most of them archived: what does play cost, beside a thousand?

`make million` needs about 20 GB of disk. A few games are played and copied under other names.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from statistics import median
from typing import cast

import uvloop
from msgspec import json

from hanse.core.setup import Setup
from hanse.server.app import open_lobby
from hanse.server.config import Settings
from hanse.server.embedded import embedded_database
from hanse.server.store.archive import archive
from hanse.server.store.store import Store
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.unreadable_matches import CODE
from hanse.tables.seats.sessions import Sessions, hash_token
from tests.server.asking import Program
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
MINE, LATE, TRIES, RUNS = 20, 20, 300, 3
ALONE = {
    "HANSE_MAX_THINKING_BOTS": "0",
    "HANSE_REQUESTS_PER_MINUTE": "0",
    "HANSE_LOG_LEVEL": "error",
}
OLD = "UPDATE match SET finished_at = finished_at - interval '60 days'"
MAKE_DUE = """
UPDATE match SET due_at = hanse_now() - interval '1 hour', due_kind = 'bot' WHERE id = ANY($1)
"""


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds, in the middle of many."""
    took = []
    for _ in range(TRIES):
        began = time.perf_counter()
        await work()
        took.append(1000 * (time.perf_counter() - began))
    return median(took)


async def played(url: str, matches: list[str]) -> tuple[dict[str, float], str]:
    """What is done all the time, measured; and the session of a browser with some tables."""
    async with open_lobby(Settings(max_thinking_bots=0), url) as lobby:
        found = await moved(lobby)
        token = ""
        for match in matches[:MINE]:
            token = await Sessions(lobby.store).add(token, match, hash_token(secret(0)))
        found["due work, ms"] = await timed(lambda: taken(lobby, matches[:LATE]))
    return found, token


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
    await cast(Store, lobby.store).rows(MAKE_DUE, late[:1])
    assert await lobby.store.due_work.take(await lobby.store.due_work.due_matches(CODE))


def served(url: str, token: str) -> dict[str, float]:
    """Seconds until a server is ready, at best; how long a page takes, in the middle of many."""
    ready, took = [], []
    for _ in range(3):
        server = Server(url, settings=ALONE)
        ready.append(server.start())
        took += [asked(server, token) for _ in range(TRIES)]
        server.stop()
    return {"start, s": min(ready), "my tables, ms": median(took)}


def asked(server: Server, token: str) -> float:
    began = time.perf_counter()
    status, told = Program(server).ask("GET", "/api/tables", cookie=f"hanse={token}")
    assert status == 200
    assert len(json.decode(told)["tables"]) == MINE
    return 1000 * (time.perf_counter() - began)


def measured_with(url: str) -> dict[str, float]:
    rows = [a_row(Setup("kogge", 4)) for _ in range(MINE)]
    put(url, *rows)
    sql(url, "CHECKPOINT")
    found, token = uvloop.run(played(url, [row.id for row in rows]))
    return found | served(url, token)


def filled(url: str, count: int) -> int:
    """Put so many finished matches into a database, one in twenty not archived."""
    stock(url, ARCHIVED, "million")
    sql(url, OLD)
    asyncio.run(archive(url, 30))
    stock(url, KEPT, "million, kept")
    began = time.monotonic()
    found = multiply(url, count // (ARCHIVED + KEPT) - 1)
    sql(url, "VACUUM ANALYZE")
    size = float(sql(url, "SELECT pg_database_size(current_database()) / 1e9")[0][0])
    took = time.monotonic() - began
    print(f"{found} matches, {size:.2f} GB, copied within {took:.0f} s", flush=True)
    return found


def main() -> int:
    """Measure both in turns, so that whatever else the machine does is the same for both."""
    with (
        open_folder() as small,
        open_folder() as large,
        embedded_database.embedded_database(small) as few,
        embedded_database.embedded_database(large) as many,
    ):
        counts = filled(few, FEW), filled(many, MANY)
        runs = [(measured_with(few), measured_with(many)) for _ in range(RUNS)]
    for name in runs[0][0]:
        with_few, with_many = (median(run[side][name] for run in runs) for side in (0, 1))
        print(f"{name}: {with_few:.2f} with {counts[0]}, {with_many:.2f} with {counts[1]}:"
              f" {with_many / with_few:.2f}")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
