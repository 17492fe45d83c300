"""A database with finished matches, made without a server; and what is shown of them."""

import asyncio
import random
import re

from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from hanse.tables.live.live import full_update
from hanse.tables.live.lobby import Lobby
from hanse.tables.review.records import write_record
from tests.server.finished import play_all
from tests.server.seats import a_row

COMMAND = re.compile(r" !\S+$", re.M)
SETUPS = (
    Setup("kogge", 4),
    Setup("kogge", 2, "english", ("taxes", "three_piles")),
    Setup("luebeck", 3),
)


def stock(url: str, count: int, seed: str, *, play: bool = True) -> list[str]:
    """Make so many matches, and play them to their ends."""
    chance = random.Random(f"stock {seed}")
    return asyncio.run(stocked(url, count, chance, play=play))


async def stocked(url: str, count: int, chance: random.Random, *, play: bool) -> list[str]:
    await migrate(url)
    store = await Store.open(url, 1)
    rows = [
        a_row(SETUPS[number % len(SETUPS)], seed=chance.randbytes(32)) for number in range(count)
    ]
    try:
        for row in rows:
            await store.create(row)
            await store.say(row, 0, "Grüße,\tund \\N \\. bis morgen")
    finally:
        await store.close()
    made = [row.id for row in rows]
    if play:
        await play_all(url, made, chance)
    return made


def shown(url: str, matches: list[str]) -> list[tuple[str, bytes]]:
    """Return each record, without the ids of commands, and what its first seat sees."""

    async def work() -> list[tuple[str, bytes]]:
        store = await Store.open(url, 1)
        try:
            return [await one(Lobby(store, 1, 0.0), match) for match in matches]
        finally:
            await store.close()

    return asyncio.run(work())


async def one(lobby: Lobby, match: str) -> tuple[str, bytes]:
    async with lobby.use(match) as live:
        record = COMMAND.sub("", write_record(live.row, live.match))
        return record, encode(full_update(live, 0, 0))
