"""Browsers: a random token each, and the seats that it opens. The database holds hashes only.

With each seat a browser gets a new token. The old one opens everything, the new seat included,
until the new one is used for the first time: its answer may have been lost (decision 34).
"""

import hashlib
import secrets
import time
from collections import OrderedDict

import asyncpg
from msgspec import Struct

from hanse.server.store.database import answered
from hanse.server.store.session_statements import (
    CONFIRM,
    END,
    FIND,
    HAS,
    LOCK,
    NEW,
    REPLACED,
    ROTATE,
    TAKE_BACK,
)
from hanse.server.store.store import Store

KEPT_DAYS = 400
"""A session that is not used for so long is forgotten. No browser keeps a cookie for longer."""
REMEMBERED = 1.0
"""Seconds for which a process need not ask again, and so in which an old token ends everywhere."""
STRAGGLING = 60.0
"""Seconds in which requests with an old token may still be on their way."""
MOST = 20_000

type Connection = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Found(Struct, frozen=True):
    """A browser's seat: the hash of its secret, and whether it has it for the time being only."""

    secret: str = ""
    lent: bool = False
    until: float = 0.0


class Sessions:
    """The seat that a browser has at a match, identified by the hash of its secret."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found: OrderedDict[tuple[str, str], Found] = OrderedDict()
        self.renewed: OrderedDict[str, None] = OrderedDict()

    async def seat(self, token: str, match: str) -> str:
        """Return the hash of the secret of this browser's seat; empty if it has none."""
        return (await self.find(token, match)).secret

    async def find(self, token: str, match: str) -> Found:
        """Find this browser's seat at a match; a token that is new is confirmed by this."""
        key = (hashed(token), match)
        found = self.found.get(key, Found())
        if found.until > time.monotonic():
            return found
        rows = await self.store.rows(FIND, *key, KEPT_DAYS)
        if not rows:
            return Found()
        row = rows[0]
        if row["unused"]:
            await self.use(token)
        if row["renewed"]:
            keep(self.renewed, key[0], None)
        found = Found(row["secret"], row["lent"], time.monotonic() + REMEMBERED)
        if found.secret:
            keep(self.found, key, found)
        return found

    async def add(self, token: str, match: str, secret: str) -> str:
        """Give this browser a seat; return its new token, or nothing if it keeps the one it has.

        A token that is not known here is not taken up. One that was replaced a moment ago comes
        from another page of the same browser, which has the new token by now; the secret in the
        answer gets the seat for it.
        """
        old, new = hashed(token), new_token()
        with answered():
            async with self.store.pool.acquire() as connection, connection.transaction():
                if await connection.fetchval(LOCK, old, KEPT_DAYS):
                    await confirm(connection, old)
                    if await connection.fetchval(HAS, old, match, secret):
                        return ""
                    await connection.execute(ROTATE, old, match, secret, hashed(new))
                elif await connection.fetchval(REPLACED, old, STRAGGLING):
                    return ""
                else:
                    await connection.execute(NEW, hashed(new), match, secret, KEPT_DAYS)
        self.found.pop((old, match), None)
        return new

    async def use(self, token: str) -> None:
        """Note that a browser has this token, so the one before it is needed no more."""
        with answered():
            async with self.store.pool.acquire() as connection, connection.transaction():
                await confirm(connection, hashed(token))

    def wants_cookie(self, token: str) -> bool:
        """Say once a day of use that the browser is to keep its cookie for longer."""
        return self.renewed.pop(hashed(token), "") is None


async def confirm(connection: Connection, new: str) -> None:
    """End the token that this one replaces, and take back what was lent to others."""
    old = await connection.fetchval(CONFIRM, new)
    if old:
        await connection.execute(END, old)
        await connection.execute(TAKE_BACK, new)


def keep[Key, Value](some: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    some[key] = value
    some.move_to_end(key)
    if len(some) > MOST:
        some.popitem(last=False)
