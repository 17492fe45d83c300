"""Reading and writing matches. A move is one statement; what it returns has been committed."""

from typing import Any, Self

import asyncpg
from msgspec import convert, json

from hanse.core.record import Entry
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.match.clock import Pace
from hanse.server.store.rows import ChatRow, Due, MatchRow, SeatRow

LEASE = 2.0
"""Seconds after which what was due and not done is due again."""

APPEND = """
WITH fenced AS (
    UPDATE match
    SET version = version + 1, due_at = to_timestamp($12), due_kind = $13,
        finished_at = CASE WHEN $14 THEN now() END
    WHERE id = $1 AND version = $2
    RETURNING id
)
INSERT INTO entry (match, number, shard, ply, seat, question, move, draws, command, at)
SELECT id, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11 FROM fenced
RETURNING number
"""

TAKE_DUE = """
UPDATE match SET due_at = now() + make_interval(secs => $1)
WHERE id IN (
    SELECT id FROM match WHERE due_at <= now()
    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
)
RETURNING id
"""


class Conflict(Exception):
    """Somebody else was quicker: the match is at another version."""


class Repeated(Exception):
    """This command was written down before."""


class Store:
    """The database, through a pool of connections."""

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self.pool = pool

    @classmethod
    async def open(cls, url: str, size: int) -> Self:
        return cls(await asyncpg.create_pool(url, min_size=1, max_size=size))

    async def close(self) -> None:
        await self.pool.close()

    async def ready(self) -> bool:
        """Does the database answer?"""
        try:
            return bool(await self.pool.fetchval("SELECT true", timeout=2))
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False

    async def create(self, row: MatchRow) -> None:
        await self.pool.execute(
            "INSERT INTO match (id, shard, setup, seats, pace, seed) VALUES"
            " ($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6)",
            row.id,
            row.shard,
            encode(row.setup).decode(),
            encode(row.seats).decode(),
            encode(row.pace).decode(),
            row.seed,
        )

    async def find(self, match: str) -> MatchRow | None:
        found = await self.pool.fetchrow("SELECT * FROM match WHERE id = $1", match)
        return match_row(found) if found else None

    async def seat(self, row: MatchRow, seat: int, taken: SeatRow) -> bool:
        """Take a seat if nobody has it yet."""
        done = await self.pool.fetchval(
            "UPDATE match SET seats = jsonb_set(seats, ARRAY[$2::int::text], $3::jsonb)"
            " WHERE id = $1 AND started_at IS NULL"
            " AND coalesce(seats -> $2::int ->> 'secret', '') = ''"
            " AND coalesce(seats -> $2::int ->> 'bot', '') = '' RETURNING true",
            row.id,
            seat,
            encode(taken).decode(),
        )
        return bool(done)

    async def begin(self, row: MatchRow, due: Due | None) -> bool:
        """The game begins, once; the draws of its set-up are written down."""
        done = await self.pool.fetchval(
            "UPDATE match SET start = $2::jsonb, started_at = now(), due_at = to_timestamp($3),"
            " due_kind = $4 WHERE id = $1 AND started_at IS NULL RETURNING true",
            row.id,
            encode(row.start).decode(),
            due.at if due else None,
            due.kind if due else None,
        )
        return bool(done)

    async def append(self, row: MatchRow, entry: Entry, due: Due | None, over: bool) -> None:
        """One statement: fence on the version, insert, say what is due. Then it is true."""
        try:
            number = await self.pool.fetchval(
                APPEND,
                row.id,
                row.version,
                row.version,
                row.shard,
                entry.ply,
                entry.seat,
                entry.question,
                entry.move.decode(),
                encode(entry.draws).decode(),
                entry.command,
                entry.at,
                due.at if due else None,
                due.kind if due else None,
                over,
            )
        except asyncpg.UniqueViolationError as wrong:
            raise Repeated from wrong
        if number is None:
            raise Conflict

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        rows = await self.pool.fetch(
            "SELECT ply, seat, question, move, draws, command, at FROM entry"
            " WHERE match = $1 AND number >= $2 ORDER BY number",
            match,
            since,
        )
        return [entry_row(row) for row in rows]

    async def take_due(self, most: int) -> list[str]:
        """Matches in which something is due; nobody else gets them before the lease is over."""
        return [row["id"] for row in await self.pool.fetch(TAKE_DUE, LEASE, most)]

    async def say(self, row: MatchRow, seat: int, words: str, at: float) -> ChatRow:
        number = await self.pool.fetchval(
            "INSERT INTO chat (match, shard, seat, words, at) VALUES ($1, $2, $3, $4, $5)"
            " RETURNING number",
            row.id,
            row.shard,
            seat,
            words,
            at,
        )
        return ChatRow(number, seat, words, at)

    async def chat(self, match: str, since: int = 0) -> list[ChatRow]:
        rows = await self.pool.fetch(
            "SELECT number, seat, words, at FROM chat WHERE match = $1 AND number > $2"
            " ORDER BY number LIMIT 500",
            match,
            since,
        )
        return [ChatRow(**row) for row in rows]


def match_row(row: "asyncpg.Record") -> MatchRow:
    return MatchRow(
        row["id"],
        json.decode(row["setup"], type=Setup),
        json.decode(row["seats"], type=list[SeatRow]),
        convert(json.decode(row["pace"]), Pace),
        row["seed"],
        json.decode(row["start"], type=tuple[tuple[int, int], ...]) if row["start"] else None,
        row["version"],
        row["finished_at"] is not None,
    )


def entry_row(row: "asyncpg.Record") -> Entry:
    draws = json.decode(row["draws"], type=tuple[tuple[int, int], ...])
    return Entry(
        row["ply"],
        row["seat"],
        row["question"],
        row["move"].encode(),
        draws,
        row["command"],
        row["at"],
    )
