"""Due work in the store: listing, taking, pausing and resuming matches."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from hanse.server.store import due_statements as statements
from hanse.tables.store.protocol import LEASE, MAX_BEAT_GAP
from hanse.tables.store.rows import Due, DueMatch, MatchRow, TakenWork

if TYPE_CHECKING:
    import asyncpg

PER_ADDRESS = 8
"""The maximum number of one address's matches of each kind that a poll returns."""
MAX_SHOWN = 1000
"""The maximum number of matches that a poll returns, and that one statement pauses."""
type Rows = Callable[..., Awaitable["list[asyncpg.Record]"]]


class DueWork:
    """The columns of each match for its due work, and for the address that the match counts for."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def due_matches(self, code: str) -> list[DueMatch]:
        """Return due matches, some of each network, except those that this code has set aside."""
        found = await self.rows(statements.DUE_MATCHES, code, PER_ADDRESS, MAX_BEAT_GAP, MAX_SHOWN)
        return [DueMatch(*row) for row in found]

    async def take(self, chosen: Sequence[DueMatch]) -> list[TakenWork]:
        """Lease this work and return it; no other worker gets it before the lease ends."""
        ids, kinds = [one.id for one in chosen], [one.kind for one in chosen]
        rows = await self.rows(statements.TAKE, LEASE, ids, kinds, MAX_BEAT_GAP)
        return [TakenWork(*row) for row in rows]

    async def set_due(self, row: MatchRow, due: Due | None) -> None:
        """Postpone work that is not due yet; with `due` None, cancel it."""
        await self.rows(statements.SET_DUE, row.id, row.version, *due_values(due))

    async def pause(self) -> None:
        """Pause due tables with bots only that nobody watches."""
        await self.rows(statements.PAUSE, MAX_SHOWN)

    async def watch(self, matches: Sequence[str], seconds: float) -> dict[str, bool]:
        """Note that these matches are watched for this time.

        Return the noted matches, and whether each was paused until now.
        """
        rows = await self.rows(statements.WATCH, list(matches), seconds)
        return {row["id"]: row["resumed"] for row in rows}

    async def address_key(self) -> bytes:
        """Return the key of this database for hashes of addresses."""
        return bytes((await self.rows(statements.ADDRESS_KEY))[0]["key"])


def due_values(due: Due | None) -> tuple[float | None, str | None]:
    return (due.at, due.kind) if due else (None, None)
