"""Garbage collection that stops nobody for long, however many matches are in memory.

A full collection looks at every object there is. What has lasted for a while is therefore exempted
from it (frozen), again and again, and looked through only now and then, when nobody plays.
"""

import asyncio
import gc
import time
from collections.abc import Callable

from hanse.server.operations import metrics

OFTEN, SELDOM, LATEST = 5.0, 3600.0, 7200.0
"""Seconds between looks at what is new, and from when and until when all is looked through."""


class TamedCollector:
    """Looks through what is new and exempts what stays; through everything when it is quiet."""

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
    """Collect what is not exempt yet, and exempt what is left."""
    gc.collect()
    gc.freeze()
