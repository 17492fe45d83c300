"""The same stack without rules: one statement by asyncpg, and the same bytes to the same sockets.

Frozen as it was when the figures were first taken: a pool, a commit for each move, frames that are
compressed. What ours is measured by. What is sent are updates of a true game, as hard to compress.
"""

import asyncio
import time

import asyncpg

from hanse.server.store.database import Pool
from tests.server.listeners import Send

TABLES = (
    """
    CREATE TABLE bare_match (
        id text PRIMARY KEY, version integer NOT NULL DEFAULT 0, setup text NOT NULL,
        due_at timestamptz, due_kind text, finished_at timestamptz
    )
    """,
    """
    CREATE TABLE bare_entry (
        match text NOT NULL REFERENCES bare_match (id), number integer NOT NULL,
        shard smallint NOT NULL, ply integer NOT NULL, seat smallint NOT NULL,
        question integer NOT NULL, move text NOT NULL, draws jsonb NOT NULL, command text NOT NULL,
        at double precision NOT NULL, PRIMARY KEY (match, number), UNIQUE (match, seat, command)
    )
    """,
)
APPEND = """
WITH fenced AS (
    UPDATE bare_match
    SET version = version + 1, due_at = NULL, due_kind = NULL, finished_at = NULL
    WHERE id = $1 AND version = $2 RETURNING id
)
INSERT INTO bare_entry (match, number, shard, ply, seat, question, move, draws, command, at)
SELECT id, $2, 3, $2, 1, $2, '{"items":[0,0,1,0,0],"move":"bid"}', '[]'::jsonb, $3, 1794710049.95
FROM fenced RETURNING number
"""
WIDE = "x" * 1000
"""As wide as the row of a match."""
type Texts = list[bytes]
"""What is sent of one move, to each listener; nothing to whom nothing changed."""


class BareTable:
    """A match that has no rules."""

    def __init__(self, pool: Pool, match: str, sends: list[Send], texts: list[Texts]) -> None:
        self.pool = pool
        self.match = match
        self.sends = sends
        self.texts = texts
        self.version = 0

    async def move(self) -> None:
        await self.pool.fetchval(APPEND, self.match, self.version, f"c{self.version}")
        self.version += 1
        texts = self.texts[self.version % len(self.texts)]
        for send, text in zip(self.sends, texts, strict=True):
            if text:
                await send([text])


async def bare_moves(
    url: str, tables: int, seconds: float, sends: list[Send], texts: list[Texts]
) -> tuple[float, float]:
    """Return moves a second of one process, and microseconds of its CPU for each."""
    async with asyncpg.create_pool(url, min_size=8, max_size=8) as pool:
        for statement in TABLES:
            await pool.execute(statement.replace("TABLE", "TABLE IF NOT EXISTS", 1))
        await pool.execute("TRUNCATE bare_match, bare_entry")
        names = [f"bare{number}" for number in range(tables)]
        await pool.executemany(
            "INSERT INTO bare_match (id, setup) VALUES ($1, $2)", [(name, WIDE) for name in names]
        )
        every = [BareTable(pool, name, sends, texts) for name in names]
        end, began = time.monotonic() + seconds, time.process_time()

        async def play(table: BareTable) -> None:
            while time.monotonic() < end:
                await table.move()

        await asyncio.gather(*map(play, every))
        done = sum(table.version for table in every)
    return done / seconds, 1e6 * (time.process_time() - began) / done
