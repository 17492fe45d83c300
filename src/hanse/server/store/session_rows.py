"""Browsers' sessions in PostgreSQL: which token opens which seats, by their hashes only."""

import asyncpg

from hanse.server.store import session_statements as statements
from hanse.server.store.database import Pool, answered
from hanse.tables.store.protocol import KEPT_DAYS, STRAGGLING
from hanse.tables.store.rows import SessionSeat

type Connection = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"


class SessionRows:
    """The tables `session` and `session_seat`."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def find(self, session: str, match: str) -> SessionSeat | None:
        """Return what a browser has at a match; nothing if the browser is not known."""
        with answered():
            row = await self.pool.fetchrow(statements.FIND, session, match, KEPT_DAYS)
        return SessionSeat(*row.values()) if row else None

    async def add(self, old: str, new: str, match: str, secret: str) -> bool:
        """Give a browser a seat under a new token; false if it keeps the one it has."""
        with answered():
            async with self.pool.acquire() as connection, connection.transaction():
                if await connection.fetchval(statements.LOCK, old, KEPT_DAYS):
                    await confirm(connection, old)
                    if await connection.fetchval(statements.HAS, old, match, secret):
                        return False
                    await connection.execute(statements.ROTATE, old, match, secret, new)
                elif await connection.fetchval(statements.REPLACED, old, STRAGGLING):
                    return False
                else:
                    await connection.execute(statements.NEW, new, match, secret, KEPT_DAYS)
        return True

    async def confirm(self, session: str) -> None:
        """Note that a token is used, so that the one before it ends."""
        with answered():
            async with self.pool.acquire() as connection, connection.transaction():
                await confirm(connection, session)


async def confirm(connection: Connection, new: str) -> None:
    """End the token that this one replaces, and take back what was lent to others."""
    old = await connection.fetchval(statements.CONFIRM, new)
    if old:
        await connection.execute(statements.END, old)
        await connection.execute(statements.TAKE_BACK, new)
