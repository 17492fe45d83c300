"""Finished games that are archived are small, and open as before."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from hanse.server.backup.replay_check import check
from hanse.server.store.archive import archive
from hanse.server.store.store import Store
from hanse.tables.live.lobby import Lobby
from tests.server.counts import SEED
from tests.server.finished import play_out
from tests.server.running import database, sql
from tests.server.stocked import shown, stock

MAX_BYTES = 4000
AGED = "UPDATE match SET finished_at = finished_at - interval '31 days' WHERE id = ANY($1)"
ENTRIES = "SELECT count(*) FROM entry WHERE match = $1"
SIZES = """
SELECT max(length(entries)), avg(pg_column_size(match.*))::int FROM archive JOIN match ON id = match
"""


@pytest.fixture
def played() -> Iterator[tuple[str, list[str]]]:
    with database() as url:
        yield url, stock(url, 6, f"archive {SEED}")


def kept(url: str, match: str) -> bool:
    """Are its entries in rows of their own?"""
    return bool(sql(url, ENTRIES, match)[0][0])


def test_archived_games_open_as_before_and_are_small(
    played: tuple[str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    url, made = played
    before = shown(url, made)
    sql(url, AGED, made[:4])
    done = asyncio.run(archive(url, 30))
    assert (done.matches, done.left) == (4, 0)
    assert [kept(url, match) for match in made] == [False] * 4 + [True] * 2
    assert shown(url, made) == before
    largest, row = sql(url, SIZES)[0]
    assert largest < MAX_BYTES
    report = asyncio.run(check(url, 1))
    assert (report.matches, report.found) == (6, [])
    assert asyncio.run(archive(url, 30)).matches == 0
    with capsys.disabled():
        print(f"\narchived: {done.packed // 4} bytes a game, at most {largest}, and {row} in its"
              f" row; {done.matches / done.seconds:.0f} games a second")  # fmt: skip


def test_a_game_with_a_missing_entry_is_left_as_it_is(played: tuple[str, list[str]]) -> None:
    url, made = played
    sql(url, "DELETE FROM entry WHERE match = $1 AND number = 5", made[0])
    many = sql(url, ENTRIES, made[0])
    done = asyncio.run(archive(url, 0))
    assert (done.matches, done.left) == (5, 1)
    assert sql(url, ENTRIES, made[0]) == many


def test_games_that_go_on_are_not_archived() -> None:
    with database() as url:
        made = stock(url, 2, "running", play=False)
        assert asyncio.run(archive(url, 0)).matches == 0
        assert sql(url, "SELECT count(*) FROM match") == [(len(made),)]


def test_who_kept_an_older_state_finds_what_was_archived() -> None:
    """A server has a game in memory; others play it to its end and archive it."""
    with database() as url:
        (match,) = stock(url, 1, "kept", play=False)
        assert asyncio.run(archived_elsewhere(url, match))


async def archived_elsewhere(url: str, match: str) -> bool:
    stores = [await Store.open(url, 2) for _ in range(2)]
    here, there = (Lobby(store, 1, 0.0) for store in stores)
    try:
        async with here.use(match) as live:
            await play_out(there, match, random.Random(1))
            assert (await archive(url, 0)).matches == 1
            await here.freshen(live)
            return live.match.game.over
    finally:
        for store in stores:
            await store.close()
