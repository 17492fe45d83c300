"""Moves that travel together: each fenced by its own version, each answered after the commit."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count as count_up

import asyncpg
import pytest

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.server.operations import metrics
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from hanse.tables.store.errors import Conflict, Repeated, Unavailable
from hanse.tables.store.rows import Due, MatchRow, Progress, Stamp
from tests.server.counts import SEED, count
from tests.server.running import database, sql
from tests.server.seats import a_row

MATCHES = 12
ROUNDS = count("contests", 20, 1000)
ALONE, TOGETHER = 0, 50
END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture
def url() -> Iterator[str]:
    with database() as made:
        asyncio.run(migrate(made))
        yield made


@asynccontextmanager
async def opened(url: str, together: int = TOGETHER, size: int = 2) -> AsyncIterator[Store]:
    """A store with one connection for moves, so that they have to wait."""
    store = await Store.open(url, size, together)
    try:
        yield store
    finally:
        await store.close()


async def made(store: Store, count: int = MATCHES) -> list[MatchRow]:
    rows = [a_row(Setup("kogge", 2)) for _ in range(count)]
    for row in rows:
        await store.create(row)
    return rows


DUE = "SELECT extract(epoch FROM due_at)::float8 AS at FROM match WHERE id = ANY($1)"


def move(row: MatchRow, command: str = "", seat: int = 0) -> Entry:
    return Entry(row.version, seat, row.version, b'{"move":"pass"}', ((1, 6),), command or row.id)


async def append(store: Store, row: MatchRow, command: str = "") -> Stamp:
    stamp = await store.append(row, move(row, command), None, over=False)
    row.version += 1
    return stamp


async def outcome(work: Coroutine[object, object, object]) -> str:
    try:
        await work
    except (Conflict, Repeated, Unavailable) as wrong:
        return type(wrong).__name__
    return "ok"


def trips() -> int:
    samples = [one for metric in metrics.TOGETHER.collect() for one in metric.samples]
    return int(next(one.value for one in samples if one.name.endswith("_count")))


@pytest.mark.parametrize("together", [ALONE, TOGETHER])
def test_every_move_of_many_matches_is_written(url: str, together: int) -> None:
    async def work() -> list[str]:
        async with opened(url, together) as store:
            rows = await made(store)

            async def play(row: MatchRow) -> None:
                for number in range(8):
                    await append(store, row, f"c{number}")

            await asyncio.gather(*map(play, rows))
            return [row.id for row in rows]

    before = trips()
    matches = asyncio.run(work())
    in_order = "SELECT match, array_agg(number ORDER BY number) FROM entry GROUP BY match"
    assert dict(sql(url, in_order)) == {match: [*range(8)] for match in matches}
    shared = trips() - before < 8 * MATCHES
    assert shared == (together == TOGETHER)


def test_who_is_late_or_says_it_twice_stops_nobody_else(url: str) -> None:
    async def work() -> list[str]:
        async with opened(url) as store:
            rows = await made(store)
            for row in rows:
                await append(store, row, "first")
            rows[3].version = 0
            commands = ["first" if row is rows[5] else "second" for row in rows]
            tried = [outcome(append(store, *one)) for one in zip(rows, commands, strict=True)]
            return await asyncio.gather(*tried)

    expected = ["ok"] * MATCHES
    expected[3], expected[5] = "Conflict", "Repeated"
    assert asyncio.run(work()) == expected
    assert sql(url, "SELECT count(*) FROM entry") == [(2 * MATCHES - 2,)]


def test_a_match_that_somebody_holds_keeps_only_its_own_players_waiting(url: str) -> None:
    async def work() -> bool:
        connection = await asyncpg.connect(url)
        async with opened(url, size=4) as store:
            rows = await made(store)
            async with connection.transaction():
                await connection.execute("SELECT 1 FROM match WHERE id = $1 FOR UPDATE", rows[2].id)
                tasks = [asyncio.create_task(append(store, row)) for row in rows]
                free = [task for task in tasks if task is not tasks[2]]
                await asyncio.wait(free, timeout=20)
                held = not tasks[2].done() and all(task.done() for task in free)
            await tasks[2]
        await connection.close()
        return held

    assert asyncio.run(work())


def test_two_that_write_the_same_matches_do_not_lock_each_other(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each of two processes writes to all matches at once, in any order: one of them wins each."""
    chance, seen = random.Random(f"contests {SEED}"), Counter[str]()

    async def work() -> float:
        async with opened(url) as one, opened(url) as other:
            rows = await made(one)
            began = time.monotonic()
            for number in range(ROUNDS):
                tries = [(store, row) for store in (one, other) for row in rows]
                chance.shuffle(tries)
                both = [
                    outcome(store.append(row, move(row, f"{number}{store is one}"), None, False))
                    for store, row in tries
                ]
                seen.update(await asyncio.gather(*both))
                for row in rows:
                    row.version += 1
            return time.monotonic() - began

    took = asyncio.run(work())
    assert dict(seen) == {"ok": ROUNDS * MATCHES, "Conflict": ROUNDS * MATCHES}
    [(deadlocks,)] = sql(url, "SELECT deadlocks FROM pg_stat_database"
                              " WHERE datname = current_database()")  # fmt: skip
    assert deadlocks == 0
    with capsys.disabled():
        print(f"\ncontests: {ROUNDS} rounds of {MATCHES} matches, {took:.1f} s")


