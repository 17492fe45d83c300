"""Whoever has installed the rules and the terminal alone: what works, and what is said."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.declared import ROOT, asked, modules_of

SERVER_ONLY = modules_of(asked("serve") - asked())
RECORD = ROOT / "tests/records/game-03.hanse"

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from hanse.cli.main import app
app()
"""


def hanse(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as it runs where none of the server's packages is installed."""
    run = [sys.executable, "-c", WITHOUT.format(missing=SERVER_ONLY), *words]
    asked = {**os.environ, "LC_ALL": "en", **environment}
    return subprocess.run(
        run, env=asked, capture_output=True, text=True, input="quit\n", check=False
    )


def test_server_has_packages_of_its_own() -> None:
    assert {"litestar", "uvicorn", "asyncpg", "psutil"} <= SERVER_ONLY
    assert not {"msgspec", "fluent", "rich", "typer"} & SERVER_ONLY


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--help"),
        ("rules", "--compare", "--json"),
        ("replay", str(RECORD), "--all"),
        ("verify", str(RECORD)),
        ("simulate", "luebeck", "--games", "1"),
    ],
    ids=" ".join,
)
def test_terminal_needs_no_package_of_the_server(words: tuple[str, ...]) -> None:
    came = hanse(*words)
    assert (came.returncode, came.stderr) == (0, "")
    assert came.stdout


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_play_needs_no_package_of_the_server(game: str, tmp_path: Path) -> None:
    came = hanse("play", game, "--plain", XDG_DATA_HOME=str(tmp_path))
    assert (came.returncode, came.stderr) == (0, "")


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_without_its_packages_a_server_says_how_to_get_them(command: str) -> None:
    came = hanse(command)
    assert came.returncode == 2
    assert came.stdout == ""
    [sentence] = came.stderr.splitlines()
    assert "pip install 'hanse[serve]'" in sentence


def test_the_sentence_is_in_the_language_of_the_system() -> None:
    assert hanse("serve", LC_ALL="de_DE.UTF-8").stderr.startswith("Der Server")
