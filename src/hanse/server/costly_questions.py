"""Costly questions: answered one at a time, away from the moves, within a budget of their own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from hanse.server.limits import TooMany

MOST_WAITING = 32
"""So many questions of one client may wait."""


class ClientQueue:
    """The questions of one client, of which only the first waits with those of the others."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0


class CostlyQuestions:
    """One thread for all of them, and clients take turns: nobody waits behind another's many."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "costly")
        self.turn = asyncio.Lock()
        self.queues: dict[str, ClientQueue] = {}

    async def answer[*Given, T](
        self, client: str, work: Callable[[*Given], T], *given: *Given
    ) -> T:
        """Do this work when it is its turn; raise TooMany if this client has too many waiting."""
        queue = self.queues.setdefault(client, ClientQueue())
        if queue.waiting >= MOST_WAITING:
            raise TooMany
        queue.waiting += 1
        try:
            async with queue.turn, self.turn:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.thread, work, *given)
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self.queues[client]

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
