"""Dear questions: answered one at a time, away from the moves, and within a budget of their own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from hanse.server.limits import TooMany

MOST_WAITING = 32
"""So many questions of one client may wait."""


class Line:
    """The questions of one client, of which only the first waits with those of the others."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0


class DearQuestions:
    """One thread for all of them, and clients take turns: nobody waits behind another's many."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "dear")
        self.turn = asyncio.Lock()
        self.lines: dict[str, Line] = {}

    async def answer[*Given, T](
        self, client: str, work: Callable[[*Given], T], *given: *Given
    ) -> T:
        """Do this work when it is its turn; raise TooMany if this client has too many waiting."""
        line = self.lines.setdefault(client, Line())
        if line.waiting >= MOST_WAITING:
            raise TooMany
        line.waiting += 1
        try:
            async with line.turn, self.turn:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.thread, work, *given)
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self.lines[client]

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
