"""Is the store there, what time is it there, and when was it away?"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

from hanse.match.clock import Outage
from hanse.server import metrics
from hanse.server.store.database import Unavailable
from hanse.server.store.store import Store

BEAT, AWAY = 2.0, 0.25
"""Seconds between two beats, and between attempts while the store does not answer."""
PATIENCE = 4.0
"""Seconds after which a store that does not answer is taken for gone."""
log = structlog.get_logger()


class Pulse:
    """Beats in the store as long as players can be served, and keeps the store's time.

    A worker only listens: where nobody serves players, their clocks stand still.
    """

    def __init__(self, store: Store, *, serving: bool) -> None:
        self.store = store
        self.serving = serving
        self.reachable = True
        self.offset = 0.0
        self.outages: list[Outage] = []
        self.clock = time.monotonic
        self.changed: Callable[[], None] = lambda: None
        self.soon = asyncio.Event()

    def now(self) -> float:
        """Return the database's time, as well as it is known here.

        For hints, never for the record.
        """
        return self.clock() + self.offset

    @property
    def known(self) -> int:
        """The number of the last outage that this process knows of."""
        return self.outages[-1].number if self.outages else 0

    async def beat(self) -> None:
        before = self.clock()
        try:
            async with asyncio.timeout(PATIENCE):
                now, outages = await self.store.beat(serving=self.serving)
        except TimeoutError as wrong:
            raise Unavailable("no answer") from wrong
        self.offset = now - (before + self.clock()) / 2
        if await self.learn(outages):
            self.changed()

    async def learn(self, outages: int) -> bool:
        """Read about outages that this process does not know yet. Were there any?"""
        if outages <= self.known:
            return False
        self.outages = await self.store.outages()
        metrics.OUTAGES.set(len(self.outages))
        return True

    def lost(self) -> None:
        """Somebody could not reach the store; it is looked after at once."""
        self.soon.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.beat()
                self.tell(reachable=True)
            except Unavailable as wrong:
                if self.reachable:
                    log.error("the store is not reachable", error=str(wrong))
                self.tell(reachable=False)
            except Exception:
                metrics.FAILURES.labels("pulse").inc()
                log.exception("the pulse failed")
            await self.rest()

    async def rest(self) -> None:
        """Wait for the next beat; a store that is away is asked often."""
        if not self.reachable:
            await asyncio.sleep(AWAY)
        self.soon.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(BEAT if self.reachable else 0):
                await self.soon.wait()

    def tell(self, *, reachable: bool) -> None:
        metrics.REACHABLE.set(reachable)
        if reachable == self.reachable:
            return
        if reachable:
            log.warning("the store is reachable again")
        self.reachable = reachable
        self.changed()
