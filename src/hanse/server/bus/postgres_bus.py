"""Notifications by PostgreSQL's NOTIFY, in batches and outside the transactions of moves.

Each match has its own channel. A process listens to the channels of its watched matches; PostgreSQL
sends it no other messages.
"""

import asyncio
from collections.abc import Sequence

import asyncpg

from hanse.server.bus.hints import Hint, Listener, decode_hints, encode_hints
from hanse.server.store.database import CONNECT, convert_errors

CHANNEL = "hanse"
ANSWER = 5.0
"""Seconds in which the connection must answer."""
NOTIFY = "SELECT pg_notify(channel, hint) FROM unnest($1::text[], $2::text[]) AS t (channel, hint)"


class PostgresCarrier:
    """A connection for one task at a time; notifications are dropped while it is down.

    PostgreSQL also notifies the sender if it listens. When the same connection sends and listens,
    its own notifications arrive with the answer and wake the process once instead of twice.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: asyncpg.Connection | None = None
        self.free = asyncio.Lock()

    async def send(self, hints: Sequence[Hint]) -> None:
        if self.connection is None:
            raise OSError("nobody listens")
        channels = [channel_of(hint.match) for hint in hints]
        with convert_errors():
            async with self.free:
                payloads = [encode_hints(hint).decode() for hint in hints]
                await self.connection.execute(NOTIFY, channels, payloads)

    async def listen(self, listener: Listener) -> None:
        with convert_errors():
            connection = await asyncpg.connect(self.url, timeout=CONNECT, command_timeout=ANSWER)
            self.connection = connection
            try:
                await self.follow_changes(connection, listener)
            finally:
                self.connection = None
                connection.terminate()

    async def follow_changes(self, connection: asyncpg.Connection, listener: Listener) -> None:
        def take(*arguments: object) -> None:
            listener.receive(decode_hints(str(arguments[-1])))

        async for changes in listener.changes():
            async with self.free:
                for match, watched in changes.items():
                    change = connection.add_listener if watched else connection.remove_listener
                    await change(channel_of(match), take)
                if not changes:
                    await connection.execute("SELECT 1")


def channel_of(match: str) -> str:
    return f"{CHANNEL}.{match}"
