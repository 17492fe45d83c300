"""`hanse backup` and `hanse restore`: everything comes back, played again and compared."""

import asyncio
import gzip
import io
import tarfile
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hanse.server.backup.database_tables import Table, connect, tables, with_checksum
from hanse.server.backup.files import BadBackup
from hanse.server.backup.replay_check import check
from hanse.server.backup.restore import Differs, NotEmpty, restore
from hanse.server.backup.write import back_up
from hanse.server.store.archive import archive
from hanse.server.store.migrate import migrate
from tests.server.asking import Program
from tests.server.commands import hanse, tried
from tests.server.counts import FULL, SEED, count
from tests.server.multiplied import multiply
from tests.server.running import Server, database, sql
from tests.server.stocked import shown, stock

GAMES = count("restored", 24, 10_000)
PROCESSES = 2 if FULL else 1
SPOILT = 'UPDATE entry SET move = \'{"move":"no_such_move"}\' WHERE match = $1 AND number = 7'
WHOLE = """
SELECT count(*) FROM match WHERE version <>
    (SELECT count(*) FROM entry WHERE entry.match = match.id)
    AND NOT EXISTS (SELECT FROM archive WHERE archive.match = match.id)
"""


@pytest.fixture(scope="module")
def full() -> Iterator[tuple[str, list[str]]]:
    """A database with finished games, some of them archived, and two that have just begun."""
    with database() as url:
        made = stock(url, 3, f"archived {SEED}")
        asyncio.run(archive(url, 0))
        made += stock(url, 3, SEED)
        multiply(url, GAMES // 6 - 1)
        stock(url, 2, "begun", play=False)
        yield url, made


async def contents(url: str) -> list[Table]:
    connection = await connect(url)
    try:
        return [await with_checksum(connection, table) for table in await tables(connection)]
    finally:
        await connection.close()


def everything(url: str) -> list[Table]:
    return asyncio.run(contents(url))


def test_everything_comes_back(
    full: tuple[str, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, made = full
    file = tmp_path / "hanse.backup"
    written = asyncio.run(back_up(url, file))
    assert file.stat().st_mode & 0o077 == 0
    with database() as empty:
        restored = asyncio.run(restore(empty, file))
        assert everything(empty) == everything(url)
        report = asyncio.run(check(empty, PROCESSES))
        assert report.found == []
        assert report.matches == written.games
        assert shown(empty, made) == shown(url, made)
    with capsys.disabled():
        print(f"\n{written}\n{restored}")


def test_a_backup_is_one_moment(full: tuple[str, list[str]], tmp_path: Path) -> None:
    """Games go on while it is written; it holds as many entries as each match has versions."""
    playing = threading.Thread(target=stock, args=(full[0], 3, "meanwhile"))
    playing.start()
    asyncio.run(back_up(full[0], tmp_path / "file"))
    playing.join()
    with database() as empty:
        asyncio.run(restore(empty, tmp_path / "file"))
        assert sql(empty, WHOLE) == [(0,)]


def test_a_used_database_is_left_alone(full: tuple[str, list[str]], tmp_path: Path) -> None:
    asyncio.run(back_up(full[0], tmp_path / "file"))
    before = everything(full[0])
    with pytest.raises(NotEmpty, match="already has matches"):
        asyncio.run(restore(full[0], tmp_path / "file"))
    assert everything(full[0]) == before
    with database() as other:
        sql(other, "CREATE TABLE accounts (id integer)")
        with pytest.raises(NotEmpty, match="something else"):
            asyncio.run(restore(other, tmp_path / "file"))
        assert [table.name for table in everything(other)] == ["accounts"]


def altered(file: Path) -> bytes:
    """The same backup with another number of outages in one entry: nothing stumbles over it."""
    raw = bytearray(gzip.decompress(file.read_bytes()))
    with tarfile.open(fileobj=io.BytesIO(raw)) as tar:
        member = next(one for one in tar if one.name.startswith("entry/"))
    raw[raw.index(b"\n", member.offset_data) - 1] ^= 1
    return gzip.compress(bytes(raw))


def test_a_file_that_is_not_whole_or_was_altered_is_refused(
    full: tuple[str, list[str]], tmp_path: Path
) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    asyncio.run(back_up(full[0], good))
    whole = good.read_bytes()
    wrongs = (b"", b"nothing", whole[:-1000], whole[: len(whole) // 2], altered(good))
    with database() as empty:
        for wrong in wrongs:
            bad.write_bytes(wrong)
            with pytest.raises((BadBackup, Differs)):
                asyncio.run(restore(empty, bad))
        assert sql(empty, "SELECT count(*) FROM match") == [(0,)]
        asyncio.run(restore(empty, good))
        assert everything(empty) == everything(full[0])


def test_a_game_that_comes_out_otherwise_is_named(tmp_path: Path) -> None:
    with database() as url, database() as empty:
        spoilt, good = stock(url, 2, "spoilt")
        sql(url, SPOILT, spoilt)
        hanse("backup", tmp_path / "file", url=url)
        ran = tried("restore", tmp_path / "file", "--verify", "--processes", 1, url=empty)
        assert ran.returncode == 1
        assert f"{spoilt}: unreadable" in ran.stdout
        assert good not in ran.stdout


def test_numbers_go_on_after_those_that_were_restored(tmp_path: Path) -> None:
    with database() as url, database() as empty:
        asyncio.run(migrate(url))
        sql(url, "INSERT INTO outage (began, ended) VALUES (1, 2), (3, 4)")
        asyncio.run(back_up(url, tmp_path / "file"))
        asyncio.run(restore(empty, tmp_path / "file"))
        added = sql(empty, "INSERT INTO outage (began, ended) VALUES (5, 6) RETURNING number")
        assert added == [(3,)]


def test_a_backup_that_fails_leaves_the_last_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("the last one")
    with database() as url, pytest.raises(Exception, match="match"):
        asyncio.run(back_up(url, tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "the last one"
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_what_was_archived_opens_by_its_link(server: Server) -> None:
    (match,) = stock(server.url, 1, f"by link {SEED}")
    with closing(Program(server)) as anybody:
        assert hanse("archive", "--days", 0, url=server.url)
        assert sql(server.url, "SELECT count(*) FROM entry WHERE match = $1", match) == [(0,)]
        status, text = anybody.ask("GET", f"/api/tables/{match}/record")
        assert (status, text.count(b" won")) == (200, 1)
