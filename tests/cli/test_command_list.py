"""The list of subcommands: what each says of itself, without importing it."""

import inspect
import subprocess
import sys
from importlib import import_module

import pytest

from hanse.cli.main import COMMANDS

SLOW = ("hanse.games", "hanse.bots", "hanse.server", "litestar", "msgspec")


@pytest.mark.parametrize("name", COMMANDS)
def test_a_line_is_the_first_paragraph_of_its_command(name: str) -> None:
    module, sentences = COMMANDS[name]
    run = getattr(import_module(module), name.replace("-", "_"))
    first = (inspect.getdoc(run) or "").split("\n\n")[0]
    assert sentences == " ".join(first.split())


def test_the_list_imports_no_game_and_no_server() -> None:
    script = (
        "import sys; from typer.testing import CliRunner; from hanse.cli import app; "
        "print(CliRunner().invoke(app, ['--help']).output); print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert all(name in ran.stdout for name in COMMANDS)
    assert not {*ran.stderr.split()} & {*SLOW}
