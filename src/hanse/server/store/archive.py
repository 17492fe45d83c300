"""The archive of finished matches: their entries in one blob each, behind the same links."""

import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import groupby

import asyncpg
from msgspec.structs import replace

from hanse.core.records.record import Entry
from hanse.server.store.packed import pack, unpack
from hanse.server.store.store import entry_row

BATCH = 100
"""The number of matches archived in one transaction."""
FINISHED = """
SELECT id FROM match
WHERE finished_at < hanse_now() - make_interval(days => $1) AND id > $2
    AND NOT EXISTS (SELECT FROM archive WHERE archive.match = match.id)
ORDER BY id LIMIT $3
"""
LOCK = "SELECT id, version FROM match WHERE id = ANY($1) AND version > 0 FOR UPDATE SKIP LOCKED"
ENTRIES = "SELECT * FROM entry WHERE match = ANY($1) ORDER BY match, number"
KEEP = "INSERT INTO archive (match, entries) SELECT * FROM unnest($1::text[], $2::bytea[])"
FORGET = "DELETE FROM entry WHERE match = ANY($1)"


@dataclass
class Archived:
    """The result of archiving.

    `left` counts the matches that stay as they are because their blobs would lose something.
    """

    matches: int = 0
    entries: int = 0
    packed: int = 0
    left: int = 0
    seconds: float = 0.0


async def archive(url: str, days: int) -> Archived:
    """Archive matches that finished this long ago, while servers run."""
    done, began = Archived(), time.monotonic()
    connection = await asyncpg.connect(url)
    try:
        async for matches in finished_matches(connection, days):
            await archive_some(connection, matches, done)
    finally:
        await connection.close()
    done.seconds = time.monotonic() - began
    return done


async def finished_matches(
    connection: "asyncpg.Connection[asyncpg.Record]", days: int
) -> AsyncIterator[list[str]]:
    last = ""
    while rows := await connection.fetch(FINISHED, days, last, BATCH):
        last = rows[-1]["id"]
        yield [row["id"] for row in rows]


async def archive_some(
    connection: "asyncpg.Connection[asyncpg.Record]", matches: list[str], done: Archived
) -> None:
    """Archive these matches in one transaction, so that readers find all entries in one place."""
    async with connection.transaction():
        versions = {row["id"]: row["version"] for row in await connection.fetch(LOCK, matches)}
        rows = await connection.fetch(ENTRIES, list(versions))
        stored = {
            match: [entry_row(row) for row in some]
            for match, some in groupby(rows, key=lambda row: str(row["match"]))
        }
        whole = {
            match: blob
            for match, entries in stored.items()
            if (blob := packed_safely(entries, versions[match]))
        }
        await connection.execute(KEEP, list(whole), list(whole.values()))
        await connection.execute(FORGET, list(whole))
    done.matches += len(whole)
    done.entries += sum(len(stored[match]) for match in whole)
    done.packed += sum(map(len, whole.values()))
    done.left += len(stored) - len(whole)


def packed_safely(entries: list[Entry], version: int) -> bytes:
    """Return the entries as a blob; empty if it would not restore every entry unchanged."""
    blob = pack(entries)
    same = unpack(blob) == [replace(entry, command="") for entry in entries]
    return blob if same and len(entries) == version else b""
