"""Every command and every script in the README and on the terminal's page runs."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.terminals import Terminal
from tests.server.running import Server, database

ROOT = Path(__file__).resolve().parent.parent
README = "".join((ROOT / page).read_text("utf-8") for page in ("README.md", "docs/terminal.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
OWN = ".venv/bin/hanse"
PROGRAM = (sys.executable, "-c", "from hanse.cli import app; app()")
FEWER = ("--games 100", "--games 2")
"""The one thing that is made smaller here: how many games are simulated."""
PATIENCE = 60


def blocks(kind: str) -> list[str]:
    return [text for named, text in BLOCK.findall(README) if named == kind]


def commands() -> list[str]:
    lines = [line.partition("#")[0].strip() for text in blocks("sh") for line in text.splitlines()]
    return list(dict.fromkeys(line for line in lines if line))


FINITE = [command for command in commands() if not command.startswith(f"{OWN} serve")]


def run(words: list[str], data: Path) -> subprocess.CompletedProcess[str]:
    """At the top, with nothing to be typed but the wish to leave."""
    env = {**os.environ, "HANSE_DATA": str(data), "LANG": "C.UTF-8"}
    return subprocess.run(
        words, cwd=ROOT, env=env, input="quit\n", capture_output=True, text=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip


def hanse(command: str) -> list[str]:
    return [*PROGRAM, *shlex.split(command.replace(*FEWER))[1:]]


@pytest.mark.parametrize("command", [c for c in commands() if c.startswith(f"{OWN} serve")])
def test_a_command_that_goes_on_until_it_is_stopped(command: str) -> None:
    with database() as url:
        server = Server(url, words=shlex.split(command)[1:])
        server.start()
        assert server.stop() == 0


@pytest.mark.parametrize("command", [c for c in FINITE if c.startswith(OWN)])
def test_a_command_of_hanse(command: str, tmp_path: Path) -> None:
    if "--continue" in command:
        run(hanse(f"{OWN} play kogge"), tmp_path)
    done = run(hanse(command), tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    if " play " in command:
        assert list(tmp_path.glob("*.hanse"))


@pytest.mark.parametrize("command", [c for c in commands() if c.startswith("make ")])
def test_a_target_of_make(command: str, tmp_path: Path) -> None:
    """Told what it would do: run for good, the tests would run the tests."""
    done = run([*shlex.split(command), "--dry-run"], tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("script", blocks("python"))
def test_a_script(script: str, tmp_path: Path) -> None:
    done = run([sys.executable, "-c", script], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "\nend by " in done.stdout


def test_there_are_no_other_commands() -> None:
    assert [c for c in commands() if not c.startswith((OWN, "make "))] == []
    prose = BLOCK.sub("", README)
    assert not re.search(r"^ {4}\S", prose, re.M), "commands stand in fenced blocks"


@pytest.mark.parametrize("code", blocks("python"))
def test_python_of_the_page_runs(code: str, tmp_path: Path) -> None:
    done = run([sys.executable, "-c", code], tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("hanse record 1")


def test_captures_fit_a_screen() -> None:
    captures = blocks("text")
    assert len(captures) >= 2
    for text in captures:
        assert max(map(len, text.splitlines())) <= 80


GAME = ["kogge", "--bots", "builder,builder", "--seed", "readme", "--language", "en"]
"""The captures show builders: they play as they always did, whatever the levels learn."""


def test_the_first_capture_is_the_screen_that_is_drawn(tmp_path: Path) -> None:
    terminal = Terminal(GAME, tmp_path)
    terminal.read()
    for line in ("", "4", "bid 5 8", "1", "sail a", "anchor", "trade f for 2a"):
        terminal.type(line)
    screen = [row.rstrip() for row in terminal.screen()]
    terminal.type("quit")
    assert terminal.close() == 0
    assert screen == blocks("text")[0].splitlines()


def test_the_second_capture_is_what_the_plain_mode_says(tmp_path: Path) -> None:
    terminal = Terminal([*GAME, "--plain"], tmp_path)
    terminal.read()
    for line in ("4", "5 8", ""):
        terminal.type(line)
    said = "".join(f"{row.rstrip()}\n" for row in terminal.everything.splitlines())
    terminal.type("quit")
    assert terminal.close() == 0
    assert said.endswith(blocks("text")[1])
