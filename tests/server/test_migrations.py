"""Migrations: killed they go on, tables in use are not held up, older versions go on with them."""

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from hanse.core.setup import Setup
from hanse.server.store import migrate as migrating
from hanse.server.store.migrate import MIGRATIONS, NewerDatabase, migrate, newest, revision
from tests.server.counts import SEED, count
from tests.server.mortal import address, kill_all, open_folder, wait_for_store
from tests.server.running import Server, database, sql
from tests.server.seats import a_row, put

KILLS = count("migration_kills", 4, 20)
MATCHES = 300
EXPAND = '''"""A column for every match."""
from alembic import op
revision, down_revision = "9001", "{before}"
def upgrade() -> None:
    op.execute("ALTER TABLE match ADD COLUMN note text")
'''
FILL = '''"""Every match has a note."""
from alembic import op
revision, down_revision = "9002", "9001"
BATCHES = ("""
    UPDATE match SET note = upper(id) WHERE id IN (
        SELECT id FROM match WHERE note IS NULL LIMIT 3 FOR UPDATE SKIP LOCKED)
""",)
def upgrade() -> None:
    op.execute("CREATE TABLE filled AS SELECT count(note) AS matches FROM match")
'''
CHILD = """
import asyncio, sys
from pathlib import Path
from hanse.server.store.migrate import migrate
import alembic.command, sqlalchemy.ext.asyncio
print("ready", flush=True)
sys.stdin.readline()
asyncio.run(migrate(sys.argv[1], migrations=Path(sys.argv[2])))
print("done", flush=True)
"""
ALLOWED = re.compile(
    r"\s*(CREATE (TABLE|INDEX|FUNCTION|UNIQUE INDEX)|INSERT INTO|COMMENT ON"
    r"|ALTER TABLE \w+ ADD COLUMN \w+ \w+( NOT NULL DEFAULT .+)?\s*$"
    r"|ALTER TABLE \w+ ALTER COLUMN \w+ SET (STORAGE|STATISTICS|DEFAULT))",
    re.S,
)
BEFORE_THE_RULE = "0007"


@pytest.fixture
def planned(tmp_path: Path) -> Path:
    """Our migrations, and two more: one expands, one fills in."""
    place = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, place)
    (place / "versions/m9001_expand.py").write_text(EXPAND.format(before=newest()))
    (place / "versions/m9002_fill.py").write_text(FILL)
    return place


@pytest.fixture
def old() -> Iterator[str]:
    """A database at our newest revision, with matches in it."""
    with database() as url:
        asyncio.run(migrate(url))
        fill(url)
        yield url


def fill(url: str) -> None:
    put(url, a_row(Setup("kogge", 2)))
    columns = "shard, setup, seats, pace, seed, start, version"
    sql(url, f"INSERT INTO match (id, {columns}) SELECT 'm' || n, {columns} FROM match, "
        f"generate_series(1, {MATCHES}) AS n")  # fmt: skip


class Migration:
    """A process that migrates, begun when it is told to, so that it can be killed in the middle."""

    def __init__(self, url: str, migrations: Path) -> None:
        words = [sys.executable, "-c", CHILD, url, str(migrations)]
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout
        assert self.process.stdout.readline() == b"ready\n"

    def begin(self) -> None:
        assert self.process.stdin
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()

    def kill_after(self, seconds: float) -> None:
        self.begin()
        time.sleep(seconds)
        self.process.kill()
        self.ended()

    def ended(self) -> int:
        """Wait for its end; return how it ended."""
        self.process.communicate(timeout=120)
        return self.process.returncode

    def finish(self) -> None:
        self.begin()
        assert self.ended() == 0


def check_filled(url: str) -> None:
    assert sql(url, "SELECT count(*) FROM match WHERE note IS DISTINCT FROM upper(id)") == [(0,)]
    assert sql(url, "SELECT matches FROM filled") == [(MATCHES + 1,)]
    assert sql(url, "SELECT version_num FROM alembic_version") == [("9002",)]


