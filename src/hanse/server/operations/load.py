"""Load of a process, measured by its lag, so that work can be postponed."""

import asyncio
from collections import deque

from hanse.server.operations import metrics

EVERY, LOOKS = 0.5, 3
"""Seconds between two measurements, and how many of them count: one slow moment is not load."""
HIGH = 0.2
"""The delay in seconds above which costly questions are refused and few bots think."""


class Load:
    """The lag of this process: a repeated timer is this late, and so are all requests."""

    def __init__(self) -> None:
        self.delays = deque([0.0], LOOKS)

    @property
    def lag(self) -> float:
        """The smallest delay in the last measurements."""
        return min(self.delays)

    @property
    def is_high(self) -> bool:
        return self.lag > HIGH

    async def run(self) -> None:
        """Keep measuring until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(EVERY)
            self.note(loop.time() - before - EVERY)

    def note(self, delay: float) -> None:
        self.delays.append(delay)
        metrics.LATE.set(self.lag)
