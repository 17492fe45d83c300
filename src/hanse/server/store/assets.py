"""Assets of every build in the database: publishing, finding, and pruning old ones."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from hanse.server.store.database import convert_errors
from hanse.server.store.store import Store

DAYS_KEPT = 30
"""Days after which an asset that no server publishes is deleted."""
MAX_BYTES = 32 * 1024 * 1024
"""The maximum size of all assets, about sixty builds; the oldest are deleted first."""
LOCK = 0x48415353
"""The lock for publishing: one server at a time, so that two never wait for each other's rows."""
TOUCH = "UPDATE asset SET published_at = hanse_now() WHERE name = ANY($1) RETURNING name"
INSERT = """
INSERT INTO asset (name, kind, etag, packed, body)
SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bytea[])
"""
PRUNE = """
DELETE FROM asset USING (
    SELECT name, sum(octet_length(body)) OVER (ORDER BY published_at DESC, name) AS total FROM asset
) AS ranked
WHERE asset.name = ranked.name
    AND (ranked.total > $1 OR published_at < hanse_now() - make_interval(days => $2))
"""
FIND = "SELECT name, kind, etag, packed, body FROM asset WHERE name = ANY($1)"
RECENT = """
SELECT name FROM asset WHERE published_at > hanse_now() - make_interval(secs => $1)
ORDER BY published_at DESC
"""


class Asset(Struct, frozen=True):
    """A file named by its content. `packed` says that the body is compressed with gzip."""

    name: str
    kind: str
    etag: str
    packed: bool
    body: bytes


async def publish_assets(store: Store, assets: Sequence[Asset]) -> int:
    """Store missing assets, note that all are in use, and delete old ones.

    Return how many were missing. One transaction does all, so that other servers see a whole build.
    """
    with convert_errors():
        async with store.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            rows = await connection.fetch(TOUCH, [asset.name for asset in assets])
            known = {row["name"] for row in rows}
            missing = [asset for asset in assets if asset.name not in known]
            await connection.execute(INSERT, *columns(missing))
            await connection.execute(PRUNE, MAX_BYTES, DAYS_KEPT)
    return len(missing)


def columns(assets: Sequence[Asset]) -> tuple[list[object], ...]:
    return tuple([getattr(asset, field) for asset in assets] for field in Asset.__struct_fields__)


async def find_assets(store: Store, names: Collection[str]) -> dict[str, Asset]:
    """Return the assets with these names that exist."""
    rows = await store.rows(FIND, list(names))
    return {row["name"]: Asset(**row) for row in rows}


async def recent_assets(store: Store, seconds: float) -> list[str]:
    """Return the names that servers published within this many seconds, newest first."""
    return [row["name"] for row in await store.rows(RECENT, seconds)]
