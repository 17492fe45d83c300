"""Looks in the store for commands that were confirmed, so that a broken promise is noticed."""

import asyncio
from collections import deque
from typing import NamedTuple

import structlog

from hanse.core.types import Seat
from hanse.server.operations import metrics
from hanse.server.store.database import Unavailable
from hanse.server.store.store import Store

EVERY = 5.0
"""Seconds between two looks."""
MOST = 200
"""So many of the last confirmed commands are looked up at once; of more, the oldest are not."""
log = structlog.get_logger()

MISSING = """
SELECT told.match, told.command
FROM unnest($1::text[], $2::smallint[], $3::text[]) AS told (match, seat, command)
WHERE NOT EXISTS (
    SELECT FROM entry WHERE entry.match = told.match AND entry.seat = told.seat
        AND entry.command = told.command
) AND NOT EXISTS (SELECT FROM archive WHERE archive.match = told.match)
"""


class Confirmed(NamedTuple):
    """A command that somebody was told to be stored."""

    match: str
    seat: Seat
    command: str


class ConfirmedCommands:
    """The last commands that were confirmed, to be looked up."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: deque[Confirmed] = deque(maxlen=MOST)

    def note(self, match: str, seat: Seat, command: str) -> None:
        self.waiting.append(Confirmed(match, seat, command))

    async def look_up(self) -> None:
        """Look up what was confirmed since the last time; what cannot be asked waits."""
        some, self.waiting = list(self.waiting), deque(maxlen=MOST)
        if not some:
            return
        columns = [list(column) for column in zip(*some, strict=True)]
        try:
            missing = await self.store.rows(MISSING, *columns)
        except Unavailable:
            self.waiting.extendleft(reversed(some))
            raise
        metrics.ACKS_CHECKED.inc(len(some))
        metrics.ACKS_WITHOUT_ROW.inc(len(missing))
        for row in missing:
            log.error("a confirmed command is not stored", **row)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look_up()
            except Unavailable:
                log.debug("confirmed commands are looked up later")
