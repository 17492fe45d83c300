"""Bringing a database up to date."""

from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x48414E53
"""One process migrates, the others wait."""


def newest() -> str:
    """Return the last revision there is: m0002_what_it_does.py is 0002."""
    return max(path.stem[1:5] for path in (MIGRATIONS / "versions").glob("m[0-9]*.py"))


async def revision(url: str) -> str:
    """Where the database is; empty for a new one."""
    connection = await asyncpg.connect(url)
    try:
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
            return ""
        return str(await connection.fetchval("SELECT max(version_num) FROM alembic_version"))
    finally:
        await connection.close()


async def migrate(url: str, to: str = "") -> None:
    """Run what has not been run yet. A database of a newer version is left as it is.

    `to` is where to stop; else at the newest revision.
    """
    wanted = to or newest()
    if await revision(url) >= wanted:
        return
    from sqlalchemy import text  # noqa: PLC0415  slow to import, and seldom needed
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url)
    )
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade, wanted)
    finally:
        await engine.dispose()


def upgrade(connection: "Connection", to: str) -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
