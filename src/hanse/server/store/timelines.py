"""Timelines, which show which of two databases is current: a promoted standby begins a new one.

After a failover the former primary may still answer. Its commits will be lost, so a server that has
seen the new timeline no longer uses the old database.
"""

import asyncpg

TIMELINE = """
SELECT CASE WHEN pg_is_in_recovery() THEN 0
ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END
"""


class FormerPrimary(asyncpg.InterfaceError):
    """An error: this database was replaced by another one."""


class Timelines:
    """The newest timeline that this process has seen."""

    def __init__(self) -> None:
        self.newest = 0
        self.pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def admit(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """Refuse a new connection to a former primary; drop older connections for a newer one."""
        timeline = await connection.fetchval(TIMELINE)
        if timeline < self.newest:
            raise FormerPrimary("another database has taken its place")
        if timeline > self.newest > 0 and self.pool:
            await self.pool.expire_connections()
        self.newest = timeline
