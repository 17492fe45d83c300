"""Accounts in PostgreSQL, with their passkeys and seats, and links to sign in."""

from typing import TYPE_CHECKING

from msgspec import Struct

from hanse.server.store import account_statements as statements
from hanse.server.store.account_errors import NoGrant, TooManyTokens
from hanse.server.store.database import Pool, convert_errors
from hanse.server.store.grant_rows import GrantRows
from hanse.tables.store.protocol import KEPT_DAYS

if TYPE_CHECKING:
    import asyncpg

MAX_PASSKEYS = 10
LINK_SECONDS = 10 * 60.0
"""Seconds for which a link in a mail signs in."""


class Account(Struct, frozen=True):
    """A person, or a program that plays; `mail` is an address whose owner has confirmed it."""

    id: str
    name: str
    mail: str
    bot: bool


class Passkey(Struct, frozen=True):
    """A key that a browser or a security key keeps; `uses` counts upwards, if it counts at all."""

    id: str
    account: str
    key: bytes
    uses: int
    device: str


class ListedPasskey(Struct, frozen=True):
    """A passkey in the list of its owner."""

    id: str
    device: str
    made_at: float


class SignInLink(Struct, frozen=True):
    """What a link in a mail does in the browser that asked for it: sign in, or add the address.

    `account` is the account to which the address is added.
    """

    browser: str
    account: str
    mail: str
    name: str
    language: str


class AccountRows:
    """The tables `account`, `account_passkey`, `account_seat` and `sign_in_link`."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.grants = GrantRows(pool)

    async def add(self, account: str, name: str, mail: str = "") -> None:
        await self.rows(statements.ADD, account, name, mail)

    async def add_with_passkey(self, name: str, passkey: Passkey) -> None:
        """Add an account with its first passkey, or neither."""
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(statements.ADD, passkey.account, name, "")
                if not await connection.fetchval(statements.ADD_PASSKEY, *values_of(passkey)):
                    raise TooManyTokens("this passkey belongs to another account")

    async def find(self, account: str) -> Account | None:
        rows = await self.rows(statements.FIND, account)
        return Account(*rows[0].values()) if rows else None

    async def by_mail(self, mail: str) -> str:
        """Return the id of the account with this address; empty for none."""
        rows = await self.rows(statements.BY_MAIL, mail)
        return str(rows[0][0]) if rows else ""

    async def change(self, account: str, name: str | None, bot: bool | None) -> None:
        await self.rows(statements.CHANGE, account, name, bot)

    async def set_mail(self, account: str, mail: str) -> bool:
        """Give an account an address; return false if another account has it."""
        return bool(await self.rows(statements.SET_MAIL, account, mail))

    async def remove(self, account: str) -> None:
        await self.rows(statements.REMOVE, account)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Add a passkey; raise TooManyTokens if there is no room, or if the passkey is known."""
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(statements.LOCK, passkey.account)
                if not await connection.fetchval(statements.ADD_PASSKEY, *values_of(passkey)):
                    raise TooManyTokens(f"an account has at most {MAX_PASSKEYS} passkeys")

    async def passkey(self, name: str) -> Passkey | None:
        rows = await self.rows(statements.PASSKEY, name)
        return Passkey(*rows[0].values()) if rows else None

    async def passkeys(self, account: str) -> list[ListedPasskey]:
        rows = await self.rows(statements.PASSKEYS, account)
        return [ListedPasskey(*row.values()) for row in rows]

    async def use_passkey(self, passkey: Passkey, uses: int) -> bool:
        """Note the number of uses; return false if somebody has used it meanwhile."""
        return bool(await self.rows(statements.USE_PASSKEY, passkey.id, passkey.uses, uses))

    async def remove_passkey(self, account: str, name: str) -> None:
        """Remove a passkey; raise NoGrant for another's, and for the last way to sign in."""
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(statements.LOCK, account)
                if not await connection.fetchval(statements.REMOVE_PASSKEY, account, name):
                    raise NoGrant

    async def use_challenge(self, hashed: str, seconds: float) -> bool:
        """Return whether this challenge is answered for the first time."""
        return bool(await self.rows(statements.USE_CHALLENGE, hashed, seconds))

    async def add_link(self, hashed: str, link: SignInLink) -> None:
        values = (link.browser, link.account, link.mail, link.name, link.language)
        await self.rows(statements.ADD_LINK, hashed, *values, LINK_SECONDS)

    async def link(self, hashed: str) -> SignInLink | None:
        """Return what a link does, without using it."""
        rows = await self.rows(statements.LINK, hashed, LINK_SECONDS)
        return SignInLink(*rows[0].values()) if rows else None

    async def use_link(self, hashed: str, browser: str) -> SignInLink | None:
        """Use a link once, in the browser that asked for it."""
        rows = await self.rows(statements.USE_LINK, hashed, browser, LINK_SECONDS)
        return SignInLink(*rows[0].values()) if rows else None

    async def seat(self, account: str, match: str) -> str:
        """Return the secret of an account's seat; empty if it opens none there."""
        rows = await self.rows(statements.SEAT, account, match)
        return str(rows[0][0]) if rows else ""

    async def add_seat(self, account: str, match: str, secret: str) -> None:
        await self.rows(statements.ADD_SEAT, account, match, secret)

    async def note_browser(self, grant: str, session: str) -> None:
        """Note the browser of a session, which loses its seats when the session is ended."""
        await self.rows(statements.NOTE_BROWSER, grant, session)

    async def count_open(self, account: str, besides: str) -> int:
        """Count an account's seats in unfinished games, leaving out the one at this match."""
        return int((await self.rows(statements.COUNT_OPEN, account, besides))[0][0])

    async def keep_seats(self, account: str, session: str) -> None:
        """Add the seats of a browser to an account."""
        await self.rows(statements.KEEP_SEATS, account, session, KEPT_DAYS)

    async def rows(self, statement: str, *values: object) -> "list[asyncpg.Record]":
        with convert_errors():
            return await self.pool.fetch(statement, *values)


def values_of(passkey: Passkey) -> tuple[object, ...]:
    return (
        passkey.id, passkey.account, passkey.key, passkey.uses, passkey.device, MAX_PASSKEYS,
    )  # fmt: skip