@pytest.mark.parametrize("together", [ALONE, TOGETHER])
def test_lost_connections_lose_nothing_that_was_answered(url: str, together: int) -> None:
    """All of them are ended again and again; what was answered is there, and play goes on."""

    async def work() -> tuple[Counter[str], set[tuple[str, str]]]:
        found, answered = Counter[str](), set[tuple[str, str]]()
        async with opened(url, together, size=4) as store:
            rows = await made(store)

            ended = asyncio.Event()

            async def play(row: MatchRow) -> None:
                for number in count_up():
                    if ended.is_set():
                        return
                    came = await outcome(append(store, row, f"c{number}"))
                    found[came] += 1
                    if came == "ok":
                        answered.add((row.id, f"c{number}"))
                    else:
                        await asyncio.sleep(0.05)
                        row.version = (await known(store, row)).version

            async def end_others() -> None:
                connection = await asyncpg.connect(url)
                for _ in range(4):
                    await asyncio.sleep(0.15)
                    await connection.execute(END_OTHERS)
                await connection.close()
                ended.set()

            await asyncio.gather(end_others(), *map(play, rows))
            for row in rows:
                row.version = (await known(store, row)).version
                await append(store, row, "last")
        return found, answered

    found, answered = asyncio.run(work())
    stored = {(match, command) for match, command in sql(url, "SELECT match, command FROM entry")}
    assert answered <= stored
    assert found["Unavailable"] > 0
    assert found["ok"] > MATCHES


@pytest.mark.parametrize("together", [ALONE, TOGETHER])
def test_who_tries_again_at_once_takes_no_connection_from_readers(url: str, together: int) -> None:
    """Half of the connections write, also after they were lost while moves waited for one."""

    async def work() -> int:
        holder = await asyncpg.connect(url)
        async with opened(url, together, size=4) as store:
            rows = await made(store)

            async def play(row: MatchRow) -> None:
                for number in range(9):
                    with suppress(Unavailable):
                        await append(store, row, f"c{number}")
                        return

            playing = []
            for _ in range(3):
                async with holder.transaction():
                    await holder.execute("SELECT 1 FROM match FOR UPDATE")
                    playing += [asyncio.create_task(play(row)) for row in rows]
                    await asyncio.sleep(0.2)
                    await holder.execute(END_OTHERS)
                    await asyncio.sleep(0.2)
            async with asyncio.timeout(20):
                await asyncio.gather(*playing, return_exceptions=True)
                await known(store, rows[0])
            await holder.close()
            return store.writer.unopened + len(store.writer.free)

    assert asyncio.run(work()) == 2


async def known(store: Store, row: MatchRow) -> Progress:
    while True:
        try:
            return await store.progress(row.id)
        except Unavailable:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("together", [ALONE, TOGETHER])
def test_a_clock_that_runs_out_later_changes_no_index(url: str, together: int) -> None:
    """The earlier time stays: whoever finds it due puts it off. What is due earlier is written."""
    dues = [Due(9e8, "time"), Due(9.1e8, "time"), Due(8e8, "time"), Due(9e8, "bot"), None]

    async def work() -> list[list[float | None]]:
        async with opened(url, together) as store:
            rows, found = await made(store, 3), []
            for number, due in enumerate(dues):
                tries = [
                    store.append(row, move(row, f"c{number}"), due, over=False) for row in rows
                ]
                await asyncio.gather(*tries)
                for row in rows:
                    row.version += 1
                names = [row.id for row in rows]
                found.append([one["at"] for one in await store.rows(DUE, names)])
            return found

    kept = [9e8, 9e8, 8e8, 9e8, None]
    assert asyncio.run(work()) == [[at] * 3 for at in kept]
