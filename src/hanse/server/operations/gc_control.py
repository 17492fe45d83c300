"""Garbage collection that blocks nobody for long, with any number of matches in memory.

A full collection looks at every object there is. Long-lived objects are therefore exempted from it
(frozen), again and again, and looked through only now and then, when nobody plays.
"""

import asyncio
import gc
import time
from collections.abc import Callable

from hanse.server.operations import metrics

OFTEN, SELDOM, LATEST = 5.0, 3600.0, 7200.0
"""Seconds between looks at new objects, and the first and last time to look through all."""


class TamedCollector:
    """Looks through new objects and exempts those that stay; through all when it is quiet."""

    def __init__(self, moves: Callable[[], int]) -> None:
        self.moves = moves
        self.counted = 0
        self.swept = time.monotonic()
        self.began = 0.0

    async def run(self) -> None:
        """Until cancelled."""
        gc.callbacks.append(self.measure)
        try:
            while True:
                await asyncio.sleep(OFTEN)
                self.tidy(time.monotonic())
        finally:
            gc.callbacks.remove(self.measure)

    def tidy(self, now: float) -> None:
        moves = self.moves()
        quiet, self.counted = moves == self.counted, moves
        waited = now - self.swept
        if waited > LATEST or (quiet and waited > SELDOM):
            self.swept = now
            gc.unfreeze()
        settle_memory()

    def measure(self, phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.perf_counter()
        else:
            metrics.COLLECTOR.observe(time.perf_counter() - self.began)


def settle_memory() -> None:
    """Collect everything that is not exempt yet, and exempt the rest."""
    gc.collect()
    gc.freeze()
