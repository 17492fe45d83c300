"""Database migrations, one revision after the other; an interrupted run resumes.

docs/upgrading.md says what a migration may do while servers of the previous version run.
"""

import asyncio
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import asyncpg
import structlog

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x48414E53
"""The key of the lock for migrations: one process migrates, the others wait."""
WAIT_FOR_LOCK, BETWEEN, TRIES = "2s", 0.5, 120
"""The longest wait for a lock, which delays moves; the pause after it; the number of tries."""
log = structlog.get_logger()


class NewerDatabase(RuntimeError):
    """An error: a database that only newer versions can use."""


def revisions(migrations: Path = MIGRATIONS) -> list[str]:
    """Return all revisions in order: m0002_what_it_does.py is 0002."""
    return sorted(path.stem[1:5] for path in (migrations / "versions").glob("m[0-9]*.py"))


def newest() -> str:
    return revisions()[-1]


def module_of(wanted: str, migrations: Path) -> ModuleType:
    (path,) = (migrations / "versions").glob(f"m{wanted}_*.py")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def revision(url: str) -> str:
    """Return the schema revision, empty if there is none; raise NewerDatabase if it is newer."""
    connection = await asyncpg.connect(url)
    try:
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
            return ""
        needs = await connection.fetchval(
            "SELECT obj_description(to_regclass('alembic_version'), 'pg_class')"
        )
        if needs and needs > newest():
            raise NewerDatabase(f"this database needs a version that knows revision {needs}")
        return str(await connection.fetchval("SELECT max(version_num) FROM alembic_version"))
    finally:
        await connection.close()


async def migrate(url: str, to: str = "", migrations: Path = MIGRATIONS) -> None:
    """Run all pending revisions. A database of a newer version is left unchanged.

    `to` is the last revision to run, by default the newest. A new database is made in one step.
    """
    every = revisions(migrations)
    wanted, have = to or every[-1], await revision(url)
    if have >= wanted:
        return
    steps = [one for one in every if have < one <= wanted] if have else [wanted]
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415  slow, rarely needed

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url)
    )
    try:
        for one in steps:
            if have:
                # Before the revision is recorded: if this process is killed, the next one fills in
                # the remaining rows (decision 24).
                await fill_in(url, module_of(one, migrations))
            await take_step(engine, url, one, migrations)
    finally:
        await engine.dispose()


async def fill_in(url: str, module: ModuleType) -> None:
    """Repeat each statement in the module's BATCHES until it changes no row."""
    batches: Sequence[str] = getattr(module, "BATCHES", ())
    for batch in batches:
        connection = await asyncpg.connect(url)
        try:
            while not (await connection.execute(batch)).endswith(" 0"):
                await asyncio.sleep(0)
        finally:
            await connection.close()


async def take_step(engine: "AsyncEngine", url: str, one: str, migrations: Path) -> None:
    """Run one revision completely or not at all, unless another process has already done so.

    The step never waits long for a lock, because moves would wait behind that lock.
    """
    from sqlalchemy import text  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    for attempt in range(TRIES):
        try:
            async with engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                # After the advisory lock, which may take long: this limit is for locks on tables,
                # behind which moves would wait (decision 24).
                await connection.execute(text(f"SET LOCAL lock_timeout = '{WAIT_FOR_LOCK}'"))
                # Asked under the lock, because another process may have taken the step meanwhile.
                if await revision(url) < one:
                    await connection.run_sync(upgrade, one, migrations)
                return
        except DBAPIError as wrong:
            if "lock timeout" not in str(wrong) or attempt == TRIES - 1:
                raise
            log.warning("the tables are in use; trying again", revision=one)
            await asyncio.sleep(BETWEEN)


def upgrade(connection: "Connection", to: str, migrations: Path) -> None:
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(migrations))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
