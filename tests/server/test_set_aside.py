"""Games that this version cannot play again: set aside, told once, found by `hanse check`."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hanse.core.setup import Setup
from hanse.server.connections.table_socket import LATER
from hanse.tables.live.unreadable_matches import CODE
from tests.server.people import Person, ask
from tests.server.running import RUN, Server, database, sql
from tests.server.seats import a_row, put, secret

TWO = Setup("kogge", 2)
SPOILT = 'UPDATE entry SET move = \'{"move":"no_such_move"}\' WHERE match = $1'


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[Server]:
    with database() as url, (tmp_path / "log").open("ab") as log:
        server = Server(url, log=log)
        server.start(120)
        yield server
        server.stop()


def a_spoilt_match(server: Server, **more: Any) -> str:
    """One whose first entry cannot be read, and that this server has not in memory."""
    row = a_row(TWO, **more)
    put(server.url, row)
    person = Person(server, row.id, secret=secret(0))
    person.hello()
    person.answer()
    person.socket.close()
    server.stop()
    sql(server.url, SPOILT, row.id)
    sql(server.url, "UPDATE match SET due_at = now() WHERE id = $1", row.id)
    server.start(120)
    return row.id


def log_lines(server: Server, match: str) -> list[str]:
    assert server.log
    return [line for line in Path(server.log.name).read_text().splitlines() if match in line]


def test_a_match_that_cannot_be_played_again_is_set_aside(logged: Server) -> None:
    match = a_spoilt_match(logged)
    time.sleep(5)
    headers = {"authorization": f"Bearer {secret(0)}"}
    for _ in range(3):
        status, problem, _ = ask(logged, f"/api/tables/{match}/screen", headers=headers)
        assert (status, problem["code"]) == (409, "set_aside")
    assert ask(logged, f"/api/tables/{match}", headers=headers)[0] == 200
    person = Person(logged, match, secret=secret(0))
    with pytest.raises(ConnectionClosed) as closed:
        person.hello()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4409
    assert len(log_lines(logged, match)) == 1, log_lines(logged, match)
    assert "Traceback" not in log_lines(logged, match)[0]
    assert "no_such_move" not in log_lines(logged, match)[0], "a move may be hidden; logs tell none"
    assert sql(logged.url, "SELECT set_aside FROM match WHERE id = $1", match) == [(CODE,)]


def test_a_closed_table_that_is_set_aside_is_not_there_for_strangers(server: Server) -> None:
    row = a_row(TWO)
    put(server.url, row)
    sql(server.url, "UPDATE match SET set_aside = $2, closed = true WHERE id = $1", row.id, CODE)
    for path in ("screen", "record", "events"):
        status, problem, _ = ask(server, f"/api/tables/{row.id}/{path}")
        assert (status, problem["code"]) == (404, "not_found"), path
    headers = {"authorization": f"Bearer {secret(0)}"}
    assert ask(server, f"/api/tables/{row.id}/screen", headers=headers)[0] == 409
    with pytest.raises(ConnectionClosed) as closed:
        Person(server, row.id).hello()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4404


def test_a_newer_version_tries_again(logged: Server) -> None:
    match = a_spoilt_match(logged)
    ask(
        logged, f"/api/tables/{match}/screen", headers={"authorization": f"Bearer {secret(0)}"}
    )  # opening it sets it aside
    time.sleep(3)
    stored = "SELECT move FROM entry WHERE match = $1"
    assert "no_such_move" in sql(logged.url, stored, match)[0][0], "nothing may be lost"
    logged.stop()
    sql(logged.url, "UPDATE match SET set_aside = '0.0.1 kogge=0' WHERE id = $1", match)
    logged.start(120)
    ask(logged, f"/api/tables/{match}/screen", headers={"authorization": f"Bearer {secret(0)}"})
    time.sleep(3)
    assert len(log_lines(logged, match)) == 2
    assert sql(logged.url, "SELECT set_aside FROM match WHERE id = $1", match) == [(CODE,)]


def check(url: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", RUN, "check", "--database-url", url, "--processes", "1"]
    return subprocess.run(words, capture_output=True, text=True, check=False, env=os.environ)


def test_check_says_what_differs_and_what_cannot_be_read(logged: Server) -> None:
    rows = [a_row(TWO) for _ in range(4)]
    put(logged.url, *rows)
    for row in rows:
        person = Person(logged, row.id, secret=secret(0))
        person.hello()
        person.answer()
    good = check(logged.url)
    assert (good.returncode, good.stdout.splitlines()[-1][:9]) == (0, "4 matches")
    sql(logged.url, SPOILT, rows[0].id)
    sql(logged.url, "UPDATE match SET digest = 'another' WHERE id = $1", rows[1].id)
    broken = "UPDATE match SET setup = '{\"game\": 7}' WHERE id = $1"
    sql(logged.url, broken, rows[2].id)
    bad = check(logged.url)
    found = dict(line.split(": ")[:2] for line in bad.stdout.splitlines()[:-1])
    assert bad.returncode == 1
    wanted = ("unreadable", "differs", "unreadable")
    assert found == {row.id: how for row, how in zip(rows, wanted, strict=False)}
    assert sql(logged.url, "SELECT count(*) FROM match WHERE set_aside <> ''") == [(0,)]


def test_a_match_of_newer_rules_is_left_to_a_newer_server(logged: Server) -> None:
    """Its players are asked to come back; nothing is told as a fault."""
    row = a_row(TWO)
    put(logged.url, row)
    sql(logged.url, "UPDATE match SET revision = 99 WHERE id = $1", row.id)
    for _ in range(2):
        person = Person(logged, row.id, secret=secret(0))
        with pytest.raises(ConnectionClosed) as closed:
            person.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == LATER
    found = sql(logged.url, "SELECT set_aside, version FROM match WHERE id = $1", row.id)
    assert found == [(CODE, 0)], "workers of this version leave it alone"
    assert log_lines(logged, row.id) == []
