"""The page for hosts: its commands work as they stand there, and what is not meant is warned of."""

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from hanse.server.config import Settings, variable
from hanse.server.operations import startup_advice
from tests.server.people import Person, new_table
from tests.server.running import Server

PAGE = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
BACKING_UP = PAGE.partition("## Backing up")[2].partition("\n## ")[0]
OWN = f"{sys.executable} -m hanse.cli "


def command(beginning: str) -> str:
    """The first block of the page that has this word in it, for the embedded database."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", BACKING_UP, re.M | re.S)
    found = next(block for block in blocks if beginning in block)
    return re.sub(r"\bhanse (?=backup|restore)", OWN, str(found))


def run(text: str, place: Path, data: Path) -> None:
    env = {**os.environ, "HANSE_DATA": str(data)}
    subprocess.run(["bash", "-euc", text], cwd=place, env=env, check=True, timeout=60)


def server_in(data: Path) -> Server:
    return Server("", settings={"HANSE_DATA": str(data)})


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that the user of the embedded database can reach; pytest shuts its own to others."""
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o755)
        yield Path(made)


def begun(server: Server) -> Person:
    server.start(90)
    seated, cookie = new_table(server, bots=1, people=1)
    person = Person(server, seated["match"], cookie)
    person.hello()
    person.answer()
    return person


def test_a_backup_of_the_embedded_database_is_restored_as_the_page_says(place: Path) -> None:
    """While the server runs; then somebody plays on in the new folder."""
    first = server_in(place / "first")
    person = begun(first)
    run(command("hanse backup"), place, place / "first")
    assert first.stop() == 0
    run(command("hanse restore"), place, place / "first")
    other = server_in(place / "restored")
    other.start(90)
    person.server = other
    person.come_back()
    person.answer()
    assert other.stop() == 0


def test_a_copied_folder_is_a_whole_backup(place: Path) -> None:
    data = place / "data"
    server = server_in(data)
    person = begun(server)
    assert server.stop() == 0
    run(command("cp -a"), place, data)
    (copy,) = [path for path in place.iterdir() if path != data]
    subprocess.run(["rm", "-r", str(data)], check=True)
    copy.rename(data)
    server.start(90)
    person.come_back()
    person.answer()
    assert server.stop() == 0


def test_a_server_without_pages_or_as_root_warns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with structlog.testing.capture_logs() as said:
        startup_advice.advise(tmp_path, embedded=True)
    told = [line["event"] for line in said if line["log_level"] == "warning"]
    assert ["no pages" in told[0], "root" in told[1]] == [True, True]


def test_where_all_is_well_nothing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    (tmp_path / "index.html").write_text("<!doctype html>")
    with structlog.testing.capture_logs() as said:
        startup_advice.advise(tmp_path, embedded=True)
    assert said == []


def test_windows_has_no_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "geteuid", raising=False)
    assert not startup_advice.is_root()


def test_every_variable_on_the_page_is_a_setting() -> None:
    known = {variable(field) for field in Settings.__struct_fields__}
    assert set(re.findall(r"\bHANSE_[A-Z_]+\b", PAGE)) <= known


def test_the_command_for_a_source_archive_is_one_of_hatchling() -> None:
    (command,) = re.findall(r"^\.venv/bin/python (-m hatchling .*)$", PAGE, re.M)
    told = subprocess.run(
        [sys.executable, *shlex.split(command), "--help"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0
    assert "sdist" in command
