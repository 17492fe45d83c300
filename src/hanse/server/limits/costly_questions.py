"""Costly questions: answered one at a time, away from the moves, within a budget of their own.

Addresses take turns, and so do the tables of one address. Under load they are refused first.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from hanse.server.limits.budgets import TooMany
from hanse.server.operations import metrics
from hanse.server.operations.load import Load

MOST_WAITING = 32
"""So many questions of one client may wait."""


class Overloaded(TooMany):
    """More than this process can answer now."""


class ClientQueue:
    """The questions of one client, of which only the first waits with those of the others.

    Of each table only the first waits with those of the client's other tables.
    """

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.tables: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.waiting = 0


class CostlyQuestions:
    """One thread for all of them: nobody waits behind another's many."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.thread = ThreadPoolExecutor(1, "costly")
        self.turn = asyncio.Lock()
        self.queues: dict[str, ClientQueue] = {}

    async def answer[*Given, T](
        self, client: str, work: Callable[[*Given], T], *given: *Given, table: str = ""
    ) -> T:
        """Do this work when it is its turn; raise TooMany if there is too much to do."""
        if self.load.high:
            metrics.SHED.inc()
            raise Overloaded
        queue = self.queues.setdefault(client, ClientQueue())
        if queue.waiting >= MOST_WAITING:
            raise TooMany
        queue.waiting += 1
        try:
            # In this order: tables of a client take turns first, then clients, so that nobody's
            # many questions stand before another's first (decision 13).
            async with queue.tables[table], queue.turn, self.turn:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.thread, work, *given)
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self.queues[client]

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
