"""Channels for turn notifications in the store, and the moves that make a match due for them."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator

import pytest
from msgspec.structs import replace

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.server.store.channel_errors import TooManyChannels
from hanse.server.store.channel_rows import MAX_CHANNELS, Channel, Options
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from hanse.tables.seats.sessions import Sessions, hash_token
from hanse.tables.store.rows import MatchRow, NewLink, Standing
from tests.server.running import database
from tests.server.seats import a_row, secret

type Work = Callable[[Store], Coroutine[object, object, None]]
COLUMNS = """
SELECT notify_after, extract(epoch FROM notify_at - hanse_now())::float8 FROM match
WHERE id = $1
"""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with database() as made:
        asyncio.run(migrate(made))
        yield made


@pytest.fixture(params=[0, 50], ids=["alone", "together"])
def at_store(url: str, request: pytest.FixtureRequest) -> Callable[[Work], None]:
    """Run a piece of work with a store that writes moves alone, or several together."""

    async def run(work: Work) -> None:
        store = await Store.open(url, 2, request.param)
        try:
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(run(work))


async def a_match(store: Store) -> MatchRow:
    row = a_row(Setup("kogge", 3))
    await store.create(row)
    return row


def a_channel(row: MatchRow, seat: int = 0, **more: object) -> Channel:
    """A webhook of a seat; of the table itself with a seat of -1."""
    word = hash_token(secret(seat)) if seat >= 0 else ""
    made = Channel(
        id=f"{row.id}-{seat}", match=row.id, secret=word, kind="webhook",
        address="https://example.org/x", idle=60.0,
    )  # fmt: skip
    return replace(made, **more)


async def play(store: Store, row: MatchRow, *asked: int) -> None:
    """Append an entry after which these seats are asked."""
    entry = Entry(row.version, 0, row.version, b"{}", (), f"c{row.version}")
    standing = Standing(asked=asked, deadlines=(None,) * len(asked))
    await store.append(row, entry, None, False, standing=standing)
    row.version += 1


async def columns(store: Store, row: MatchRow) -> tuple[object, float | None]:
    found = await store.rows(COLUMNS, row.id)
    return found[0][0], found[0][1]


def test_without_channels_a_move_leaves_the_columns_empty(
    at_store: Callable[[Work], None],
) -> None:
    async def work(store: Store) -> None:
        row = await a_match(store)
        await play(store, row, 0, 1)
        assert await columns(store, row) == (None, None)
        assert await store.channels.take() == []

    at_store(work)


def test_a_move_makes_the_match_due_for_the_seats_that_it_asks(
    at_store: Callable[[Work], None],
) -> None:
    async def work(store: Store) -> None:
        row = await a_match(store)
        await store.channels.add(a_channel(row, 1))
        (taken,) = await store.channels.take()
        await store.channels.settle(taken, 0, None)
        after, due = await columns(store, row)
        assert (after, due) == ("[null, 60, null]", None)
        await play(store, row, 0, 2)
        assert (await columns(store, row))[1] is None, "no asked seat has a channel"
        await play(store, row, 2, 1)
        due = (await columns(store, row))[1]
        assert due is not None
        assert 50 < due <= 60
        await asyncio.sleep(0.3)
        await play(store, row, 1)
        later = (await columns(store, row))[1]
        assert later is not None
        assert later < due - 0.2, "the earlier time is kept"

    at_store(work)


def test_a_match_is_taken_once_and_stays_due_if_it_changes_meanwhile(
    at_store: Callable[[Work], None],
) -> None:
    async def work(store: Store) -> None:
        row = await a_match(store)
        await store.channels.add(a_channel(row, 0, idle=0.0))
        (taken,) = await store.channels.take()
        assert (taken.id, taken.version) == (row.id, 0)
        assert await store.channels.take() == [], "the match is leased"
        await play(store, row, 0)
        await store.channels.settle(taken, 0, None)
        (again,) = await store.channels.take()
        assert (again.id, again.version) == (row.id, 1)
        await store.channels.add(a_channel(row, 1, idle=0.0))
        await store.channels.settle(again, 1, None)
        (third,) = await store.channels.take()
        await store.channels.settle(third, 1, time.time() + 100)
        assert await store.channels.take() == []

    at_store(work)


def test_moves_of_the_version_before_are_found_by_sweeping(
    at_store: Callable[[Work], None],
) -> None:
    async def work(store: Store) -> None:
        row = await a_match(store)
        await store.channels.add(a_channel(row))
        (taken,) = await store.channels.take()
        await store.channels.settle(taken, 0, None)
        await store.channels.sweep()
        assert await store.channels.take() == [], "its last version has been seen"
        await store.rows("UPDATE match SET version = version + 1 WHERE id = $1", row.id)
        await store.channels.sweep()
        assert [one.id for one in await store.channels.take()] == [row.id]

    at_store(work)


def test_channels_are_found_changed_and_removed(at_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        row = await a_match(store)
        mine = a_channel(row, options=Options(22, 7, "Europe/Berlin", 60), language="it")
        await store.channels.add(mine)
        assert await store.channels.of_match(row.id) == [mine]
        changed = replace(mine, idle=5.0, also_open=True)
        assert await store.channels.change(changed)
        assert await store.channels.of_match(row.id) == [changed]
        stolen = replace(mine, secret=hash_token(secret(1)), address="https://example.com")
        assert not await store.channels.change(stolen), "the id belongs to another seat"
        assert await store.channels.of_match(row.id) == [changed]
        assert not await store.channels.remove(row.id, hash_token(secret(1)), mine.id)
        assert await store.channels.remove(row.id, mine.secret, mine.id)
        assert await store.channels.of_match(row.id) == []
        assert (await columns(store, row))[0] is None
        for number in range(MAX_CHANNELS):
            await store.channels.add(replace(mine, id=f"{row.id}{number}"))
        with pytest.raises(TooManyChannels):
            await store.channels.add(mine)

    at_store(work)


def test_the_tables_channel_counts_for_all_seats_except_bots(
    at_store: Callable[[Work], None],
) -> None:
    async def work(store: Store) -> None:
        row = a_row(Setup("kogge", 3), bots={2: "captain"})
        await store.create(row)
        await store.channels.add(a_channel(row, -1))
        assert (await columns(store, row))[0] == "[60, 60, null]"
        await store.channels.add(a_channel(row, 1, idle=5.0))
        assert (await columns(store, row))[0] == "[60, 5, null]"
        await store.channels.change(a_channel(row, 1, idle=5.0, off=True))
        assert (await columns(store, row))[0] == "[60, 60, null]"

    at_store(work)


def test_a_new_link_keeps_only_the_channels_of_the_browser_that_keeps_the_seat(
    at_store: Callable[[Work], None],
) -> None:
    async def work(store: Store) -> None:
        row = await a_match(store)
        opened = hash_token(secret(0))
        token = hash_token(await Sessions(store).add("", row.id, opened))
        browser = await store.channels.browser(token)
        assert browser
        await store.channels.add(a_channel(row, id=f"{row.id}own", browser=browser))
        await store.channels.add(a_channel(row, id=f"{row.id}thief", browser="another"))
        await store.channels.add(a_channel(row, 1))
        assert await store.change_link(row.id, NewLink(opened, "new", token)) == [row.id]
        found = {one.id: one.secret for one in await store.channels.of_match(row.id)}
        assert found == {f"{row.id}own": "new", f"{row.id}-1": hash_token(secret(1))}
        assert await store.change_link(row.id, NewLink("new", "given", "")) == [row.id]
        assert [one.id for one in await store.channels.of_match(row.id)] == [f"{row.id}-1"]
        assert (await columns(store, row))[0] == "[null, 60, null]"

    at_store(work)


def test_an_open_page_and_failures_are_noted(at_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        row = await a_match(store)
        one, two = a_channel(row), a_channel(row, 1, also_open=True)
        for channel in (one, two):
            await store.channels.add(channel)
        seats = [(row.id, channel.secret) for channel in (one, two)]
        await store.channels.note_open(seats, 60.0)
        found = await store.channels.of_match(row.id)
        assert [channel.is_open for channel in found] == [True, False]
        await store.channels.note_failure(two, 30.0)
        await store.channels.note_failure(two, 30.0, "gone")
        failed = (await store.channels.of_match(row.id))[1]
        assert (failed.tries, failed.failed, failed.is_used) == (2, "gone", False)
        await store.channels.note_sent(one, 4)
        await store.channels.note_sent(replace(two, address="https://elsewhere.org"), 4)
        assert [channel.sent for channel in await store.channels.of_match(row.id)] == [4, -1]

    at_store(work)


def test_channels_are_forgotten_a_while_after_the_game(at_store: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        row, other = await a_match(store), await a_match(store)
        for one in (row, other):
            await store.channels.add(a_channel(one))
        ended = "UPDATE match SET finished_at = hanse_now() - interval '8 days' WHERE id = $1"
        await store.rows(ended, row.id)
        await store.channels.sweep()
        assert await store.channels.of_match(row.id) == []
        assert await columns(store, row) == (None, None)
        assert len(await store.channels.of_match(other.id)) == 1

    at_store(work)
