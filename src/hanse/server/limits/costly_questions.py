"""Costly questions: answered one at a time, separately from moves, within a separate budget.

Networks take turns, then the addresses of a network, then the tables of an address. Under load
these questions are refused first.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from hanse.server.addresses import network_of
from hanse.server.limits.budgets import TooMany
from hanse.server.limits.fair_line import FairLine
from hanse.server.operations import metrics
from hanse.server.operations.load import Load

MAX_WAITING = 32
"""The number of questions of one client that can wait."""


class Overloaded(TooMany):
    """An error: there are more questions than this process can answer now."""


class CostlyQuestions:
    """A thread that answers all costly questions, and the fair line in which they wait."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.thread = ThreadPoolExecutor(1, "costly")
        self.line = FairLine()
        self.asked: Counter[str] = Counter()
        """The number of waiting questions of each client."""

    async def answer[*Given, T](
        self, client: str, work: Callable[[*Given], T], *given: *Given, table: str = ""
    ) -> T:
        """Return the result of this work, done in turn; raise TooMany if too much work waits."""
        if self.load.is_high:
            metrics.SHED.inc()
            raise Overloaded
        if self.asked[client] >= MAX_WAITING:
            raise TooMany
        self.asked[client] += 1
        try:
            async with self.line.turn((network_of(client), client, table)):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.thread, work, *given)
        finally:
            self.asked[client] -= 1
            if not self.asked[client]:
                del self.asked[client]

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
