"""A bounded line that serves one caller at a time, in fair turns."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hanse.server.limits.budgets import TooMany
from hanse.tables.fair_turns import FairTurns, Path

MAX_IN_LINE = 100
"""Maximum callers that wait. Each may hold a body of 256 kB in memory, and take seconds."""


class FairLine:
    """The callers that wait, in order of arrival, and whether another caller is being served."""

    def __init__(self) -> None:
        self.turns = FairTurns()
        self.waiting: dict[asyncio.Future[None], Path] = {}
        self.busy = False

    @asynccontextmanager
    async def turn(self, path: Path) -> AsyncIterator[None]:
        """Wait for the turn of this path, and hold the turn until the block ends."""
        self.turns.arrive(path)
        await self.reach(path)
        try:
            yield
        finally:
            self.pass_on()

    async def reach(self, path: Path) -> None:
        if not self.busy:
            self.busy = True
            self.turns.take(path)
            return
        self.make_room(path)
        turn = asyncio.get_running_loop().create_future()
        self.waiting[turn] = path
        try:
            await turn
        except asyncio.CancelledError:
            # The turn may have come at the same moment; then another caller must get it.
            if not turn.cancelled():
                self.pass_on()
            raise
        finally:
            del self.waiting[turn]

    def make_room(self, path: Path) -> None:
        """In a full line, refuse the last caller from the network with the most callers.

        If the new caller's own network would then have as many, raise TooMany instead.
        """
        waiting = self.still_waiting()
        if len(waiting) < MAX_IN_LINE:
            return
        networks = Counter(self.waiting[turn][0] for turn in waiting)
        largest, most = networks.most_common(1)[0]
        if networks[path[0]] + 1 >= most:
            raise TooMany
        last = next(turn for turn in reversed(waiting) if self.waiting[turn][0] == largest)
        last.set_exception(TooMany())

    def still_waiting(self) -> list[asyncio.Future[None]]:
        return [turn for turn in self.waiting if not turn.done()]

    def pass_on(self) -> None:
        """Give the turn to the next caller."""
        waiting = self.still_waiting()
        self.busy = bool(waiting)
        if waiting:
            first = min(waiting, key=lambda turn: self.turns.order(self.waiting[turn]))
            self.turns.take(self.waiting[first])
            first.set_result(None)
