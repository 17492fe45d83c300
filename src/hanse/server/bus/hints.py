"""What processes tell each other, and how it is sent: after the commit, never before it."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

import structlog
from msgspec import DecodeError, Struct, ValidationError, json

from hanse.server import metrics
from hanse.server.store.database import Unavailable
from hanse.server.tracing import trace_here

log = structlog.get_logger()


class Hint(Struct, frozen=True, array_like=True):
    """A match is at this version, and has so many lines of chat; nothing told: look at it all.

    `trace` is what brought it there, for whoever collects traces.
    """

    match: str
    version: int = 0
    chat: int = 0
    trace: str = ""

    def with_more(self, other: "Hint") -> "Hint":
        version, chat = max(self.version, other.version), max(self.chat, other.chat)
        return Hint(self.match, version, chat, other.trace or self.trace)


type Heard = Callable[[list[Hint]], None]


class Carrier(Protocol):
    """Carries hints. It may lose, double, delay and mix them."""

    async def send(self, hints: list[Hint]) -> None:
        """Send to all other processes."""

    async def listen(self, heard: Heard, connected: Callable[[], None]) -> None:
        """Listen until the connection is lost; `connected` whenever there is one again."""


class Hints:
    """What is to be told. While some are being sent, others gather and go together."""

    def __init__(self, carrier: Carrier | None = None) -> None:
        self.carrier = carrier
        self.waiting: dict[str, Hint] = {}
        self.news = asyncio.Event()
        self.failing = False

    def tell(self, match: str, *, version: int = 0, chat: int = 0) -> None:
        """Tell it soon; without a carrier others find it out by looking."""
        if self.carrier:
            hint = Hint(match, version, chat, trace_here())
            self.waiting[match] = self.waiting.get(match, hint).with_more(hint)
            self.news.set()

    async def run(self) -> None:
        """Send until cancelled. What cannot be sent is forgotten: the store has it."""
        while self.carrier:
            await self.news.wait()
            self.news.clear()
            hints, self.waiting = list(self.waiting.values()), {}
            try:
                await self.carrier.send(hints)
                metrics.HINTS.labels("sent").inc(len(hints))
                self.failing = False
            except (Unavailable, OSError, TimeoutError) as wrong:
                self.complain(wrong)
            except Exception:
                metrics.BUS_FAILURES.inc()
                log.exception("hints could not be sent")

    def complain(self, wrong: Exception) -> None:
        metrics.BUS_FAILURES.inc()
        if not self.failing:
            log.warning("the bus is not reachable", error=str(wrong) or type(wrong).__name__)
        self.failing = True


def written(hints: Iterable[Hint]) -> bytes:
    return json.encode(list(hints))


def read(text: bytes | str) -> list[Hint]:
    """Return the hints in a message; of one that cannot be read, nothing."""
    try:
        return json.decode(text, type=list[Hint])
    except (DecodeError, ValidationError, UnicodeError):
        return []
