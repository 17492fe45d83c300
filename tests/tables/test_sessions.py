"""A browser's token is replaced with each seat; the old one opens everything until that is used."""

import pytest

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.server.store import session_rows
from hanse.tables.seats.sessions import KnownSeat, Sessions, TooManySeats, hash_token
from hanse.tables.store import memory_sessions
from hanse.tables.store.protocol import Store
from hanse.tables.store.rows import MatchRow
from hanse.tables.store.unconfirmed_tokens import MAX_UNCONFIRMED
from tests.server.seats import a_row, secret
from tests.tables.conftest import RunAt


async def two_tables(store: Store) -> tuple[MatchRow, MatchRow]:
    rows = a_row(Setup("kogge", 3)), a_row(Setup("luebeck", 3))
    for row in rows:
        await store.create(row)
    return rows


def fresh(store: Store) -> Sessions:
    """Another process, which remembers nothing."""
    return Sessions(store)


def test_the_old_token_opens_the_new_seat_until_the_new_one_is_used(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        one, two = await two_tables(store)
        first = await fresh(store).add("", one.id, "secret one")
        assert await fresh(store).seat(first, one.id) == "secret one"
        second = await fresh(store).add(first, two.id, "secret two")
        lent = await fresh(store).find(first, two.id)
        assert (lent.secret, lent.lent) == ("secret two", True)
        found = await fresh(store).find(second, two.id)
        assert (found.secret, found.lent) == ("secret two", False)
        assert await fresh(store).find(first, one.id) == KnownSeat(), "the old token has ended"
        assert await fresh(store).seat(second, one.id) == "secret one"

    at_store(work)


def test_a_request_that_comes_late_with_an_old_token_takes_nothing(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        one, two = await two_tables(store)
        sessions = Sessions(store)
        first = await sessions.add("", one.id, "secret one")
        second = await sessions.add(first, two.id, "secret two")
        await sessions.use(second)
        assert await sessions.add(first, one.id, "secret three") == ""
        assert await sessions.add(second, two.id, "secret two") == "", "it has that seat"

    at_store(work)


async def many_tables(store: Store, many: int) -> list[str]:
    rows = [a_row(Setup("kogge", 3)) for _ in range(many)]
    for row in rows:
        await store.create(row)
    return [row.id for row in rows]


async def sat_at(store: Store, matches: list[str]) -> str:
    """The token of a browser that sits at all of these."""
    token = ""
    for match in matches:
        token = await fresh(store).add(token, match, "own") or token
        await fresh(store).use(token)
    return token


async def opened(store: Store, tokens: list[str], match: str) -> list[str]:
    return [token for token in tokens if (await fresh(store).find(token, match)).secret]


def test_sitting_down_again_with_an_old_token_makes_no_second_successor(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        *kept, new = await many_tables(store, 4)
        old = await sat_at(store, kept)
        made = [await fresh(store).add(old, new, "mine") for _ in range(20)]
        assert [bool(token) for token in made] == [True] + [False] * 19
        assert (await fresh(store).find(old, new)).lent, "the old token opens the seat meanwhile"
        assert await opened(store, made[:1], kept[0]) == made[:1]

    at_store(work)


def test_two_secrets_in_turn_make_no_more_than_so_many(at_store: RunAt) -> None:
    async def work(store: Store) -> None:
        *kept, new = await many_tables(store, 4)
        old = await sat_at(store, kept)
        made = [await fresh(store).add(old, new, f"seat {turn % 2}") for turn in range(40)]
        assert sum(map(bool, made)) == MAX_UNCONFIRMED
        assert await fresh(store).seat(old, kept[0]) == "own", "nothing is lost for it"

    at_store(work)


def test_a_token_that_nobody_used_for_a_minute_makes_room(
    at_store: RunAt, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        *kept, one, two = await many_tables(store, 5)
        old = await sat_at(store, kept)
        lost = await fresh(store).add(old, one, "mine")
        for module in (memory_sessions, session_rows):
            monkeypatch.setattr(module, "STRAGGLER_SECONDS", -1.0)
        found = await fresh(store).add(old, one, "mine")
        assert found, "its answer was lost: the seat gets another token"
        assert await fresh(store).find(lost, one) == KnownSeat()
        later = [await fresh(store).add(old, two, f"{turn}") for turn in range(MAX_UNCONFIRMED)]
        assert all(later)
        assert await fresh(store).find(found, one) == KnownSeat(), "the oldest made room"
        assert not await fresh(store).seat(old, one), "and lends nothing more"
        assert await fresh(store).seat(later[-1], kept[0]) == "own"

    at_store(work)


def test_a_session_has_so_many_seats_and_those_of_finished_games_make_room(
    at_store: RunAt,
) -> None:
    async def work(store: Store) -> None:
        rows = [a_row(Setup("kogge", 3)) for _ in range(5)]
        for row in rows:
            await store.create(row)
        sessions, mine, token = Sessions(store, max_seats=3), hash_token(secret(0)), ""
        for row in rows[:3]:
            await sessions.check_room(token, row.id)
            token = await sessions.add(token, row.id, mine)
            await sessions.use(token)
        await sessions.check_room(token, rows[0].id)
        with pytest.raises(TooManySeats):
            await sessions.check_room(token, rows[3].id)
        entry = Entry(0, 0, 0, b"{}", (), "a", 0.0)
        await store.append(rows[1], entry, None, True)
        await sessions.check_room(token, rows[3].id)
        token = await sessions.add(token, rows[3].id, mine)
        found = [await fresh(store).seat(token, row.id) for row in rows]
        assert found == [mine, "", mine, mine, ""]
        with pytest.raises(TooManySeats):
            await sessions.check_room(token, rows[4].id)

    at_store(work)
