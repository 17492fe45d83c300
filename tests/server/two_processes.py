"""Two processes on one database and one bus, for tests of what one learns from the other."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hanse.core.setup import Setup
from hanse.server.app import open_lobby
from hanse.server.config import Settings
from hanse.tables.live.live import Live, Viewer
from hanse.tables.live.lobby import Lobby
from hanse.tables.seats.seating import Asker
from hanse.tables.store.rows import MatchRow
from tests.server.counts import SEED
from tests.server.seats import a_row, put

BUSES = ("postgres", "nats")
SOON = 20.0
"""Seconds, on a busy machine, for what takes milliseconds."""


async def new_row(url: str, bots: dict[int, str] | None = None) -> MatchRow:
    """A match in the store."""
    row = a_row(Setup("kogge", 4), seed=random.Random(SEED).randbytes(32), bots=bots)
    await asyncio.to_thread(put, url, row)
    return row


@asynccontextmanager
async def both(url: str, bus: str) -> AsyncIterator[tuple[Lobby, Lobby]]:
    settings = Settings(max_thinking_bots=0, bus=bus)
    async with open_lobby(settings, url) as here, open_lobby(settings, url) as there:
        yield here, there


@asynccontextmanager
async def two(url: str, bus: str) -> AsyncIterator[tuple[Lobby, Live, Live]]:
    """Two processes with the same match in memory; in the second somebody watches it."""
    row = await new_row(url)
    async with (
        both(url, bus) as (here, there),
        here.use(row.id) as played,
        there.use(row.id) as watched,
    ):
        watched.enter(Viewer(Asker()))
        yield here, played, watched


async def answer(lobby: Lobby, live: Live, chance: random.Random) -> None:
    seat, question = chance.choice(sorted(live.match.game.asking.items()))
    await lobby.play(live, seat, question.sample(chance.randrange), f"c{live.row.version}")


async def seen(watched: Live, version: int) -> float:
    """How long it took until this version was there."""
    began = time.monotonic()
    while watched.row.version < version:
        assert time.monotonic() - began < SOON, "it is never seen"
        await asyncio.sleep(0.001)
    return time.monotonic() - began


async def hints_arrive(here: Lobby, live: Live, watched: Live) -> None:
    """Wait until they do: a process listens a moment after it has started."""
    end = time.monotonic() + SOON
    while watched.last_line < 1:
        assert time.monotonic() < end, "no hint arrives"
        await here.say(live, 0, "Moin")
        await asyncio.sleep(0.1)
