"""Hints that arrive: a match that somebody watches here is brought up to the store."""

import asyncio
from contextlib import suppress

import structlog

from hanse.server import metrics
from hanse.server.bus.by_nats import NatsCarrier
from hanse.server.bus.by_postgres import PostgresCarrier
from hanse.server.bus.hints import Carrier, Hint
from hanse.server.config import Settings
from hanse.server.live import Live
from hanse.server.lobby import Lobby
from hanse.server.other_processes import bring_up_to, look_around
from hanse.server.setting_aside import SetAside
from hanse.server.store.database import Unavailable
from hanse.server.store.store import Store
from hanse.server.tracing import span

SHORTEST, LONGEST = 0.25, 5.0
"""Seconds between attempts to listen again."""
log = structlog.get_logger()


def carrier_of(settings: Settings, store: Store, url: str) -> Carrier | None:
    """Return what carries hints here; nothing, where processes only look."""
    if settings.bus == "postgres":
        return PostgresCarrier(store.pool, url)
    return NatsCarrier(settings.bus) if settings.bus else None


class Arrivals:
    """Looks at the store for whatever was hinted at, each match once however often it was."""

    def __init__(self, lobby: Lobby, carrier: Carrier) -> None:
        self.lobby = lobby
        self.carrier = carrier
        self.wanted: dict[str, Hint] = {}
        self.look_at_all = False
        self.news = asyncio.Event()

    def heard(self, hints: list[Hint]) -> None:
        metrics.HINTS.labels("heard").inc(len(hints))
        for hint in hints:
            live = self.lobby.lives.get(hint.match)
            if live and live.viewers and is_news(live, hint):
                self.wanted[hint.match] = self.wanted.get(hint.match, hint).with_more(hint)
                self.news.set()

    def connected(self) -> None:
        """Look at everything: some hints may have been missed."""
        self.look_at_all = True
        self.news.set()

    async def listen(self) -> None:
        """Listen until cancelled, however often the connection is lost."""
        wait = SHORTEST
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await self.carrier.listen(self.heard, self.connected)
            except (Unavailable, OSError, TimeoutError) as wrong:
                log.warning("no hints from other processes", error=str(wrong))
            except Exception as wrong:  # a library's own errors, of which there are many
                log.warning("no hints from other processes", error=repr(wrong))
            metrics.BUS_FAILURES.inc()
            lasted = asyncio.get_running_loop().time() - began
            wait = SHORTEST if lasted > LONGEST else min(LONGEST, 2 * wait)
            await asyncio.sleep(wait)

    async def look(self) -> None:
        """Look at what was hinted at, until cancelled."""
        while True:
            await self.news.wait()
            self.news.clear()
            hints, self.wanted = list(self.wanted.values()), {}
            everything, self.look_at_all = self.look_at_all, False
            try:
                await asyncio.gather(*map(self.follow, hints))
                if everything:
                    await look_around(self.lobby)
            except Unavailable as wrong:
                log.warning("cannot follow a hint", error=str(wrong))
            except Exception:
                metrics.FAILURES.labels("hint").inc()
                log.exception("a hint could not be followed")

    async def follow(self, hint: Hint) -> None:
        live = self.lobby.lives.get(hint.match)
        if live is None:
            return
        with suppress(SetAside), span("follow", hint.trace, match=hint.match):
            if hint.version > live.row.version:
                async with live.lock:
                    await self.lobby.catch_up(live)
            if hint.chat > live.said:
                await self.lobby.hear(live)
            if not hint.version and not hint.chat:
                marks = await self.lobby.store.marks([hint.match])
                await bring_up_to(self.lobby, live, marks[hint.match])


def is_news(live: Live, hint: Hint) -> bool:
    """Say whether there may be more than is known here; it costs a look to find out."""
    everything = not hint.version and not hint.chat
    return everything or hint.version > live.row.version or hint.chat > live.said
