"""Checks that confirmed commands are in the store, so that a lost one is noticed."""

import asyncio
from collections import deque

from hanse.core.types import Seat
from hanse.tables.environment import SILENT_ENVIRONMENT, Environment
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.protocol import Store
from hanse.tables.store.rows import ConfirmedCommand

CHECK_SECONDS = 5.0
"""Seconds between two checks."""
MAX_WAITING = 200
"""The number of recently confirmed commands that one query looks up; older ones are skipped."""


class ConfirmedCommands:
    """The most recently confirmed commands, which are looked up in the store."""

    def __init__(self, store: Store, environment: Environment = SILENT_ENVIRONMENT) -> None:
        self.store = store
        self.log, self.metrics = environment.log, environment.metrics
        self.waiting: deque[ConfirmedCommand] = deque(maxlen=MAX_WAITING)

    def note(self, match: str, seat: Seat, command: str) -> None:
        self.waiting.append(ConfirmedCommand(match, seat, command))

    async def look_up(self) -> None:
        """Look up the commands confirmed since the last check; keep them if the store is down."""
        some, self.waiting = list(self.waiting), deque(maxlen=MAX_WAITING)
        if not some:
            return
        try:
            missing = await self.store.missing_commands(some)
        except Unavailable:
            self.waiting.extendleft(reversed(some))
            raise
        self.metrics.acks_checked.inc(len(some))
        self.metrics.acks_without_row.inc(len(missing))
        for one in missing:
            said = "a confirmed command is not stored"
            self.log.error(said, match=one.match, command=one.command)

    async def run(self) -> None:
        """Keep checking until cancelled."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.look_up()
            except Unavailable:
                self.log.debug("confirmed commands are looked up later")