def test_a_migration_that_is_killed_goes_on_where_it_was(
    old: str, planned: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, filled = random.Random(f"migrations {SEED}"), [0]
    for _ in range(KILLS):
        Migration(old, planned).kill_after(chance.uniform(0.01, 0.3))
        if asyncio.run(noted(old)):
            filled += sql(old, "SELECT count(*) FROM match WHERE note IS NOT NULL")[0]
    Migration(old, planned).finish()
    check_filled(old)
    assert filled == sorted(filled), "what was done stays done"
    with capsys.disabled():
        print(f"\nmigrations: {KILLS} kills, with rows done by then: {filled}")


async def noted(url: str) -> bool:
    return await revision_of(url) >= "9001"


async def revision_of(url: str) -> str:
    connection = await asyncpg.connect(url)
    try:
        return str(await connection.fetchval("SELECT version_num FROM alembic_version"))
    finally:
        await connection.close()


def test_two_that_migrate_at_once_do_it_once(old: str, planned: Path) -> None:
    two = [Migration(old, planned), Migration(old, planned)]
    for one in two:
        one.begin()
    assert [one.ended() for one in two] == [0, 0]
    check_filled(old)


def test_a_database_that_is_killed_in_the_middle_is_migrated_after(planned: Path) -> None:
    """All processes of a private PostgreSQL are killed; its server starts it again."""
    with open_folder() as data:
        server = Server("", settings={"HANSE_DATA": str(data)})
        server.start(120)
        try:
            fill(address(server))
            one = Migration(address(server), planned)
            one.begin()
            time.sleep(0.05)
            kill_all(server)
            one.ended()
            wait_for_store(server, 120)
            Migration(address(server), planned).finish()
            check_filled(address(server))
        finally:
            server.stop()


def test_whoever_uses_a_table_is_not_held_up(old: str, planned: Path) -> None:
    """A long transaction reads; the migration waits its turn, and others go on meanwhile."""

    async def scene() -> float:
        reader, other = await asyncpg.connect(old), await asyncpg.connect(old)
        async with reader.transaction():
            await reader.fetch("SELECT id FROM match LIMIT 1")
            task = asyncio.create_task(migrate(old, migrations=planned))
            longest = 0.0
            for _ in range(12):
                began = time.monotonic()
                await other.fetch("SELECT id FROM match LIMIT 1")
                longest = max(longest, time.monotonic() - began)
                await asyncio.sleep(0.25)
            assert not task.done()
        await task
        await asyncio.gather(reader.close(), other.close())
        return longest

    assert asyncio.run(scene()) < 2.9
    check_filled(old)


def test_an_older_version_starts_on_a_newer_database_unless_it_was_contracted(
    old: str, planned: Path
) -> None:
    asyncio.run(migrate(old, migrations=planned))
    assert asyncio.run(revision(old)) == "9002"
    asyncio.run(migrate(old))
    sql(old, "COMMENT ON TABLE alembic_version IS '9002'")
    with pytest.raises(NewerDatabase):
        asyncio.run(migrate(old))


def test_a_server_that_is_too_old_says_so_and_ends(old: str) -> None:
    sql(old, "COMMENT ON TABLE alembic_version IS '9002'")
    run = [sys.executable, "-m", "hanse.cli", "serve", "--port", "0"]
    told = subprocess.run(
        run, env={**os.environ, "DATABASE_URL": old}, capture_output=True, text=True,
        check=False, timeout=120,
    )  # fmt: skip
    assert told.returncode == 1
    assert "9002" in told.stderr
    assert "Traceback" not in told.stderr


def steps_of(path: Path) -> list[str]:
    """The statements that a migration runs."""
    found: list[str] = []
    module = migrating.module_of(path.stem[1:5], MIGRATIONS)
    module.op = type("Op", (), {"execute": staticmethod(found.append)})  # type: ignore[attr-defined]
    module.upgrade()
    return found


NEWER = [path for path in sorted((MIGRATIONS / "versions").glob("m[0-9]*.py"))
         if path.stem[1:5] > BEFORE_THE_RULE]  # fmt: skip


@pytest.mark.parametrize("path", NEWER, ids=lambda path: path.stem)
def test_a_migration_only_expands_or_says_what_it_contracts(path: Path) -> None:
    steps = steps_of(path)
    if hasattr(migrating.module_of(path.stem[1:5], MIGRATIONS), "CONTRACTS"):
        assert any(step.strip().startswith("COMMENT ON TABLE alembic_version") for step in steps)
    else:
        assert [step for step in steps if not ALLOWED.match(step)] == []


@pytest.mark.parametrize(
    ("step", "allowed"),
    [
        ("ALTER TABLE match ADD COLUMN note text", True),
        ("ALTER TABLE match ADD COLUMN closed boolean NOT NULL DEFAULT false", True),
        ("ALTER TABLE match ADD COLUMN closed boolean NOT NULL", False),
        ("ALTER TABLE match DROP COLUMN note", False),
        ("ALTER TABLE match RENAME COLUMN note TO notes", False),
        ("DROP TABLE chat", False),
        ("UPDATE match SET note = ''", False),
    ],
)
def test_what_older_versions_cannot_bear_would_be_found(step: str, allowed: bool) -> None:
    assert bool(ALLOWED.match(step)) is allowed
