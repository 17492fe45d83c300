"""Hints by NATS, each on the subject of its shard."""

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from itertools import groupby
from typing import Protocol

from hanse.server.bus.hints import Heard, Hint, read, written
from hanse.server.store.rows import shard_of

SUBJECT = "hanse"
AGAIN = 0.5
"""Seconds between attempts to connect again."""


class Message(Protocol):
    """What is used of a message of NATS."""

    data: bytes


type Take = Callable[[Message], Awaitable[None]]


class Client(Protocol):
    """What is used of the client of NATS."""

    is_connected: bool

    async def publish(self, subject: str, payload: bytes) -> None: ...
    async def subscribe(
        self, subject: str, *, cb: Callable[[Message], Awaitable[None]]
    ) -> None: ...
    async def close(self) -> None: ...


class NatsCarrier:
    """One connection, which comes back by itself; while it is away hints are dropped."""

    def __init__(self, servers: str) -> None:
        self.servers = servers.split(",")
        self.client: Client | None = None

    async def send(self, hints: list[Hint]) -> None:
        if self.client is None or not self.client.is_connected:
            raise OSError("NATS is away")
        by_shard = sorted(hints, key=lambda hint: shard_of(hint.match))
        for shard, some in groupby(by_shard, key=lambda hint: shard_of(hint.match)):
            await self.client.publish(f"{SUBJECT}.{shard}", written(some))

    async def listen(self, heard: Heard, connected: Callable[[], None]) -> None:
        async def take(message: Message) -> None:
            heard(read(message.data))

        async def again() -> None:
            connected()

        self.client = await self.connect(again)
        try:
            await self.client.subscribe(f"{SUBJECT}.*", cb=take)
            connected()
            await asyncio.Event().wait()
        finally:
            client, self.client = self.client, None
            await client.close()

    async def connect(self, again: Callable[[], Awaitable[None]]) -> Client:
        nats = import_module("nats")  # only where it is used
        client: Client = await nats.connect(
            self.servers, no_echo=True, max_reconnect_attempts=-1, reconnect_time_wait=AGAIN,
            ping_interval=5, reconnected_cb=again, error_cb=quiet,
        )  # fmt: skip
        return client


async def quiet(wrong: Exception) -> None:
    """Say nothing each time: whoever sends says that it is away."""
