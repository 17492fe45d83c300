"""How far this process is behind with its work; what can wait is put off then."""

import asyncio

from hanse.server import metrics

EVERY = 0.1
"""Seconds between two looks."""
HIGH = 0.08
"""Seconds of delay from which on costly questions are refused, and few bots think."""
FADES = 0.85
"""So much of an old delay is left at the next look."""


class Load:
    """How late a timer of this process rings: so late everybody is served."""

    def __init__(self) -> None:
        self.late = 0.0

    @property
    def high(self) -> bool:
        return self.late > HIGH

    async def run(self) -> None:
        """Until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(EVERY)
            self.note(loop.time() - before - EVERY)

    def note(self, late: float) -> None:
        """Keep a delay; it fades, so that one slow moment puts nothing off for long."""
        self.late = max(late, self.late * FADES)
        metrics.LATE.set(self.late)
