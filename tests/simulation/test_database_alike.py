"""The simulated database answers as PostgreSQL does, whatever the store asks of it."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.server.store.migrate import migrate
from hanse.server.store.move_writer import MoveWriter
from hanse.server.store.store import Store
from hanse.tables.store.errors import Conflict, Repeated
from hanse.tables.store.rows import Due, MatchRow
from tests.server.counts import SEED, count
from tests.server.running import database
from tests.server.seats import a_row
from tests.simulation.database import EPOCH, Database
from tests.simulation.loop import Process, virtual_loop
from tests.simulation.pool import Pool

STEPS = count("alike", 120, 2000)
TABLES = 4
PAST, FUTURE = 1.0, 4e9


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with database() as made:
        asyncio.run(migrate(made))
        yield made


def tables() -> list[MatchRow]:
    rows = [a_row(Setup("kogge", 2)) for _ in range(TABLES)]
    for number, row in enumerate(rows):
        row.id = f"alike{number}"
    return rows


class Story:
    """The same questions to any store, and its answers without the times in them."""

    def __init__(self, store: Store, rows: list[MatchRow]) -> None:
        self.store = store
        self.rows = rows
        self.chance = random.Random(f"alike {SEED}")
        self.told: list[object] = []

    async def tell(self) -> list[object]:
        asks = (self.append, self.append, self.together, self.say, self.due, self.look, self.aside)
        for _ in range(STEPS):
            await self.chance.choice(asks)()
        return self.told

    async def try_append(self, row: MatchRow, version: int, command: str) -> str:
        tried = MatchRow(row.id, row.setup, row.seats, row.pace, row.seed, version=version)
        entry = Entry(version, 0, version, b'{"move":"pass"}', ((1, 6),), command, PAST)
        due = self.chance.choice((None, Due(FUTURE, "bot"), Due(FUTURE, "time"), Due(PAST, "time")))
        try:
            await self.store.append(tried, entry, due, over=version == 9, digest=command)
        except (Conflict, Repeated) as wrong:
            return type(wrong).__name__
        return "written"

    def some_try(self, row: MatchRow, version: int) -> tuple[MatchRow, int, str]:
        tried = version + self.chance.choice((-1, 0, 0, 0, 1))
        return row, tried, f"c{tried + self.chance.choice((-1, 0, 0, 0))}"

    async def append(self) -> None:
        row = self.chance.choice(self.rows)
        version = (await self.store.progress(row.id)).version
        self.told.append(await self.try_append(*self.some_try(row, version)))

    async def together(self) -> None:
        """All at once, one of each match."""
        known = [(row, (await self.store.progress(row.id)).version) for row in self.rows]
        tries = [self.some_try(*one) for one in known]
        self.told.append(await asyncio.gather(*(self.try_append(*one) for one in tries)))

    async def say(self) -> None:
        row = self.chance.choice(self.rows)
        line = await self.store.say(row, 1, "Moin")
        lines = await self.store.chat(row.id, self.chance.randrange(3))
        self.told += [line.number, [(one.number, one.seat, one.words) for one in lines]]

    async def due(self) -> None:
        """Something is due, or put off; who takes it has it to himself for a while."""
        row = self.chance.choice(self.rows)
        version = (await self.store.progress(row.id)).version
        wrong = self.chance.choice((0, 0, 1))
        at = self.chance.choice((PAST, FUTURE))
        tried = MatchRow(row.id, row.setup, row.seats, row.pace, row.seed, version=version + wrong)
        kind = self.chance.choice(("bot", "reply", "time", "alone"))
        await self.store.due_work.set_due(tried, Due(at, kind))
        if self.chance.random() < 0.3:
            await self.store.due_work.pause()
        if self.chance.random() < 0.3:
            watched = await self.store.due_work.watch([row.id], 45.0)
            self.told.append(sorted(watched.items()))
        for _ in range(2):
            waiting = await self.store.due_work.due_matches("code")
            self.told.append([(one.id, one.kind, one.address, one.total) for one in waiting])
            taken = await self.store.due_work.take(waiting)
            self.told.append(sorted((one.id, one.version, one.served, one.kind) for one in taken))
        await self.store.due_work.set_due(MatchRow(**{**fields(tried), "version": version}), None)

    async def look(self) -> None:
        names = [row.id for row in self.chance.sample(self.rows, 2)]
        marks = await self.store.marks(names)
        entries = await self.store.entries(names[0], self.chance.randrange(3))
        row = await self.store.find(names[0])
        assert row
        await self.store.beat(serving=True)  # a machine that stands still may count an outage
        self.told.append((sorted(marks.items()), [one.command for one in entries]))
        self.told.append((row.version, row.finished, row.digest, row.has_started))

    async def aside(self) -> None:
        self.told.append(await self.store.set_aside(self.rows[0].id, self.chance.choice("ab")))


def fields(row: MatchRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


async def told_by_postgres(url: str, together: int) -> list[object]:
    store = await Store.open(url, 2, together)
    try:
        await store.pool.execute("TRUNCATE match, entry, chat, outage CASCADE")
        rows = tables()
        for row in rows:
            await store.create(row)
        return await Story(store, rows).tell()
    finally:
        await store.close()


def told_by_simulation(together: int) -> list[object]:
    loop, chance = virtual_loop(), random.Random(1)
    made, rows = Database(loop.time, chance, 0.01), tables()
    for row in rows:
        row.began = EPOCH
        made.put(row, (None, None))
    pool = cast(Any, Pool(made, Process("one"), chance, 2, 0.001))
    story = Story(Store(pool, MoveWriter(pool, 2, together)), rows)
    return cast(list[object], loop.run(story.tell()))


@pytest.mark.parametrize("together", [0, 50])
def test_it_answers_as_postgres_does(url: str, together: int) -> None:
    true = asyncio.run(told_by_postgres(url, together))
    assert told_by_simulation(together) == true
    assert {"written", "Conflict", "Repeated"} <= {one for one in true if isinstance(one, str)}
