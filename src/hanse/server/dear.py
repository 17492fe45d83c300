"""Dear questions: answered one at a time, away from the moves, and within a budget of their own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from hanse.server.limits import TooMany

MOST_WAITING = 32


class DearQuestions:
    """One thread for all of them; who finds too many waiting is told to come back."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "dear")
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def answer[*Given, T](self, work: Callable[[*Given], T], *given: *Given) -> T:
        """Do this work when it is its turn; raise TooMany if too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise TooMany
        self.waiting += 1
        try:
            async with self.turn:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.thread, work, *given)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
