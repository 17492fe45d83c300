"""Arriving notifications, which bring watched matches up to date with the store."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress

import structlog

from hanse.server.bus.hints import Carrier, Hint
from hanse.server.bus.nats_bus import NatsCarrier
from hanse.server.bus.postgres_bus import PostgresCarrier
from hanse.server.config import Settings
from hanse.server.operations import metrics
from hanse.server.operations.tracing import span
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.other_processes import look_at, watched_matches
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.store.errors import Unavailable

SHORTEST, LONGEST = 0.25, 5.0
"""The shortest and longest wait between attempts to listen again, in seconds."""
QUIET = 5.0
"""Seconds without changes after which a carrier gets an empty set of changes."""
log = structlog.get_logger()


def carrier_of(settings: Settings, url: str) -> Carrier | None:
    """Return the carrier of notifications; None if processes only poll."""
    if settings.bus == "postgres":
        return PostgresCarrier(url)
    return NatsCarrier(settings.bus) if settings.bus else None


class Arrivals:
    """A loop that updates the matches that notifications name, once for several notifications."""

    def __init__(self, lobby: Lobby, carrier: Carrier) -> None:
        self.lobby = lobby
        self.carrier = carrier
        self.wanted: dict[str, Hint] = {}
        self.news = asyncio.Event()
        self.changed: dict[str, None] = {}
        self.change = asyncio.Event()
        lobby.watch_changed = self.watch_changed

    def receive(self, hints: Sequence[Hint]) -> None:
        metrics.HINTS.labels("heard").inc(len(hints))
        for hint in hints:
            live = self.lobby.lives.get(hint.match)
            if live and live.viewers and is_news(live, hint):
                self.want(hint)

    def want(self, hint: Hint) -> None:
        self.wanted[hint.match] = self.wanted.get(hint.match, hint).with_more(hint)
        self.news.set()

    def look_at_all(self) -> None:
        for match in watched_matches(self.lobby):
            self.want(Hint(match))

    def watch_changed(self, match: str) -> None:
        self.changed[match] = None
        self.change.set()

    async def changes(self) -> AsyncGenerator[dict[str, bool]]:
        """Yield changes in the matches to listen for; request a look at newly watched ones."""
        self.changed = dict.fromkeys(watched_matches(self.lobby))
        while True:
            # Clear before reading the changes: one that comes meanwhile sets the event again.
            self.change.clear()
            now = {match: self.is_watched(match) for match in self.changed}
            self.changed = {}
            yield now
            # Only now does the subscription hold; earlier notifications did not arrive here.
            for match in filter(now.get, now):
                self.want(Hint(match))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.change.wait(), QUIET)

    def is_watched(self, match: str) -> bool:
        live = self.lobby.lives.get(match)
        return bool(live and live.viewers)

    async def listen(self) -> None:
        """Listen until cancelled, however often the connection is lost."""
        wait = SHORTEST
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await self.carrier.listen(self)
            except (Unavailable, OSError, TimeoutError) as wrong:
                log.warning("no notifications from other processes", error=str(wrong))
            except Exception as wrong:  # a library's own errors, of which there are many
                log.warning("no notifications from other processes", error=repr(wrong))
            metrics.BUS_FAILURES.inc()
            lasted = asyncio.get_running_loop().time() - began
            wait = SHORTEST if lasted > LONGEST else min(LONGEST, 2 * wait)
            await asyncio.sleep(wait)

    async def look(self) -> None:
        """Update the matches that notifications name, until cancelled."""
        while True:
            await self.news.wait()
            self.news.clear()
            hints, self.wanted = list(self.wanted.values()), {}
            try:
                await asyncio.gather(*(self.follow(one) for one in hints if not one.is_empty))
                await look_at(self.lobby, [one.match for one in hints if one.is_empty])
            except Unavailable as wrong:
                log.warning("cannot follow a hint", error=str(wrong))
            except Exception:
                metrics.FAILURES.labels("hint").inc()
                log.exception("a hint could not be followed")

    async def follow(self, hint: Hint) -> None:
        live = self.lobby.lives.get(hint.match)
        if live is None:
            return
        with suppress(UnreadableMatch), span("follow", hint.trace, match=hint.match):
            if hint.version > live.row.version:
                async with live.lock:
                    await self.lobby.catch_up(live)
            if hint.chat > live.last_line:
                await self.lobby.hear(live)


def is_news(live: Live, hint: Hint) -> bool:
    """Return whether the store may have entries or chat that this process lacks."""
    return hint.is_empty or hint.version > live.row.version or hint.chat > live.last_line
