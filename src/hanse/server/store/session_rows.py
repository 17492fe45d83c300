"""Browsers' sessions in PostgreSQL: the seats behind each token, by hashes only."""

import asyncpg

from hanse.server.store import account_statements, channel_statements
from hanse.server.store import session_statements as statements
from hanse.server.store.database import Pool, convert_errors
from hanse.tables.store.protocol import KEPT_DAYS, MAX_DEVICES, STRAGGLER_SECONDS
from hanse.tables.store.rows import NewLink, SeatDevice, SessionSeat
from hanse.tables.store.unconfirmed_tokens import token_to_remove

type Connection = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"


class SessionRows:
    """The tables `session` and `session_seat`."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def find(self, session: str, match: str) -> SessionSeat | None:
        """Return a browser's seat at a match; None if the browser is unknown."""
        with convert_errors():
            row = await self.pool.fetchrow(statements.FIND, session, match, KEPT_DAYS)
        return SessionSeat(*row.values()) if row else None

    async def add(self, old: str, new: str, match: str, secret: str, most: int = 0) -> bool:
        """Store a browser's seat under a new token; return false if it keeps its old token."""
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                if await connection.fetchval(statements.LOCK, old, KEPT_DAYS):
                    await confirm(connection, old)
                    if not await make_room(connection, old, match, secret):
                        return False
                    others = most - 1 if most else None
                    await connection.execute(statements.ROTATE, old, match, secret, new, others)
                elif await connection.fetchval(statements.REPLACED, old, STRAGGLER_SECONDS):
                    return False
                else:
                    await connection.execute(statements.NEW, new, match, secret, KEPT_DAYS)
        return True

    async def note_device(self, session: str, match: str, device: str) -> bool:
        """Note that a browser opened its seat; return whether others had opened it before.

        It has no part in the transaction of `add`, which would lock the match after the session: a
        new link locks them in the other order.
        """
        with convert_errors():
            values = (session, match, device, MAX_DEVICES)
            return bool(await self.pool.fetchval(statements.NOTE_DEVICE, *values))

    async def devices(self, session: str, match: str, secret: str) -> list[SeatDevice]:
        """Return the browsers in which a seat was opened, the latest first."""
        with convert_errors():
            rows = await self.pool.fetch(statements.DEVICES, session, match, secret)
        return [SeatDevice(*row.values()) for row in rows]

    async def device_counts(self, match: str) -> dict[str, int]:
        """Return the number of browsers of each seat, by the hash of its secret."""
        with convert_errors():
            rows = await self.pool.fetch(statements.DEVICE_COUNTS, match)
        return {row["secret"]: row["browsers"] for row in rows}

    async def count_open(self, session: str, besides: str) -> int:
        """Count a browser's seats in unfinished games, leaving out the one at this match."""
        with convert_errors():
            return int(await self.pool.fetchval(statements.COUNT_OPEN, session, besides))

    async def confirm(self, session: str) -> None:
        """Note that a token has been used, so that the previous one ends."""
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await confirm(connection, session)


async def change_link(connection: Connection, match: str, link: NewLink) -> str | None:
    """Let a new secret open a seat; return the next table, or None if the old one opens none."""
    after = await connection.fetchval(statements.CHANGE_SECRET, match, link.old, link.new)
    if after is None:
        return None
    await connection.execute(statements.KEEP_SEAT, match, link.old, link.new, link.session)
    if link.given:
        await connection.execute(account_statements.LOSE_SEAT, match, link.old)
    else:
        await connection.execute(account_statements.CHANGE_SEAT, match, link.old, link.new)
    await connection.execute(statements.FORGET_DEVICES, match, link.old, link.session)
    await connection.execute(statements.KEEP_DEVICE, match, link.old, link.new)
    await keep_channels(connection, match, link)
    return str(after)


async def keep_channels(connection: Connection, match: str, link: NewLink) -> None:
    """Remove notification channels that other browsers added, and keep the others."""
    gone = await connection.execute(channel_statements.FORGET_OTHERS, match, link.old, link.session)
    await connection.execute(channel_statements.KEEP, match, link.old, link.new)
    if not gone.endswith(" 0"):
        await connection.execute(channel_statements.REFRESH, match)


async def confirm(connection: Connection, new: str) -> None:
    """End the token that this one replaces, and take back the seats that this one lent."""
    old = await connection.fetchval(statements.CONFIRM, new)
    if old:
        await connection.execute(statements.END, old)
        await connection.execute(statements.TAKE_BACK, new)


async def make_room(connection: Connection, old: str, match: str, secret: str) -> bool:
    """Make room for one more token that replaces this one; return false if there is none."""
    lender = await connection.fetchval(statements.LENDER, old, match, secret)
    if lender == "":
        return False
    rows = await connection.fetch(statements.UNCONFIRMED, old, STRAGGLER_SECONDS)
    waiting: dict[str, bool] = {row["hash"]: row["lost"] for row in rows}
    giving_way = token_to_remove(lender, waiting)
    if giving_way is None:
        return True
    if waiting[giving_way]:
        await connection.execute(statements.END, giving_way)
        await connection.execute(statements.TAKE_BACK, giving_way)
    return waiting[giving_way]
