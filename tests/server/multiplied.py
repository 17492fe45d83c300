"""Many matches at once: those of a database copied, each time under other names."""

from tests.server.running import sql

COPIES = """
INSERT INTO {table} SELECT copied.* FROM {table}, generate_series($1::int, $2::int) AS times (n),
    jsonb_populate_record({table}, jsonb_build_object('{column}', {table}.{column} || '.' || n))
        AS copied
WHERE {table}.{column} IN (SELECT id FROM match WHERE finished_at IS NOT NULL AND id NOT LIKE '%.%')
"""
TABLES = (("match", "id"), ("entry", "match"), ("archive", "match"))


def multiply(url: str, times: int, first: int = 1) -> int:
    """Copy every finished match so often, from copy `first` on; how many there are then."""
    for table, column in TABLES:
        sql(url, COPIES.format(table=table, column=column), first, times)
    sql(url, "ANALYZE")
    return int(sql(url, "SELECT count(*) FROM match WHERE finished_at IS NOT NULL")[0][0])
