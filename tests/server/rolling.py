"""The version before and this one on one database, while each server in turn is upgraded.

`make rolling` runs it, with BEFORE= the commit or tag of the version before. R9 and R14.
"""

import os
import subprocess
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from hanse.server.store.migrate import newest
from tests.server.fleet import Fleet
from tests.server.histories import OK, Act, outcomes
from tests.server.running import database, sql
from tests.server.test_fleet import acts_of, judged, seated, summary_line, wait_for_play

BEFORE = os.environ.get("HANSE_BEFORE", "HEAD")
ROOT = Path(__file__).parents[2]
CALLED = {"end_offered": "end_agreed", "going_back_offered": "going_back_agreed"}
"""Events that have got another name since the first versions."""
REVISION = "SELECT max(version_num) FROM alembic_version"


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source of the version before."""
    place = tmp_path_factory.mktemp("before")
    told = subprocess.run(
        ["git", "archive", "--format=tar", BEFORE, "src"], cwd=ROOT, check=True, capture_output=True
    )
    with tarfile.open(fileobj=BytesIO(told.stdout)) as held:
        held.extractall(place, filter="data")
    return place / "src"


@pytest.fixture
def old_fleet(before: Path) -> Iterator[Fleet]:
    """Two servers and a worker, all of the version before."""
    with database() as url:
        fleet = Fleet(url)
        for server in fleet.servers:
            server.settings = {**server.settings, "PYTHONPATH": str(before)}
        fleet.worker.settings["PYTHONPATH"] = str(before)
        fleet.start()
        try:
            yield fleet
        finally:
            fleet.kill()


def test_each_server_in_turn_is_upgraded_and_nobody_notices(
    old_fleet: Fleet, before: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the old to the new, back to the old, and to the new again, one server at a time."""
    ((first,),) = sql(old_fleet.url, REVISION)
    left = [(server, path) for path in ("", str(before), "") for server in old_fleet.servers]
    faults, acts = list[str](), list[Act]()
    while left:
        players = seated(old_fleet, f"rolling {len(left)}")
        while left and wait_for_play(players):
            server, path = left.pop(0)
            assert server.stop() == 0
            server.settings = {**server.settings, "PYTHONPATH": path}
            server.start(180)
        wait_for_play(players)
        faults += judged(old_fleet, players, CALLED)
        acts += acts_of(players)
    ((last,),) = sql(old_fleet.url, REVISION)
    with capsys.disabled():
        answers = summary_line([act.ended - act.sent for act in acts if act.outcome == OK])
        print(f"\n{BEFORE} and this version: tables {first} to {last}, {outcomes(acts)}, {answers}")
    assert faults == []
    assert last == newest()
    assert [act for act in acts if act.outcome == OK]
