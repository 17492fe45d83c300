"""Every setting is explained, and what cannot be understood is refused."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from hanse.server.config import (
    BadSettings,
    Settings,
    data_folder,
    read_settings,
    unknown_settings,
    variable,
)
from hanse.server.serve import check
from tests.server.running import POSTGRES, RUN, Server, database, sql

PAGE = Path(__file__).parents[2] / "docs/hosting.md"
ROW = re.compile(r"^\| `([A-Z_]+)` \| (?:`([^`]*)`)? *\| .+ \|$", re.M)


def setting_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_the_page_for_hosts_explains_every_setting_with_its_default() -> None:
    explained = {name: default or "" for name, default in ROW.findall(PAGE.read_text("utf-8"))}
    plain = Settings()
    fields = Settings.__struct_fields__
    assert explained == {variable(field): setting_text(getattr(plain, field)) for field in fields}


def test_nothing_is_refused_that_the_page_allows() -> None:
    unlimited = re.findall(r"^\| `([A-Z_]+)` .*`0` for no limit", PAGE.read_text("utf-8"), re.M)
    assert "HANSE_MESSAGES" in unlimited
    found = read_settings(dict.fromkeys(unlimited, "0"))
    assert {getattr(found, name.removeprefix("HANSE_").lower()) for name in unlimited} == {0}


def test_settings_come_from_the_environment() -> None:
    found = read_settings({"HANSE_PORT": "9", "DATABASE_URL": "x", "HANSE_POSITIONS": "true"})
    assert (found.port, found.database_url, found.positions) == (9, "x", True)
    assert read_settings({"HANSE_PORT": ""}).port == 8080
    assert data_folder(Settings(data="here")) == Path("here")


NOT_UNDERSTOOD = [
    ("HANSE_PORT", "http"), ("HANSE_PORT", "99999"), ("HANSE_LOG_LEVEL", "loud"),
    ("HANSE_METRICS_FOR", "me"), ("HANSE_TRUSTED_PROXIES", "foo"), ("HANSE_POOL", "0"),
    ("HANSE_DRAIN", "-3"), ("HANSE_MAX_THINKING_BOTS", "-1"), ("HANSE_POLL_INTERVAL", "0"),
    ("HANSE_BASE_URL", "games.example"), ("HANSE_MESSAGES", "-1"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), NOT_UNDERSTOOD)
def test_what_cannot_be_understood_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=f"^{name}={value}: "):
        read_settings({name: value})


def test_the_levels_of_the_log_are_named() -> None:
    with pytest.raises(BadSettings, match="debug, info, warning, error"):
        read_settings({"HANSE_LOG_LEVEL": "loud"})


def test_what_is_spelled_like_a_setting_is_noticed() -> None:
    env = {"HANSE_PROT": "1", "HANSE_PORT": "2", "HANSE_DATABASE_URL": "x", "HANSE_ELSE": "y"}
    assert unknown_settings(env) == {
        "HANSE_PROT": "HANSE_PORT", "HANSE_DATABASE_URL": "DATABASE_URL",
    }  # fmt: skip


EARLIER = {
    "BOTS_AT_ONCE": "MAX_THINKING_BOTS", "LOOK_AROUND": "POLL_INTERVAL",
    "REQUESTS_A_MINUTE": "REQUESTS_PER_MINUTE", "FILES_A_MINUTE": "FILES_PER_MINUTE",
    "FORESIGHTS_A_MINUTE": "PREVIEWS_PER_MINUTE", "TABLES_AN_HOUR": "TABLES_PER_HOUR",
    "BOT_TABLES_AN_HOUR": "BOT_TABLES_PER_HOUR", "LESSONS_AN_HOUR": "LESSONS_PER_HOUR",
    "MOST_SOCKETS": "MAX_SOCKETS", "SOCKETS_AN_ADDRESS": "SOCKETS_PER_ADDRESS",
    "CONNECTIONS_AN_ADDRESS": "CONNECTIONS_PER_ADDRESS",
}  # fmt: skip


@pytest.mark.parametrize(("earlier", "today"), EARLIER.items())
def test_every_earlier_name_of_a_setting_leads_to_its_name_of_today(
    earlier: str, today: str
) -> None:
    assert unknown_settings({f"HANSE_{earlier}": "1"}) == {f"HANSE_{earlier}": f"HANSE_{today}"}


@pytest.mark.parametrize("words", [["backup", "file"], ["check"], ["tables"], ["archive"]])
def test_no_command_but_a_server_makes_a_database(words: list[str], tmp_path: Path) -> None:
    env = {**os.environ, "HANSE_DATA": str(tmp_path / "typo"), "DATABASE_URL": ""}
    run = [sys.executable, "-c", RUN, *words]
    told = subprocess.run(
        run, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert told.returncode == 1
    assert told.stderr.startswith("there is no database in ")
    assert not list(tmp_path.iterdir())


def test_an_empty_database_is_told_in_a_line() -> None:
    with database() as url:
        env = {**os.environ, "DATABASE_URL": url}
        run = [sys.executable, "-c", RUN, "tables"]
        told = subprocess.run(run, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert (told.returncode, told.stderr) == (1, "nothing of Hanse is stored in this database\n")


def test_a_folder_that_cannot_be_made_is_told_in_a_line() -> None:
    env = {**os.environ, "HANSE_DATA": "/proc/nowhere", "DATABASE_URL": ""}
    run = [sys.executable, "-c", RUN, "serve"]
    told = subprocess.run(run, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 1
    last = json.loads(told.stderr.splitlines()[-1])
    assert last["event"] == "the embedded database does not start"


def test_as_many_files_may_be_open_as_there_are_sockets() -> None:
    code = (
        "import resource, sys; from hanse.server.operations.open_files import allow_open_files;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, int(sys.argv[1])));"
        "allow_open_files(300); print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    for hard, allowed in ((1000, "500"), (400, "400")):
        told = subprocess.run(
            [sys.executable, "-c", code, str(hard)], capture_output=True, text=True, check=True
        )
        assert told.stdout.splitlines()[-1] == allowed
        assert ("too few" in told.stdout + told.stderr) == (allowed == "400")


WRONG = {
    "postgresql://root@127.0.0.1:1/nowhere": "Errno",
    f"{POSTGRES}/no_such_database": "does not exist",
    "mysql://somewhere": "postgresql",
}


@pytest.mark.parametrize("url", WRONG)
@pytest.mark.parametrize("verb", ["serve", "worker"])
def test_a_database_that_cannot_be_used_is_told_in_a_line(url: str, verb: str) -> None:
    env = {**os.environ, "DATABASE_URL": url, "HANSE_DATABASE_WAIT": "0"}
    run = [sys.executable, "-c", RUN, verb]
    told = subprocess.run(run, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 1
    last = json.loads(told.stderr.splitlines()[-1])
    assert last["event"] == "this database cannot be used"
    assert WRONG[url] in last["error"]


def test_a_database_that_may_forget_is_refused() -> None:
    with database() as url:
        name = url.rpartition("/")[2]
        sql(url, f"ALTER DATABASE {name} SET synchronous_commit = off")
        with pytest.raises(SystemExit):
            check(Settings(database_url=url))
        check(Settings(database_url=url, unsafe_database=True))


def test_a_server_without_its_pages_says_so() -> None:
    with database() as url:
        without = "from hanse.server import app as a; a.CLIENT = a.CLIENT / 'nowhere';"
        server = Server(url, entry=without + RUN)
        server.start()
        with pytest.raises(HTTPError, match="404") as found:
            urlopen(server.origin, timeout=10)
        assert b"make web" in found.value.read()
        found.value.close()
        server.stop()


def test_whoever_has_no_port_does_not_say_that_it_serves() -> None:
    with database() as url, socket.create_server(("127.0.0.1", 0)) as taken:
        env = {**os.environ, "DATABASE_URL": url, "HANSE_PORT": str(taken.getsockname()[1])}
        run = [sys.executable, "-c", RUN, "serve"]
        told = subprocess.run(run, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode != 0
    events = [json.loads(line)["event"] for line in told.stderr.splitlines()]
    assert any("address already in use" in event for event in events)
    assert "serving" not in events
