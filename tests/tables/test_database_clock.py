"""Beats: a look at the store soon after something failed, but never a flood of them."""

import asyncio
from contextlib import suppress

from hanse.tables.live.database_clock import DatabaseClock
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.memory import MemoryStore


class CountedStore(MemoryStore):
    """Counts the beats."""

    beats = 0

    async def beat(self, *, serving: bool) -> tuple[float, int]:
        self.beats += 1
        return await super().beat(serving=serving)


async def beats_while(seconds: float, refusals: int) -> int:
    """Count beats while so many requests are refused, evenly spread."""
    store = CountedStore()
    clock = DatabaseClock(store, serving=True)
    beating = asyncio.create_task(clock.run())
    for _ in range(refusals):
        await asyncio.sleep(seconds / refusals)
        clock.note_failure(Unavailable("refused"))
    await asyncio.sleep(0.3)
    beating.cancel()
    with suppress(asyncio.CancelledError):
        await beating
    return store.beats


def test_a_refusal_brings_a_look_soon() -> None:
    assert asyncio.run(beats_while(0.4, 1)) == 2


def test_many_refusals_bring_few_beats() -> None:
    assert asyncio.run(beats_while(1.0, 200)) <= 8
