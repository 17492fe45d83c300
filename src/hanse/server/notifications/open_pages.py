"""Open pages, noted in the store, so that players who look at a table are not notified."""

import asyncio
from collections.abc import Mapping

from hanse.core.types import SPECTATOR
from hanse.server.store.channel_rows import ChannelRows
from hanse.tables.environment import Environment
from hanse.tables.live.live import Live
from hanse.tables.store.errors import Unavailable

OPEN_SECONDS = 60.0
"""Seconds for which a noted page counts as open."""
NOTE_AGAIN_SECONDS = 40.0
"""Seconds after which a page that is still open is noted again."""
CHECK_SECONDS = 5.0
"""Seconds between two checks for open pages."""


class OpenPages:
    """The seats with an open page in this process, by match and secret."""

    def __init__(
        self, channels: ChannelRows, lives: Mapping[str, Live], environment: Environment
    ) -> None:
        self.channels = channels
        self.lives = lives
        self.environment = environment
        self.noted: dict[tuple[str, str], float] = {}

    def unnoted_seats(self, now: float) -> list[tuple[str, str]]:
        """Return the seats with open pages that were not noted recently."""
        oldest = now - NOTE_AGAIN_SECONDS
        self.noted = {seat: at for seat, at in self.noted.items() if at > oldest}
        found = {
            (match, live.row.seats[seat].secret)
            for match, live in self.lives.items()
            if live.viewers and not live.row.finished
            for seat in live.present_seats
            if seat != SPECTATOR
        }
        return sorted(found - self.noted.keys())

    async def write_down(self) -> None:
        """Note open pages in rows of channels, all in one statement."""
        now = self.environment.clock()
        seats = self.unnoted_seats(now)
        await self.channels.note_open(seats, OPEN_SECONDS)
        self.noted |= dict.fromkeys(seats, now)

    async def run(self) -> None:
        """Keep noting open pages until cancelled."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.write_down()
            except Unavailable as wrong:
                self.environment.log.debug("cannot note open pages", error=str(wrong))
            except Exception:
                self.environment.metrics.failures.labels("open_pages").inc()
                self.environment.log.exception("open pages could not be noted")
