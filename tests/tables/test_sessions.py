"""A browser's token is replaced with each seat; the old one opens everything until that is used."""

from hanse.core.setup import Setup
from hanse.tables.seats.sessions import Found, Sessions
from hanse.tables.store.protocol import Store
from hanse.tables.store.rows import MatchRow
from tests.server.seats import a_row
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
        assert await fresh(store).find(first, one.id) == Found(), "the old token has ended"
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
