"""The state of the store: whether it answers and can store a move, and its time."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Protocol

from hanse.match.clock import Outage
from hanse.tables.environment import SILENT_ENVIRONMENT, Environment
from hanse.tables.messages.wire import StoreState
from hanse.tables.store.errors import DiskFull, Unavailable
from hanse.tables.store.protocol import Store

BEAT, AWAY = 2.0, 0.25
"""Seconds between two beats, and between attempts while the store does not answer."""
MIN_REST = 0.2
"""The minimum seconds between two beats, however many requests are refused meanwhile."""
CHECK, CHECK_FULL = 10.0, 1.0
"""Seconds between two checks of the disk: normally, and while it is full."""
PATIENCE, STEP = 4.0, 0.25
"""Seconds after which a store that does not answer counts as down, and the steps of the wait."""


MEGA = 1_000_000


class Disk(Protocol):
    """The disk under the store, as far as this process can see it."""

    bound: int
    """The bytes that must be free."""

    async def is_short(self, *, was_short: bool) -> bool:
        """Measure the free space and return whether it is below the bound."""


class UnseenDisk:
    """A disk that this process cannot see, or that does not exist."""

    bound = 0

    async def is_short(self, *, was_short: bool) -> bool:
        """Return false, because nothing is known about this disk."""
        return False


class DatabaseClock:
    """The store's time, and the beats that a server writes while it can serve players.

    A beat is a committed row, so it proves that moves can be stored. A full disk stops the beats,
    and without beats players' clocks stand still. A worker process writes no beats, so clocks also
    stand still while no server is up.
    """

    def __init__(
        self, store: Store, *, serving: bool, environment: Environment = SILENT_ENVIRONMENT
    ) -> None:
        self.store = store
        self.serving = serving
        self.log, self.metrics = environment.log, environment.metrics
        self.disk: Disk = UnseenDisk()
        self.reachable = True
        self.full = False
        self.check_at = 0.0
        self.offset = 0.0
        self.outages: list[Outage] = []
        self.clock = time.monotonic
        self.changed: Callable[[], None] = lambda: None
        self.soon = asyncio.Event()

    @property
    def can_store(self) -> bool:
        """Return whether a move can be stored, as far as is known."""
        return self.reachable and not self.full

    @property
    def state(self) -> StoreState:
        """Return the state that players are shown."""
        return StoreState(self.can_store, self.full)

    def now(self) -> float:
        """Return the best estimate of database time, for notifications and never for the record."""
        return self.clock() + self.offset

    @property
    def last_outage(self) -> int:
        """The number of the last known outage."""
        return self.outages[-1].number if self.outages else 0

    async def look(self) -> None:
        """Check the disk if that is due, then beat; with a full disk, only read the time."""
        if self.clock() >= self.check_at:
            await self.check_room()
        await self.beat()
        self.note(reachable=True)

    async def check_room(self) -> None:
        """Note whether the disk has room for moves.

        PostgreSQL reuses old log files, so a beat can succeed on a full disk. So measure the free
        space if this process can see the disk, and let the database write a new file.
        """
        full = await self.disk.is_short(was_short=self.full)
        if not full:
            try:
                await wait_for_store(self.store.write_file())
            except DiskFull:
                full = True
        self.note(full=full)
        self.check_at = self.clock() + (CHECK_FULL if full else CHECK)

    async def beat(self) -> None:
        before = self.clock()
        # With a full disk nobody can play, so the time must not count. Without a beat, it counts as
        # an outage.
        serving = self.serving and not self.full
        now, outages = await wait_for_store(self.store.beat(serving=serving))
        offset = now - (before + self.clock()) / 2
        learned = await self.learn(outages)
        self.offset = offset  # set last: a clock that went forward would make people late
        if learned:
            self.changed()

    async def learn(self, outages: int) -> bool:
        """Read about outages that this process does not know yet; return whether there were any."""
        if outages <= self.last_outage:
            return False
        self.outages = await self.store.outages()
        self.metrics.outages.set(len(self.outages))
        return True

    def note_failure(self, wrong: Unavailable) -> None:
        """Note that something could not be stored or read, and look at the store immediately."""
        if isinstance(wrong, DiskFull) and not self.full:  # else each refusal would put off checks
            self.note(full=True)
            self.check_at = self.clock() + CHECK_FULL
        self.soon.set()

    async def run(self) -> None:
        """Keep beating until cancelled."""
        while True:
            try:
                await self.look()
            except DiskFull as wrong:
                self.note_failure(wrong)
            except Unavailable as wrong:
                if self.reachable:
                    self.log.error("the database is not reachable", error=str(wrong))
                self.note(reachable=False)
            except Exception:
                self.metrics.failures.labels("pulse").inc()
                self.log.exception("the beat failed")
            await self.rest()

    async def rest(self) -> None:
        """Wait for the next beat; a store that is down or full is queried often."""
        self.soon.clear()
        # Pause even while all is well, so that a flood of refusals is not a flood of beats.
        pause = MIN_REST if self.can_store else CHECK_FULL
        await asyncio.sleep(pause if self.reachable else AWAY)
        with suppress(TimeoutError):
            async with asyncio.timeout(BEAT if self.can_store else 0):
                await self.soon.wait()

    def note(self, *, reachable: bool | None = None, full: bool | None = None) -> None:
        """Note whether the store is reachable and its disk full; log and announce changes."""
        before = (self.reachable, self.full)
        self.reachable = self.reachable if reachable is None else reachable
        self.full = self.full if full is None else full
        self.metrics.reachable.set(self.reachable)
        self.metrics.writable.set(self.can_store)
        self.store.has_room = not self.full
        if before == (self.reachable, self.full):
            return
        if self.reachable and not before[0]:
            self.log.warning("the database is reachable again")
        if self.full != before[1]:
            self.log_disk()
        self.changed()

    def log_disk(self) -> None:
        """Log that the disk is full, or that it has room again."""
        if self.full:
            bound = self.disk.bound // MEGA
            self.log.error("the disk is full: moves are refused", min_free_megabytes=bound)
        else:
            self.log.warning("there is room on the disk again: moves are stored")


async def wait_for_store[T](work: Coroutine[object, object, T]) -> T:
    """Wait for the store; raise Unavailable if it does not answer.

    Time in which this process was busy elsewhere does not count, because then an answer is noticed
    late through no fault of the store.
    """
    task = asyncio.create_task(work)
    try:
        for _ in range(round(PATIENCE / STEP)):
            done, _ = await asyncio.wait({task}, timeout=STEP)
            if done:
                return task.result()
    finally:
        task.cancel()
    raise Unavailable("no answer")
