"""Both stores: memory, and PostgreSQL. What tables ask of one, the other answers alike."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store as PostgresStore
from hanse.tables.store.memory import MemoryStore
from hanse.tables.store.protocol import Store
from tests.server.running import database

type Work = Callable[[Store], Coroutine[Any, Any, None]]
type RunAt = Callable[[Work], None]


@pytest.fixture(scope="session", params=["memory", "postgres"])
def at_store(request: pytest.FixtureRequest) -> Iterator[RunAt]:
    """Return what runs a piece of work with a store."""
    if request.param == "memory":
        yield lambda work: asyncio.run(work(MemoryStore()))
        return
    with database() as url:
        asyncio.run(migrate(url))
        yield lambda work: asyncio.run(at_postgres(url, work))


async def at_postgres(url: str, work: Work) -> None:
    store = await PostgresStore.open(url, 4)
    try:
        await store.beat(serving=True)
        await work(store)
    finally:
        await store.close()
