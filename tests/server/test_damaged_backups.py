"""Whatever is wrong with a backup, it is refused in one sentence, and the database stays empty."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hanse.cli import app
from hanse.server.backup.write import back_up
from tests.server.counts import SEED, count
from tests.server.damaged import changed_somewhere, put_together_wrongly
from tests.server.running import database, sql
from tests.server.stocked import stock
from tests.server.test_backup import everything

CHANGES = count("damages", 24, 1000)
LONGEST = 400


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A database with games, and its backup."""
    file = tmp_path_factory.mktemp("good") / "hanse.backup"
    with database() as url:
        stock(url, 2, SEED)
        asyncio.run(back_up(url, file))
        yield url, file


def restored(url: str, file: Path) -> Result:
    return CliRunner().invoke(app, ["restore", str(file), "--database-url", url])


def judge(done: Result, name: str) -> None:
    """One sentence and 1, whatever it was."""
    if done.exception and not isinstance(done.exception, SystemExit):
        raise AssertionError(name) from done.exception
    said = done.stderr.strip()
    assert done.exit_code == 1, (name, done.stdout, said)
    assert said.count("\n") == 0, (name, said)
    assert 10 < len(said) < LONGEST, (name, said)


def is_empty(url: str) -> bool:
    if sql(url, "SELECT to_regclass('match')") == [(None,)]:
        return True
    counted = "SELECT (SELECT count(*) FROM match) + (SELECT count(*) FROM entry)"
    return sql(url, counted) == [(0,)]


def test_a_backup_that_was_put_together_wrongly_is_refused(
    good: tuple[str, Path], tmp_path: Path
) -> None:
    bad = tmp_path / "bad"
    with database() as url:
        for name, text in put_together_wrongly(good[1].read_bytes()):
            bad.write_bytes(text)
            judge(restored(url, bad), name)
            assert is_empty(url), name
        assert restored(url, good[1]).exit_code == 0, "what was refused left nothing behind"
        assert everything(url) == everything(good[0])


def test_a_backup_that_changed_somewhere_is_refused_or_restored_whole(
    good: tuple[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A change that touches no row, such as in a time in a tar's heading, does no harm."""
    bad, chance = tmp_path / "bad", random.Random(f"damage {SEED}")
    whole, refused = good[1].read_bytes(), 0
    changes = changed_somewhere(whole, chance, CHANGES)
    name, text = next(changes)
    while name:
        with database() as url:
            while name:
                bad.write_bytes(text)
                done = restored(url, bad)
                now, (name, text) = name, next(changes, ("", b""))
                if done.exit_code == 0:
                    assert everything(url) == everything(good[0]), now
                    break
                judge(done, now)
                assert is_empty(url), now
                refused += 1
    with capsys.disabled():
        print(f"\ndamaged backups: {CHANGES} changed somewhere, {refused} refused")
    assert refused > CHANGES / 2


def test_a_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with database() as url:
        assert restored(url, tmp_path).exit_code in (1, 2)
        judge(restored(url, tmp_path / "missing"), "missing")
