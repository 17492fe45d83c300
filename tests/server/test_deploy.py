"""The files in deploy/ are what they say: settings and commands exist, proxies pass on play."""

import json
import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from hanse.cli import app
from hanse.server.config import Settings, variable
from tests.server.people import Person, ask, new_table
from tests.server.running import Server, free_port
from tools.parts_list import parts_list

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = ["Containerfile", "compose.yml", "hanse.service", "README.md"]
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
OURS = ("serve", "serve2", "worker")
SOON = 20.0


def is_command(words: list[str]) -> bool:
    return CliRunner().invoke(app, [*words, "--help"]).exit_code == 0


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_a_setting(name: str) -> None:
    known = {variable(field) for field in Settings.__struct_fields__}
    assert set(re.findall(r"\bHANSE_[A-Z_]+\b", (DEPLOY / name).read_text("utf-8"))) <= known


def test_the_image_runs_as_a_user_of_its_own_and_says_how_it_is() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2].splitlines()
    told = {line.partition(" ")[0]: line.partition(" ")[2] for line in last}
    assert int(told["USER"].partition(":")[0]) > 0
    assert is_command(json.loads(told["CMD"]))
    assert is_command(json.loads(told["HEALTHCHECK"].partition("CMD ")[2])[1:])
    assert json.loads(told["ENTRYPOINT"]) == ["hanse"]


def test_the_base_is_an_argument() -> None:
    assert re.findall(r"^FROM (\S+)", CONTAINERFILE, re.M) == ["${BASE}", "${BASE}"]


@pytest.mark.parametrize("name", OURS)
def test_compose_runs_one_image_that_can_write_nowhere(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["image"] == COMPOSE["services"]["serve"]["image"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert is_command(service["command"])
    assert {"DATABASE_URL", "HANSE_BUS"} <= set(service["environment"])


def test_the_unit_for_systemd_starts_and_stops_the_server() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "hanse.service", "utf-8")
    service = unit["Service"]
    words = shlex.split(service["ExecStart"])
    assert is_command(words[1:2])
    assert service["User"] != "root"
    assert service["KillMode"] == "mixed", "the embedded database is stopped by the server"


def test_every_workflow_runs_targets_of_make() -> None:
    targets = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert WORKFLOWS
    for workflow in WORKFLOWS:
        steps = [step for job in yaml.safe_load(workflow.read_text())["jobs"].values()
                 for step in job["steps"]]  # fmt: skip
        made = [re.findall(r"\bmake ([\w -]+)", step.get("run", "")) for step in steps]
        named = {word for found in made for words in found for word in words.split()}
        assert named
        assert named <= targets


def test_the_list_of_parts_knows_every_package() -> None:
    parts: Any = parts_list(ROOT / "web/package-lock.json")
    names = {one["purl"].partition("@")[0] for one in parts["components"]}
    assert parts["bomFormat"] == "CycloneDX"
    assert parts["metadata"]["component"]["name"] == "hanse"
    assert {"pkg:pypi/msgspec", "pkg:pypi/litestar", "pkg:npm/svelte"} <= names
    assert "pkg:npm/vitest" not in names


def test_healthy_says_whether_a_server_lives(server: Server) -> None:
    assert CliRunner().invoke(app, ["healthy", "--port", str(server.port)]).exit_code == 0
    assert CliRunner().invoke(app, ["healthy", "--port", str(free_port())]).exit_code == 1


@pytest.mark.parametrize(("host", "said"), [("0.0.0.0", 0), ("127.0.0.2", 1)])
def test_healthy_asks_where_the_server_listens(server: Server, host: str, said: int) -> None:
    told = {"HANSE_HOST": host, "HANSE_PORT": str(server.port)}
    assert CliRunner().invoke(app, ["healthy"], env=told).exit_code == said


@contextmanager
def running(words: list[str], **settings: str) -> Iterator[None]:
    process = subprocess.Popen(words, env={**os.environ, **settings}, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(SOON)


def play_through(server: Server, port: int) -> None:
    """Sit down, be shown the table and answer, all through a proxy."""
    proxied = Server(server.url, port)
    end = time.monotonic() + SOON
    while not proxied.answers():
        assert time.monotonic() < end, "the proxy does not answer"
        time.sleep(0.1)
    seated, cookie = new_table(proxied, bots=1, people=1)
    person = Person(proxied, seated["match"], cookie)
    person.hello()
    person.answer()


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_passes_on_requests_and_sockets(server: Server, tmp_path: Path) -> None:
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"^ *ssl_\w+ .*\n", "", text, flags=re.M)
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{server.port}")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    whole = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
    whole += f"http {{ access_log off; {temporary(tmp_path)}\n{text} }}\n"
    (tmp_path / "nginx.conf").write_text(whole)
    with running(["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]):
        play_through(server, port)


def temporary(place: Path) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return " ".join(f"{kind}_temp_path {place}/{kind};" for kind in kinds)


@contextmanager
def caddy(tmp_path: Path, *ports: int) -> Iterator[int]:
    """Run Caddy before the servers at these ports; give its own."""
    port = free_port()
    text = "{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text("utf-8")
    (tmp_path / "Caddyfile").write_text(text)
    words = ["caddy", "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
    servers = " ".join(f"127.0.0.1:{one}" for one in ports)
    told = {"SITE": f"http://127.0.0.1:{port}", "SERVERS": servers}
    with running(words, **told, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path)):
        yield port


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_passes_on_requests_and_sockets(server: Server, tmp_path: Path) -> None:
    with caddy(tmp_path, server.port) as port:
        play_through(server, port)


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_leaves_out_a_server_that_is_gone(server: Server, tmp_path: Path) -> None:
    with caddy(tmp_path, server.port, free_port()) as port:
        play_through(server, port)
        time.sleep(2)  # it has asked both by now
        began = time.monotonic()
        found = {ask(Server("", port), f"/api/tables/none{number}")[0] for number in range(12)}
        assert found == {404}
        assert time.monotonic() - began < 2
