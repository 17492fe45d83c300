"""Sessions of accounts and tokens of programs in PostgreSQL, by the hashes of their secrets."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from hanse.server.store import account_statements
from hanse.server.store import grant_statements as statements
from hanse.server.store.account_errors import TooManyTokens
from hanse.server.store.database import Pool, convert_errors

if TYPE_CHECKING:
    import asyncpg

MAX_SESSIONS, MAX_TOKENS = 50, 20
"""The number of sessions of one account, of which the oldest end, and the number of its tokens."""
SESSION, TOKEN = "session", "token"


class Grant(Struct, frozen=True, kw_only=True):
    """What a secret opens: an account for a browser, or its tables for a program with a scope.

    A session `is_next` if its token has just replaced another, and `is_old` if it should be
    replaced. `age` is the number of seconds since its owner signed in.
    """

    id: str
    account: str
    kind: str
    scope: str = ""
    bot: bool = False
    is_next: bool = False
    is_old: bool = False
    is_stale: bool = False
    age: float = 0.0


class NewGrant(Struct, frozen=True, kw_only=True):
    """A grant to store."""

    id: str
    account: str
    kind: str
    hash: str
    scope: str = ""
    name: str = ""
    browser: str = ""


class ListedGrant(Struct, frozen=True):
    """A grant in the list of its owner."""

    id: str
    kind: str
    name: str
    scope: str
    made_at: float
    used_at: float


class GrantRows:
    """The table `account_grant`."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def add(self, new: NewGrant) -> None:
        """Add a session, for which the oldest may make room, or a token if there is room."""
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(account_statements.LOCK, new.account)
                if new.kind == TOKEN:
                    count = await connection.fetchval(statements.COUNT, new.account, TOKEN)
                    if count >= MAX_TOKENS:
                        raise TooManyTokens(f"an account has at most {MAX_TOKENS} tokens")
                await connection.execute(
                    statements.ADD, new.id, new.account, new.kind, new.hash, new.scope, new.name,
                    new.browser,
                )  # fmt: skip
                await connection.execute(statements.DROP_OLDEST, new.account, MAX_SESSIONS)

    async def find(self, hashed: str) -> Grant | None:
        """Return what this secret opens; note that it was used."""
        rows = await self.rows(statements.FIND, hashed)
        if not rows:
            return None
        found = Grant(**dict(rows[0].items()))
        if found.is_next:
            await self.rows(statements.PROMOTE, hashed)
        if found.is_stale:
            await self.rows(statements.TOUCH, found.id)
        return found

    async def renew(self, grant: str, hashed: str) -> bool:
        """Let a new token open a session; the old one ends with the first use of the new one."""
        return bool(await self.rows(statements.RENEW, grant, hashed))

    async def of_account(self, account: str) -> list[ListedGrant]:
        """Return the sessions and tokens of an account, the latest used first."""
        rows = await self.rows(statements.OF_ACCOUNT, account)
        return [ListedGrant(*row.values()) for row in rows]

    async def still_open(self, grants: Sequence[str]) -> set[str]:
        """Return those of these grants that have not ended."""
        return {row["id"] for row in await self.rows(statements.STILL, list(grants))}

    async def end(self, account: str, grant: str, kind: str) -> list[tuple[str, str]] | None:
        """End a session or a token; return the seats that its browser had, or None for no grant.

        The browser loses the seats of the account, each given as match and secret.
        """
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                browser = await connection.fetchval(statements.END, account, grant, kind)
                if not browser:
                    return None if browser is None else []
                rows = await connection.fetch(account_statements.TAKE_SEATS, account, browser)
        return [(row["match"], row["secret"]) for row in rows]

    async def rows(self, statement: str, *values: object) -> "list[asyncpg.Record]":
        with convert_errors():
            return await self.pool.fetch(statement, *values)
