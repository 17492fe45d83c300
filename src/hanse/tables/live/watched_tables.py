"""Watched tables with bots, noted in the store for the processes in which these bots think."""

import asyncio
from collections.abc import Callable, Mapping

from hanse.tables.environment import Environment
from hanse.tables.live.live import Live
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.protocol import Store

WATCHED_SECONDS = 45.0
"""Seconds for which a noted table counts as watched."""
NOTE_AGAIN_SECONDS = 20.0
"""Seconds after which a table that is still watched is noted again."""
CHECK_SECONDS = 0.4
"""Seconds between two checks for watchers."""


class WatchedTables:
    """The watched tables: those with an open socket or stream, or with a recent request."""

    def __init__(
        self,
        store: Store,
        lives: Mapping[str, Live],
        resume: Callable[[], None],
        environment: Environment,
    ) -> None:
        self.store = store
        self.environment = environment
        self.lives = lives
        self.asked_for: set[str] = set()
        self.noted: dict[str, float] = {}
        self.resume = resume
        """A function to call when a paused table is due again."""

    def note(self, match: str) -> None:
        """Note that someone asked for this table, which has begun."""
        self.asked_for.add(match)

    def unnoted_tables(self, now: float) -> list[str]:
        """Return the watched tables that were not noted recently."""
        self.noted = {
            match: at for match, at in self.noted.items() if at > now - NOTE_AGAIN_SECONDS
        }
        open_now = {match for match, live in self.lives.items() if live.viewers and has_bots(live)}
        asked_for, self.asked_for = self.asked_for, set()
        return sorted((open_now | asked_for) - self.noted.keys())

    async def write_down(self) -> None:
        """Note watched tables in the store, all in one statement."""
        now = self.environment.clock()
        matches = self.unnoted_tables(now)
        if not matches:
            return
        found = await self.store.due_work.watch(matches, WATCHED_SECONDS)
        self.noted |= dict.fromkeys(found, now)
        if any(found.values()):
            self.resume()

    async def run(self) -> None:
        """Keep noting watched tables until cancelled."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.write_down()
            except Unavailable as wrong:
                self.environment.log.debug("cannot note who watches", error=str(wrong))
            except Exception:
                self.environment.metrics.failures.labels("watch").inc()
                self.environment.log.exception("watchers could not be noted")


def has_bots(live: Live) -> bool:
    """Return whether the table has bots that may have to answer."""
    if live.row.finished:
        return False
    stand_ins = live.match.timeline.agreement.stand_ins
    return bool(stand_ins) or any(seat.bot for seat in live.row.seats)
