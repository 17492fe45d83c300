"""Tables of the database, in an order in which they can be filled, with checksums."""

from collections.abc import Iterable
from graphlib import TopologicalSorter

import asyncpg
from msgspec import Struct

type Connection = "asyncpg.Connection[asyncpg.Record]"

SPELLING = {"timezone": "UTC", "datestyle": "ISO", "bytea_output": "hex", "extra_float_digits": "1"}
"""Session settings under which equal values have the same text in every database."""
# Assets are left out: every server publishes its own again when it starts.
COLUMNS = """
SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
WHERE relnamespace = to_regnamespace(current_schema()::text) AND relkind = 'r'
    AND relname NOT IN ('alembic_version', 'asset')
    AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
GROUP BY relname
"""
REFERENCES = """
SELECT mine.relname AS name, other.relname AS needs FROM pg_constraint
JOIN pg_class AS mine ON mine.oid = conrelid JOIN pg_class AS other ON other.oid = confrelid
WHERE contype = 'f' AND connamespace = to_regnamespace(current_schema()::text)
ORDER BY 1, 2
"""
COUNTED = """
SELECT column_name FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'
"""


class Table(Struct, frozen=True):
    """A table: its name, its columns, its number of rows, and an order-independent checksum."""

    name: str
    columns: tuple[str, ...]
    rows: int = 0
    sum: str = ""

    @property
    def quoted_name(self) -> str:
        return quote_name(self.name)


async def connect(url: str) -> Connection:
    connection: Connection = await asyncpg.connect(url, server_settings=SPELLING)
    return connection


async def tables(connection: Connection) -> list[Table]:
    """Return every table without its content, referenced tables first."""
    found = {row["name"]: Table(row["name"], tuple(row["columns"])) for row in
             await connection.fetch(COLUMNS)}  # fmt: skip
    order = TopologicalSorter[str](dict.fromkeys(sorted(found), ()))
    for row in await connection.fetch(REFERENCES):
        if row["name"] != row["needs"]:
            order.add(row["name"], row["needs"])
    return [found[name] for name in order.static_order() if name in found]


async def with_checksum(connection: Connection, table: Table) -> Table:
    """Return the table with its number of rows and its checksum."""
    row = await connection.fetchrow(
        f"""
        SELECT count(*), coalesce(sum(('x' || left(encode(sha256(convert_to(
            ROW({", ".join(map(quote_name, table.columns))})::text, 'UTF8')), 'hex'), 15)
        )::bit(60)::bigint), 0)::text FROM {table.quoted_name}
        """
    )
    return Table(table.name, table.columns, row[0], row[1]) if row else table


async def continue_counters(connection: Connection, some: Iterable[Table]) -> None:
    """Set the counters of identity columns, so that they continue after the existing rows."""
    for table in some:
        for row in await connection.fetch(COUNTED, table.name):
            column = quote_name(row["column_name"])
            await connection.execute(
                f"""
                SELECT setval(pg_get_serial_sequence('{table.quoted_name}', '{row["column_name"]}'),
                    coalesce(max({column}), 0) + 1, false) FROM {table.quoted_name}
                """
            )


def quote_name(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
