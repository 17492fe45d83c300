"""Notifications between processes, sent after the commit and never before it."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import Protocol

import structlog
from msgspec import DecodeError, Struct, ValidationError, json

from hanse.server.operations import metrics
from hanse.server.operations.tracing import current_trace
from hanse.tables.store.errors import Unavailable

MAX_LENGTH = 8_000
"""Maximum bytes of a message, the limit of NOTIFY; a longer one is not ours, and costly to read."""
log = structlog.get_logger()


class Hint(Struct, frozen=True, array_like=True):
    """A notification: the version and number of chat lines that a match now has.

    An empty one asks for a look at the match. `trace` names the trace that caused the notification.
    """

    match: str
    version: int = 0
    chat: int = 0
    trace: str = ""

    @property
    def is_empty(self) -> bool:
        return not self.version and not self.chat

    def with_more(self, other: "Hint") -> "Hint":
        """Return one notification with the news of both."""
        if self.is_empty or other.is_empty:
            return Hint(self.match, trace=other.trace or self.trace)
        version, chat = max(self.version, other.version), max(self.chat, other.chat)
        return Hint(self.match, version, chat, other.trace or self.trace)


class Listener(Protocol):
    """A receiver of notifications about matches that are watched in this process."""

    def receive(self, hints: Sequence[Hint]) -> None:
        """Receive these notifications."""

    def look_at_all(self) -> None:
        """Look at every watched match, after the connection was down for a while."""

    def changes(self) -> AsyncGenerator[dict[str, bool]]:
        """Yield changes: matches now watched, or (false) no longer; at first all watched ones.

        A carrier must be listening for these matches before it asks for the next changes. An
        empty change means that it is time to check whether the connection still answers.
        """


class Carrier(Protocol):
    """A carrier of notifications. It may lose, duplicate, delay and reorder them."""

    async def send(self, hints: Sequence[Hint]) -> None:
        """Send to all other processes that watch these matches."""

    async def listen(self, listener: Listener) -> None:
        """Listen until the connection is lost."""


class Hints:
    """Notifications to send. While some are being sent, others gather for the next batch."""

    def __init__(self, carrier: Carrier | None = None) -> None:
        self.carrier = carrier
        self.waiting: dict[str, Hint] = {}
        self.news = asyncio.Event()
        self.failing = False

    def notify(self, match: str, *, version: int = 0, chat: int = 0) -> None:
        """Send a notification soon; without a carrier others find out by polling."""
        if self.carrier:
            hint = Hint(match, version, chat, current_trace())
            self.waiting[match] = self.waiting.get(match, hint).with_more(hint)
            self.news.set()

    async def run(self) -> None:
        """Send until cancelled. A notification that fails is dropped: the store has its content."""
        while self.carrier:
            await self.news.wait()
            self.news.clear()
            hints, self.waiting = list(self.waiting.values()), {}
            try:
                await self.carrier.send(hints)
                metrics.HINTS.labels("sent").inc(len(hints))
                if self.failing:
                    log.info("the bus is reachable again")
                self.failing = False
            except (Unavailable, OSError, TimeoutError) as wrong:
                self.complain(wrong)
            except Exception:
                metrics.BUS_FAILURES.inc()
                log.exception("notifications could not be sent")

    def complain(self, wrong: Exception) -> None:
        metrics.BUS_FAILURES.inc()
        if not self.failing:
            log.warning("the bus is not reachable", error=str(wrong) or type(wrong).__name__)
        self.failing = True


def encode_hints(*hints: Hint) -> bytes:
    return json.encode(hints)


def decode_hints(text: bytes | str) -> list[Hint]:
    """Return the notifications in a message, usually one; none if it cannot be read."""
    if len(text) > MAX_LENGTH:
        return []
    try:
        return json.decode(text, type=list[Hint])
    except (DecodeError, ValidationError, UnicodeError, RecursionError):
        return []
