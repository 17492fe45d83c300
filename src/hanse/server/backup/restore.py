"""Restoring a backup into an empty database, followed by migration."""

import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from hanse.server.backup.database_tables import (
    Connection,
    Table,
    connect,
    continue_counters,
    tables,
    with_checksum,
)
from hanse.server.backup.files import BadBackup, Heading, open_backup
from hanse.server.store.database import FAILURES, convert_errors
from hanse.server.store.migrate import migrate, newest, revision, revisions

USED = "SELECT EXISTS (SELECT FROM match) OR EXISTS (SELECT FROM session)"


class NotEmpty(ValueError):
    """An error: the database is not empty; nothing in it is touched."""


class Differs(ValueError):
    """An error: the restored data differs from the backup."""


@dataclass(frozen=True)
class Restored:
    """The size of a restored backup, and the time that the restore took."""

    tables: int
    rows: int
    size: int
    seconds: float


async def restore(url: str, path: Path) -> Restored:
    """Fill an empty database from a backup, compare its checksums, and migrate to this version."""
    began = time.monotonic()
    with open_backup(path) as (heading, pieces):
        check_revision(heading)
        with convert_errors():
            await prepare(url, heading)
            connection = await connect(url)
            try:
                async with connection.transaction():
                    await fill(connection, heading, pieces)
                await connection.execute("ANALYZE")
            finally:
                await connection.close()
    await migrate(url)
    rows = sum(table.rows for table in heading.tables)
    return Restored(len(heading.tables), rows, path.stat().st_size, time.monotonic() - began)


def check_revision(heading: Heading) -> None:
    """Raise BadBackup if this version does not know the backup's schema revision."""
    if heading.revision in revisions():
        return
    if heading.revision > newest() and heading.revision.isdigit():
        raise BadBackup(f"it was written by Hanse {heading.version!r:.40}, which is newer")
    raise BadBackup("its heading names a revision that does not exist")


async def prepare(url: str, heading: Heading) -> None:
    """Create the tables of the backup's revision; raise NotEmpty if the database is in use.

    A damaged backup may have left unused tables, perhaps of an earlier revision: they are upgraded.
    """
    there = await revision(url)
    if there > heading.revision:
        raise NotEmpty("there are tables of another version in this database")
    connection = await connect(url)
    try:
        found = await tables(connection)
        if there and await connection.fetchval(USED):
            raise NotEmpty("this database already has matches: restore into an empty one")
        if not there and found:
            raise NotEmpty("there are tables of something else in this database")
    finally:
        await connection.close()
    await migrate(url, heading.revision)


async def fill(
    connection: Connection, heading: Heading, pieces: Iterator[tuple[str, Iterator[bytes]]]
) -> None:
    """Replace the rows of all tables and check them; the caller rolls back if this fails."""
    known = await check_tables(connection, heading)
    names = ", ".join(table.quoted_name for table in heading.tables)
    await connection.execute(f"TRUNCATE {names}")
    for name, some in pieces:
        if name not in known:
            raise BadBackup("it holds rows of a table that it does not name")
        await copy_rows(connection, known[name], some)
    await compare(connection, heading.tables)
    await continue_counters(connection, heading.tables)


async def check_tables(connection: Connection, heading: Heading) -> dict[str, Table]:
    """Return the backup's tables by name; raise BadBackup unless they are those of its revision."""
    expected = {table.name: set(table.columns) for table in await tables(connection)}
    if {table.name: set(table.columns) for table in heading.tables} != expected:
        raise BadBackup("its heading names other tables or columns than its version had")
    return {table.name: table for table in heading.tables}


async def copy_rows(connection: Connection, table: Table, some: Iterator[bytes]) -> None:
    """Insert the rows of one table; hide the database's errors, which may show hidden moves."""
    columns = list(table.columns)
    try:
        await connection.copy_to_table(
            table.name, source=as_async(some), columns=columns, timeout=None
        )
    except FAILURES:
        raise
    except asyncpg.PostgresError as wrong:
        raise BadBackup(f"the rows of its table {table.name} are damaged") from wrong


async def compare(connection: Connection, expected: tuple[Table, ...]) -> None:
    for table in expected:
        found = await with_checksum(connection, table)
        if found != table:
            counted = f"{table.name}: {found.rows} rows of {table.rows}"
            raise Differs(f"{counted}, and not the same" if found.rows == table.rows else counted)


async def as_async(pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
    for piece in pieces:
        yield piece
