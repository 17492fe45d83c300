"""How a server finds out whether its database can store a move."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest

from hanse.core.setup import Setup
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from hanse.tables.live import database_clock
from hanse.tables.live.database_clock import DatabaseClock
from hanse.tables.messages.wire import StoreState
from hanse.tables.store.errors import DiskFull, Unavailable
from tests.server.running import database
from tests.server.seats import a_row
from tests.server.stoppable import stoppable


class CrampedStore:
    """A real store whose disk is full when a test says so: the database itself is not asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cramped = False
        self.beats: list[bool] = []

    async def beat(self, *, serving: bool) -> tuple[float, int]:
        self.beats.append(serving)
        return await self.store.beat(serving=serving)

    async def outages(self) -> Any:
        return await self.store.outages()

    async def write_file(self) -> None:
        await self.store.write_file()
        if self.cramped:
            raise DiskFull("no space left on device")


@contextmanager
def own_database() -> Iterator[str]:
    """The PostgreSQL that comes with the package, which may be newer than the other."""
    with stoppable() as cluster:
        yield cluster.address


def with_store(
    work: Callable[[Store], Any], given: Callable[[], AbstractContextManager[str]] = database
) -> None:
    async def run(url: str) -> None:
        await migrate(url)
        store = await Store.open(url, 2)
        try:
            await work(store)
        finally:
            await store.close()

    with given() as url:
        asyncio.run(run(url))


def test_while_the_disk_is_full_nobodys_clock_runs() -> None:
    """A beat would say that players are served, though none of their moves can be stored."""

    async def run(store: Store) -> None:
        cramped = CrampedStore(store)
        beating = DatabaseClock(cramped, serving=True)  # type: ignore[arg-type]
        await beating.look()
        assert beating.state == StoreState(True)
        cramped.cramped = True
        beating.note_failure(DiskFull("a move was refused"))
        assert beating.state == StoreState(False, full=True), "it is known immediately"
        beating.check_at = 0.0
        await beating.look()
        cramped.cramped = False
        beating.check_at = 0.0
        await beating.look()
        assert beating.state == StoreState(True)
        assert cramped.beats == [True, False, True]

    with_store(run)


def test_refused_moves_do_not_put_off_the_next_check() -> None:
    async def run(store: Store) -> None:
        beating = DatabaseClock(store, serving=True)
        await beating.look()
        beating.note_failure(DiskFull("a move was refused"))
        due = beating.check_at
        with pytest.raises(DiskFull):
            await store.say(a_row(Setup("kogge", 2)), 0, "hello")
        beating.note_failure(DiskFull("another one"))
        assert beating.check_at == due
        beating.check_at = 0.0
        await beating.look()
        assert store.has_room

    with_store(run)


def test_what_the_database_says_of_a_full_disk_has_a_name() -> None:
    async def run(store: Store) -> None:
        raising = (
            "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING errcode = '53100'; END $$"
        )
        with pytest.raises(DiskFull):
            await store.rows(raising)
        with pytest.raises(Unavailable):
            await store.rows(raising.replace("53100", "53200"))

    with_store(run)


@pytest.mark.parametrize("given", [database, own_database])
def test_the_check_writes_a_file_where_the_database_is(
    given: Callable[[], AbstractContextManager[str]],
) -> None:
    """Statistics of the database count temporary files; they are gone at the end of the check."""
    told = "SELECT temp_files FROM pg_stat_database WHERE datname = current_database()"

    async def run(store: Store) -> None:
        await store.write_file()
        await store.rows("SELECT pg_stat_force_next_flush()")
        await store.rows("SELECT pg_stat_clear_snapshot()")
        assert (await store.rows(told))[0][0] > 0

    with_store(run, given)


def test_a_busy_process_does_not_take_its_database_for_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(database_clock, "PATIENCE", 0.4)
    monkeypatch.setattr(database_clock, "STEP", 0.05)

    async def hog() -> None:
        while True:
            time.sleep(0.3)
            await asyncio.sleep(0)

    async def run(store: Store) -> None:
        hogging = asyncio.create_task(hog())
        try:
            await DatabaseClock(store, serving=True).beat()
        finally:
            hogging.cancel()

    with_store(run)


def test_a_database_that_is_silent_is_taken_for_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_clock, "PATIENCE", 0.4)
    monkeypatch.setattr(database_clock, "STEP", 0.05)

    async def run(store: Store) -> None:
        async with store.pool.acquire() as other, other.transaction():
            await other.execute("LOCK TABLE pulse")
            with pytest.raises(Unavailable):
                await DatabaseClock(store, serving=True).beat()

    with_store(run)
