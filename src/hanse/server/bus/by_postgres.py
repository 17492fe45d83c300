"""Hints by NOTIFY of PostgreSQL: many in one message, apart from the transactions of moves."""

import asyncio
from collections.abc import Callable
from itertools import batched

import asyncpg

from hanse.server.bus.hints import Heard, Hint, read, written
from hanse.server.store.database import CONNECT, Pool, answered

CHANNEL = "hanse"
AT_ONCE = 60
"""So many hints are surely shorter than the 8,000 bytes that a message may have."""
LOOK = 5.0
"""Seconds between looks whether the connection still answers."""


class PostgresCarrier:
    """Sends by the pool, and listens on a connection of its own."""

    def __init__(self, pool: Pool, url: str) -> None:
        self.pool = pool
        self.url = url

    async def send(self, hints: list[Hint]) -> None:
        for some in batched(hints, AT_ONCE):
            with answered():
                await self.pool.execute("SELECT pg_notify($1, $2)", CHANNEL, written(some).decode())

    async def listen(self, heard: Heard, connected: Callable[[], None]) -> None:
        with answered():
            connection = await asyncpg.connect(self.url, timeout=CONNECT, command_timeout=LOOK)
            try:
                await connection.add_listener(CHANNEL, lambda *told: heard(read(str(told[-1]))))
                connected()
                while True:
                    await asyncio.sleep(LOOK)
                    await connection.execute("SELECT 1")
            finally:
                connection.terminate()
