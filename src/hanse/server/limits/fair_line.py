"""A line that serves one caller at a time, in fair turns."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hanse.tables.fair_turns import FairTurns, Path


class FairLine:
    """A queue in order of arrival, and whether someone is being served."""

    def __init__(self) -> None:
        self.turns = FairTurns()
        self.waiting: dict[asyncio.Future[None], Path] = {}
        self.busy = False

    @asynccontextmanager
    async def turn(self, path: Path) -> AsyncIterator[None]:
        """Wait for the turn of this path, and hold it."""
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
        turn = asyncio.get_running_loop().create_future()
        self.waiting[turn] = path
        try:
            await turn
        except asyncio.CancelledError:
            # The turn may have come in the same moment; then somebody else must have it.
            if not turn.cancelled():
                self.pass_on()
            raise
        finally:
            del self.waiting[turn]

    def pass_on(self) -> None:
        """Give the turn to the next caller."""
        waiting = [turn for turn in self.waiting if not turn.done()]
        self.busy = bool(waiting)
        if waiting:
            first = min(waiting, key=lambda turn: self.turns.order(self.waiting[turn]))
            self.turns.take(self.waiting[first])
            first.set_result(None)
