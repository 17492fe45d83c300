"""Writing a backup: one consistent snapshot, while servers run."""

import time
from dataclasses import dataclass
from pathlib import Path

from hanse.server.backup.database_tables import Connection, connect, tables, with_checksum
from hanse.server.backup.files import FORMAT, Heading, Writer, new_file
from hanse.server.store.migrate import revision
from hanse.version import __version__

GAMES = "SELECT count(*) FROM match WHERE started_at IS NOT NULL"
NOW = "SELECT to_char(now(), 'YYYY-MM-DD\"T\"HH24:MI:SSOF')"


@dataclass(frozen=True)
class Written:
    """The size of a written backup, and the time that writing took."""

    tables: int
    games: int
    entries: int
    size: int
    seconds: float


async def back_up(url: str, path: Path) -> Written:
    """Write the whole database, as of one moment, into a backup file."""
    began = time.monotonic()
    connection = await connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            games = int(await connection.fetchval(GAMES))
            heading = await heading_of(connection, await revision(url))
            with new_file(path) as file:
                await copy_out(connection, heading, file)
    finally:
        await connection.close()
    counts = (heading.rows("match"), games, heading.rows("entry"))
    return Written(*counts, path.stat().st_size, time.monotonic() - began)


async def heading_of(connection: Connection, at: str) -> Heading:
    every = tuple([await with_checksum(connection, table) for table in await tables(connection)])
    return Heading(FORMAT, at, __version__, await connection.fetchval(NOW), every)


async def copy_out(connection: Connection, heading: Heading, file: Writer) -> None:
    file.write_heading(heading)
    for table in heading.tables:
        file.begin(table.name)
        await connection.copy_from_table(
            table.name, columns=list(table.columns), output=file.write, timeout=None
        )
        file.end()
