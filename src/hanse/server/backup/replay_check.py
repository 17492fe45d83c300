"""A replay of every stored match alongside a running server, to find broken or changed ones."""

import os
from collections import deque
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

import asyncpg
from msgspec import json

from hanse.core.records.record import Entry
from hanse.games import GAMES
from hanse.server.store.packed import unpack
from hanse.server.store.store import entry_row, match_row
from hanse.tables.live.copies import digest, rebuild
from hanse.tables.store.rows import MatchRow

BATCH = 50
"""The number of matches that a process gets in one batch; memory holds only a few batches."""
MATCHES = """
SELECT * FROM match WHERE id > $1 AND started_at IS NOT NULL ORDER BY id LIMIT $2
"""
ENTRIES = "SELECT * FROM entry WHERE match = ANY($1) ORDER BY match, number"
HAS_ARCHIVE = "SELECT to_regclass('archive') IS NOT NULL"  # older databases have no archive
ARCHIVED = "SELECT match, entries FROM archive WHERE match = ANY($1)"

type Loaded = list[tuple[MatchRow | str, list[Entry]]]


@dataclass(frozen=True)
class MatchFault:
    """A fault in one match: it cannot be read, or replaying it gives another result."""

    match: str
    why: str
    differs: bool = False


@dataclass
class Report:
    """The faults found, and the numbers of matches: all, and those begun under older rules."""

    matches: int = 0
    older: int = 0
    found: list[MatchFault] = field(default_factory=list)


async def check(url: str, processes: int = 0) -> Report:
    """Replay every match and return the faults; write nothing, and read each as of one moment."""
    report, waiting = Report(), deque[Future[list[MatchFault]]]()
    workers = processes or os.cpu_count() or 1
    with replayers(workers) as pool:
        async for loaded in batches(url):
            report.matches += len(loaded)
            report.older += sum(1 for row, _ in loaded if has_older_rules(row))
            waiting.append(pool.submit(check_matches, loaded))
            if len(waiting) > workers:
                report.found += waiting.popleft().result()
        for one in waiting:
            report.found += one.result()
    return report


def replayers(workers: int) -> Executor:
    """Return a pool of this many processes, or of one thread if one worker is enough."""
    if workers == 1:
        return ThreadPoolExecutor(1)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


async def batches(url: str) -> AsyncIterator[Loaded]:
    connection = await asyncpg.connect(url)
    try:
        last, archived = "", await connection.fetchval(HAS_ARCHIVE)
        while True:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                rows = await connection.fetch(MATCHES, last, BATCH)
                ids = [row["id"] for row in rows]
                entries = await connection.fetch(ENTRIES, ids)
                packed = await connection.fetch(ARCHIVED, ids) if archived else []
            if not rows:
                return
            last = ids[-1]
            blobs = {row["match"]: row["entries"] for row in packed}
            yield list(load_matches(rows, entries, blobs))
    finally:
        await connection.close()


def load_matches(
    rows: "list[asyncpg.Record]", entries: "list[asyncpg.Record]", packed: dict[str, bytes]
) -> Iterator[tuple[MatchRow | str, list[Entry]]]:
    """Yield each match with its entries; for an unreadable one, its id and fault as JSON."""
    for row in rows:
        try:
            mine = [entry_row(one) for one in entries if one["match"] == row["id"]]
            yield match_row(row), unpack(packed[row["id"]]) if row["id"] in packed else mine
        except Exception as wrong:
            yield json.encode([row["id"], error_text(wrong)]).decode(), []


def has_older_rules(row: MatchRow | str) -> bool:
    """Return whether the match began under an older revision of the rules."""
    if isinstance(row, str) or row.setup.game not in GAMES:
        return False
    return row.revision < GAMES[row.setup.game].about.revision


def check_matches(some: Loaded) -> list[MatchFault]:
    """Return the faults of these matches; runs in a process or thread of the pool."""
    return [found for row, entries in some if (found := find_fault(row, entries))]


def find_fault(row: MatchRow | str, entries: list[Entry]) -> MatchFault | None:
    if isinstance(row, str):
        return MatchFault(*json.decode(row, type=tuple[str, str]))
    try:
        match = rebuild(row, entries)
    except Exception as wrong:
        return MatchFault(row.id, error_text(wrong))
    if row.digest and digest(match) != row.digest:
        return MatchFault(row.id, "the position is another one now", differs=True)
    if row.finished != match.game.over:
        return MatchFault(row.id, "it ends elsewhere now", differs=True)
    return None


def error_text(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}"[:300]
