"""Lists of tables in PostgreSQL, each by one query and without replaying any game."""

import asyncpg
from msgspec import json

from hanse.core.setup import Setup
from hanse.server.store.due_work import Rows
from hanse.tables.store.protocol import KEPT_DAYS
from hanse.tables.store.rows import ListedTable, SeatRow, Standing

COLUMNS = """
    match.id, setup - 'data' AS setup, seats, standing, started_at IS NOT NULL AS started,
    finished_at IS NOT NULL AS finished
"""
OF_SESSION = f"""
SELECT {COLUMNS}, secret FROM session_seat
JOIN session ON hash = session JOIN match ON match.id = session_seat.match
WHERE session = $1 AND used_at > now() - make_interval(days => $2)
ORDER BY finished_at DESC NULLS FIRST, started_at DESC NULLS FIRST LIMIT $3
"""
OF_ACCOUNT = f"""
SELECT {COLUMNS}, secret FROM account_seat JOIN match ON match.id = account_seat.match
WHERE account = $1
ORDER BY finished_at DESC NULLS FIRST, started_at DESC NULLS FIRST LIMIT $2
"""
OF_SERVER = f"""
SELECT {COLUMNS}, '' AS secret FROM match
WHERE $1 OR finished_at IS NULL
ORDER BY finished_at DESC NULLS FIRST, started_at DESC NULLS FIRST LIMIT $2
"""


class TableRows:
    """Queries for the tables of a browser, and of the whole server."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def tables_of_session(self, session: str, most: int) -> list[ListedTable]:
        """Return the tables at which a browser has a seat, the newest first."""
        return [read_listed(row) for row in await self.rows(OF_SESSION, session, KEPT_DAYS, most)]

    async def tables_of_account(self, account: str, most: int) -> list[ListedTable]:
        """Return the tables at which an account has a seat, the newest first."""
        return [read_listed(row) for row in await self.rows(OF_ACCOUNT, account, most)]

    async def all_tables(self, *, finished: bool, most: int) -> list[ListedTable]:
        """Return the newest tables first, up to `most`; with `finished`, finished ones too."""
        return [read_listed(row) for row in await self.rows(OF_SERVER, finished, most)]


def read_listed(row: "asyncpg.Record") -> ListedTable:
    """Return the table in this row; a match has no standing before its first entry."""
    return ListedTable(
        row["id"],
        json.decode(row["setup"], type=Setup),
        json.decode(row["seats"], type=list[SeatRow]),
        json.decode(row["standing"] or "{}", type=Standing),
        row["started"],
        row["finished"],
        row["secret"],
    )
