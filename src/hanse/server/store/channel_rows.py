"""Channels of turn notifications in PostgreSQL, and the matches to look at for them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import TYPE_CHECKING

from msgspec import Struct, json

from hanse.server.store import channel_statements as statements
from hanse.server.store.channel_errors import TooManyChannels
from hanse.server.store.database import Pool, convert_errors
from hanse.server.store.mail_rows import MailRows

if TYPE_CHECKING:
    import asyncpg

MAX_CHANNELS = 5
"""The number of channels that a seat may have at one table; as many belong to the table itself."""
NOTIFY_LEASE = 60.0
"""Seconds after which a match that a worker took, and did not settle, is due again."""
MAX_TAKEN = 20
MAX_SWEPT = 500
KEPT_AFTER_END = 7
"""Days after the end of a game for which its channels are kept."""
KEPT_UNCONFIRMED = 3
"""Days for which a mail address waits to be confirmed."""
KEPT_ABANDONED = 90
"""Days without a move after which the channels of a table are forgotten."""

UNCONFIRMED = "unconfirmed"
"""The state of a mail address until its owner confirms it."""


class Options(Struct, frozen=True, omit_defaults=True):
    """Settings of mail channels: quiet hours in a time zone, and minutes between two mails."""

    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = "UTC"
    digest: int = 0


class Channel(Struct, frozen=True, kw_only=True):
    """A way to reach a player about one table; with an empty `secret`, the table's own channel.

    `secret` is the hash that opens the seat, `browser` the browser that added the channel. `idle`
    is the number of seconds for which a seat must have been asked. `sent` is the last turn that was
    notified. A channel that has `failed` too often is not used any more.
    """

    id: str
    match: str
    secret: str
    kind: str
    address: str
    browser: str = ""
    format: str = ""
    key: str = ""
    language: str = "en"
    idle: float = 0.0
    also_open: bool = False
    off: bool = False
    options: Options = Options()
    sent: int = -1
    tries: int = 0
    failed: str = ""
    is_open: bool = False
    open_until: float = 0.0
    next_at: float = 0.0

    @property
    def is_for_table(self) -> bool:
        return not self.secret

    @property
    def is_used(self) -> bool:
        return not self.off and not self.failed


class TakenMatch(Struct, frozen=True):
    """A match that a worker has leased, to look whom to notify."""

    id: str
    version: int
    lease: datetime


class ChannelRows:
    """The table `channel`, and the columns of each match for notifications."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def rows(self, statement: str, *values: object) -> "list[asyncpg.Record]":
        with convert_errors():
            return await self.pool.fetch(statement, *values)

    async def of_match(self, match: str) -> list[Channel]:
        """Return all channels at a table, the oldest first."""
        return [channel_of(row) for row in await self.rows(statements.OF_MATCH, match)]

    async def server_key(self, name: str, new: str) -> str:
        """Return the key with this name; `new` becomes that key if there is none."""
        if not (found := await self.rows(statements.SERVER_KEY, name)):
            await self.rows(statements.KEEP_KEY, name, new)
            found = await self.rows(statements.SERVER_KEY, name)
        return str(found[0][0])

    async def by_id(self, name: str) -> Channel | None:
        rows = await self.rows(statements.BY_ID, name)
        return channel_of(rows[0]) if rows else None

    async def add(self, channel: Channel) -> None:
        """Add a channel; raise TooManyChannels if its seat has as many as it may have."""
        mine = (channel.match, channel.secret, channel.id)
        async with self.changing(channel.match) as connection:
            if await connection.fetchval(statements.COUNT, *mine) >= MAX_CHANNELS:
                raise TooManyChannels(f"a seat has at most {MAX_CHANNELS} channels")
            await connection.execute(statements.ADD, *saved_values(channel))

    async def change(self, channel: Channel) -> bool:
        """Change the settings of a channel; return whether this seat still has it."""
        async with self.changing(channel.match) as connection:
            return bool(await connection.fetchval(statements.CHANGE, *changed_values(channel)))

    async def remove(self, match: str, secret: str, channel: str) -> bool:
        """Remove a channel of this seat; return whether there was one."""
        async with self.changing(match) as connection:
            return bool(await connection.fetchval(statements.REMOVE, match, secret, channel))

    @asynccontextmanager
    async def changing(
        self, match: str
    ) -> "AsyncIterator[asyncpg.pool.PoolConnectionProxy[asyncpg.Record]]":
        """Yield a connection to change the channels of a match with, then look at the match."""
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(statements.LOCK, match)
                yield connection
                await connection.execute(statements.REFRESH, match)

    async def confirm(self, channel: str) -> None:
        """Use a mail address from now on, because its owner wants it."""
        await self.refresh(await self.rows(statements.CONFIRM, channel))

    async def remove_address(self, address: str, *, used: bool) -> None:
        """Remove the channels of a mail address: all of them, or only those not in use."""
        await self.refresh(await self.rows(statements.REMOVE_ADDRESS, address, used))

    async def refresh(self, changed: "Sequence[asyncpg.Record]") -> None:
        """Look at the matches in these rows, whose channels have changed."""
        for match in {str(row["match"]) for row in changed}:
            await self.rows(statements.REFRESH, match)

    async def browser(self, session: str) -> str:
        """Return the browser with this session, which has had other sessions before."""
        return str((await self.rows(statements.BROWSER, session))[0][0])

    async def take(self) -> list[TakenMatch]:
        """Lease matches for which someone may have to be notified."""
        rows = await self.rows(statements.TAKE, NOTIFY_LEASE, MAX_TAKEN)
        return [TakenMatch(*row) for row in rows]

    async def settle(self, taken: TakenMatch, version: int, next_at: float | None) -> None:
        """End the lease until `next_at`, unless the match or its channels changed meanwhile."""
        await self.rows(statements.SETTLE, taken.id, version, taken.lease, next_at)

    async def sweep(self) -> None:
        """Find matches that a server of the version before has moved on; forget old channels."""
        await self.rows(statements.SWEEP, MAX_SWEPT)
        kept = (KEPT_AFTER_END, KEPT_UNCONFIRMED, KEPT_ABANDONED)
        await self.refresh(await self.rows(statements.FORGET_OLD, *kept, MAX_SWEPT))
        await MailRows(self.pool).sweep()

    async def note_sent(self, channel: Channel, turn: int) -> None:
        """Note that this turn was notified; the next one waits for the minutes of a digest."""
        wait = 60.0 * channel.options.digest
        await self.rows(statements.SENT, channel.id, turn, channel.address, wait)

    async def claim_address(self, address: str) -> list[Channel]:
        """Lease the channels with digests of this mail address that may get a mail now."""
        rows = await self.rows(statements.CLAIM, address, NOTIFY_LEASE)
        return [channel_of(row) for row in rows]

    async def delay_address(self, address: str) -> None:
        """Note that a digest was sent to this address: the next one waits for its minutes."""
        await self.rows(statements.DELAY, address)

    async def note_failure(self, channel: Channel, wait: float, failed: str = "") -> None:
        """Try again after `wait` seconds; with the reason `failed`, not before it is changed."""
        await self.rows(statements.FAILED, channel.id, wait, failed)

    async def note_open(self, seats: Sequence[tuple[str, str]], seconds: float) -> None:
        """Note that these seats, by match and secret, have an open page for this time."""
        columns = [list(column) for column in zip(*seats, strict=True)]
        if columns:
            await self.rows(statements.NOTE_OPEN, *columns, seconds)


def channel_of(row: "asyncpg.Record") -> Channel:
    values = dict(row.items())
    values["options"] = json.decode(values["options"], type=Options)
    return Channel(**values)


def saved_values(channel: Channel) -> tuple[object, ...]:
    return (
        channel.id, channel.match, channel.secret, channel.browser, channel.kind, channel.format,
        channel.address, channel.key, channel.language, channel.idle, channel.also_open,
        channel.off, json.encode(channel.options).decode(), channel.failed,
    )  # fmt: skip


def changed_values(channel: Channel) -> tuple[object, ...]:
    return (
        channel.match, channel.secret, channel.id, channel.language, channel.idle,
        channel.also_open, channel.off, json.encode(channel.options).decode(),
    )  # fmt: skip
