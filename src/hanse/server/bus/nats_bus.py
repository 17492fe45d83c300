"""Notifications by NATS, with a subject for each match; processes subscribe to watched matches."""

from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from typing import Protocol

import structlog

from hanse.server.bus.hints import Hint, Listener, decode_hints, encode_hints

SUBJECT = "hanse"
AGAIN = 0.5
"""Seconds between attempts to reconnect."""
log = structlog.get_logger()


class Message(Protocol):
    """The part of a NATS message that we use."""

    data: bytes


class Subscription(Protocol):
    """The part of a NATS subscription that we use."""

    async def unsubscribe(self) -> None: ...


type Take = Callable[[Message], Awaitable[None]]


class Client(Protocol):
    """The part of the NATS client that we use."""

    is_connected: bool

    async def publish(self, subject: str, payload: bytes) -> None: ...
    async def subscribe(self, subject: str, *, cb: Take) -> Subscription: ...
    async def flush(self) -> None: ...
    async def close(self) -> None: ...


class NatsCarrier:
    """One connection that reconnects automatically; notifications are dropped while it is down."""

    def __init__(self, servers: str) -> None:
        self.servers = servers.split(",")
        self.client: Client | None = None
        self.failing = False

    async def send(self, hints: Sequence[Hint]) -> None:
        if self.client is None or not self.client.is_connected:
            raise OSError("NATS is away")
        for hint in hints:
            await self.client.publish(subject_of(hint.match), encode_hints(hint))

    async def listen(self, listener: Listener) -> None:
        self.client = await self.connect(listener)
        try:
            await follow_changes(self.client, listener)
        finally:
            client, self.client = self.client, None
            await client.close()

    async def connect(self, listener: Listener) -> Client:
        async def again() -> None:
            self.failing = False
            listener.look_at_all()

        nats = import_module("nats")  # imported only where it is used
        client: Client = await nats.connect(
            self.servers, no_echo=True, max_reconnect_attempts=-1, reconnect_time_wait=AGAIN,
            ping_interval=5, reconnected_cb=again, error_cb=self.complain,
        )  # fmt: skip
        self.failing = False
        return client

    async def complain(self, wrong: Exception) -> None:
        """Log a failure once: the client retries automatically and reports each attempt."""
        if not self.failing:
            log.warning("NATS cannot be used", error=str(wrong) or type(wrong).__name__)
        self.failing = True


async def follow_changes(client: Client, listener: Listener) -> None:
    """Subscribe to the watched matches only; the client renews subscriptions automatically."""

    async def take(message: Message) -> None:
        listener.receive(decode_hints(message.data))

    subscribed: dict[str, Subscription] = {}
    async for changes in listener.changes():
        for match, watched in changes.items():
            if watched and match not in subscribed:
                subscribed[match] = await client.subscribe(subject_of(match), cb=take)
            elif not watched and match in subscribed:
                await subscribed.pop(match).unsubscribe()
        if any(changes.values()):
            await client.flush()  # its ping may overtake subscriptions that wait to be sent,
            await client.flush()  # but the second ping comes after them


def subject_of(match: str) -> str:
    return f"{SUBJECT}.{match}"
