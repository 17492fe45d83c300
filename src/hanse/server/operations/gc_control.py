"""Control of garbage collection, so that it blocks nobody for long despite many matches.

A full collection looks at every object. Long-lived objects are therefore exempted (frozen)
repeatedly, and all objects are checked only now and then, when nobody plays.
"""

import asyncio
import gc
import time
from collections.abc import Callable

from hanse.server.operations import metrics

OFTEN, SELDOM, LATEST = 5.0, 3600.0, 7200.0
"""Seconds between collections of new objects; earliest and latest time to check all objects."""


class TamedCollector:
    """A collector of new objects, which exempts survivors, and of all objects in quiet times."""

    def __init__(self, moves: Callable[[], int]) -> None:
        self.moves = moves
        self.counted = 0
        self.swept = time.monotonic()
        self.began = 0.0

    async def run(self) -> None:
        """Collect until cancelled."""
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
    """Collect everything that is not exempt yet, and exempt the survivors."""
    gc.collect()
    gc.freeze()
