"""Restoring a backup into an empty database, as it was, and then up to date."""

import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

from hanse.server.backup.files import BadBackup, Heading, opened
from hanse.server.backup.tables import Connection, Table, connected, count_on, summed, tables
from hanse.server.store.migrate import migrate, newest, revision

USED = "SELECT EXISTS (SELECT FROM match) OR EXISTS (SELECT FROM session)"


class NotEmpty(ValueError):
    """A database in which there is something already: nothing of it is touched."""


class Differs(ValueError):
    """What was restored is not what was in the backup."""


@dataclass(frozen=True)
class Restored:
    """What was restored, and how long that took."""

    tables: int
    rows: int
    size: int
    seconds: float


async def restore(url: str, path: Path) -> Restored:
    """Fill an empty database; every row is compared with what the backup says of its table."""
    began = time.monotonic()
    with opened(path) as (heading, pieces):
        if heading.revision > newest():
            raise BadBackup(f"it was written by Hanse {heading.version}, which is newer")
        await prepare(url, heading)
        connection = await connected(url)
        try:
            async with connection.transaction():
                await fill(connection, heading, pieces)
            await connection.execute("ANALYZE")
        finally:
            await connection.close()
    await migrate(url)
    rows = sum(table.rows for table in heading.tables)
    return Restored(len(heading.tables), rows, path.stat().st_size, time.monotonic() - began)


async def prepare(url: str, heading: Heading) -> None:
    """Make the tables that the backup was written from, unless they are there and unused."""
    there = await revision(url)
    if there not in ("", heading.revision):
        raise NotEmpty("there are tables of another version in this database")
    connection = await connected(url)
    try:
        found = await tables(connection)
        if there and await connection.fetchval(USED):
            raise NotEmpty("there are matches in this database")
        if not there and found:
            raise NotEmpty("there are tables of something else in this database")
    finally:
        await connection.close()
    await migrate(url, heading.revision)


async def fill(
    connection: Connection, heading: Heading, pieces: Iterator[tuple[str, Iterator[bytes]]]
) -> None:
    """Put the rows in, all or none."""
    known = {table.name: table for table in heading.tables}
    names = ", ".join(table.quoted for table in heading.tables)
    await connection.execute(f"TRUNCATE {names}")
    for name, some in pieces:
        columns = list(known[name].columns)
        await connection.copy_to_table(name, source=each(some), columns=columns, timeout=None)
    await compare(connection, heading.tables)
    await count_on(connection, heading.tables)


async def compare(connection: Connection, expected: tuple[Table, ...]) -> None:
    for table in expected:
        found = await summed(connection, table)
        if found != table:
            told = f"{table.name}: {found.rows} rows of {table.rows}"
            raise Differs(f"{told}, and not the same" if found.rows == table.rows else told)


async def each(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    for piece in pieces:
        yield piece
