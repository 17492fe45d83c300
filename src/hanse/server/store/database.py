"""The connection to PostgreSQL: a pool, its failures, and checks of its durability."""

import asyncio
import contextlib
import time
from collections.abc import Iterator

import asyncpg
import structlog

from hanse.server.store.timelines import Timelines
from hanse.tables.store.errors import DiskFull, Unavailable

CONNECT, ANSWER = 5.0, 10.0
"""Seconds to wait for a connection, and for an answer."""
log = structlog.get_logger()

type Pool = "asyncpg.Pool[asyncpg.Record]"

FAILURES = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.DeadlockDetectedError,
)

NoTables = asyncpg.UndefinedTableError
"""The error of a database that has no tables yet."""


class Unsafe(RuntimeError):
    """An error: the database may lose commits that it has confirmed."""


@contextlib.contextmanager
def convert_errors() -> Iterator[None]:
    """Convert database failures to `Unavailable`; let `ValueError` pass through."""
    try:
        yield
    # Some kinds of InterfaceError, which is among the failures, are also ValueErrors: they mean a
    # mistake in the request.
    except ValueError:
        raise
    except asyncpg.DiskFullError as wrong:
        raise DiskFull(str(wrong)) from wrong
    except FAILURES as wrong:
        raise Unavailable(str(wrong) or type(wrong).__name__) from wrong


class UnresetConnection(asyncpg.Connection):
    """A connection that is never reset: our queries leave no state in a session."""

    def get_reset_query(self) -> str:
        return ""


async def open_pool(url: str, size: int, timelines: Timelines | None = None) -> Pool:
    """Open a pool of connections, none of them to a former primary."""
    timelines = timelines or Timelines()
    pool = timelines.pool = asyncpg.create_pool(
        url,
        init=timelines.admit,
        min_size=1,
        max_size=size,
        timeout=CONNECT,
        command_timeout=ANSWER,
        connection_class=UnresetConnection,
    )
    return await pool


async def wait_for_database(url: str, seconds: float) -> None:
    """Wait until the database takes connections: it may be starting at the same time as we are."""
    end = time.monotonic() + seconds
    while True:
        try:
            with convert_errors():
                connection = await asyncpg.connect(url, timeout=CONNECT)
            await connection.close()
            return
        except Unavailable as wrong:
            if time.monotonic() > end:
                raise
            log.warning("waiting for the database", error=str(wrong))
            await asyncio.sleep(0.5)


PROMISES = {
    "fsync": "what was confirmed may be lost when the machine stops",
    "full_page_writes": "pages may be torn when the machine stops",
    "synchronous_commit": "a move is confirmed before it is on disk",
}


async def check_promises(pool: Pool, *, unsafe: bool = False) -> None:
    """Raise Unsafe if the database's settings may lose commits; with `unsafe`, only warn."""
    broken = [name for name in PROMISES if await pool.fetchval(f"SHOW {name}") == "off"]
    for name in broken:
        log.warning("the database is not safe", setting=name, so=PROMISES[name])
    if broken and not unsafe:
        raise Unsafe(f"turn on {', '.join(broken)}, or set HANSE_UNSAFE_DATABASE=1")
    if await pool.fetchval("SHOW data_checksums") == "off":
        log.info("the database has no data checksums: a failing disk may go unnoticed")
