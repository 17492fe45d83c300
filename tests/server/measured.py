"""What moves cost: CPU of this process and of PostgreSQL, and bytes of the write-ahead log."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import psutil

from hanse.server.store.database import Pool

BACKENDS = """
SELECT pid FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend'
"""
WRITTEN = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"


@dataclass
class Figures:
    """Seconds of CPU here and in PostgreSQL, seconds, bytes of log; for so many moves."""

    moves: int = 0
    seconds: float = 0.0
    here: float = 0.0
    database: float = 0.0
    log: float = 0.0

    def summary_line(self) -> str:
        each = max(1, self.moves)
        return (
            f"{self.moves / self.seconds:.0f} moves a second, {1e6 * self.here / each:.0f} µs of "
            f"CPU a move, PostgreSQL {1e6 * self.database / each:.0f} µs, {self.log / each:.0f} "
            "bytes of log"
        )


@asynccontextmanager
async def measured(pool: Pool) -> AsyncIterator[Figures]:
    """Measure what is done inside."""
    found = Figures()
    before, log = await database_time(pool), float(await pool.fetchval(WRITTEN))
    began, here = time.monotonic(), time.process_time()
    yield found
    found.seconds, found.here = time.monotonic() - began, time.process_time() - here
    after = await database_time(pool)
    found.database = sum(spent - before.get(pid, 0.0) for pid, spent in after.items())
    found.log = float(await pool.fetchval(WRITTEN)) - log


async def database_time(pool: Pool) -> dict[int, float]:
    """Return the seconds of CPU of each process that serves this database."""
    found = {}
    for row in await pool.fetch(BACKENDS):
        try:
            spent = psutil.Process(row["pid"]).cpu_times()
        except psutil.Error:
            continue
        found[row["pid"]] = spent.user + spent.system
    return found
