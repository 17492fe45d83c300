"""The files in deploy/ are what they say: settings and commands exist."""

import json
import re
import shlex
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from hanse.cli import app
from hanse.server.config import Settings, variable
from tests.server.running import Server, free_port
from tools.parts_list import parts_list

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = ["Containerfile", "compose.yml", "hanse.service", "is-healthy", "README.md"]
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
OURS = ("serve", "serve2", "worker")


def is_command(words: list[str]) -> bool:
    return CliRunner().invoke(app, [*words, "--help"]).exit_code == 0


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_a_setting(name: str) -> None:
    known = {variable(field) for field in Settings.__struct_fields__}
    assert set(re.findall(r"\bHANSE_[A-Z_]+\b", (DEPLOY / name).read_text("utf-8"))) <= known


def test_the_image_runs_as_a_user_of_its_own() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2].splitlines()
    told = {line.partition(" ")[0]: line.partition(" ")[2] for line in last}
    assert int(told["USER"].partition(":")[0]) > 0
    assert is_command(json.loads(told["CMD"]))
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
