"""The example for people who write bots plays whole games against a real server, in few lines."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hanse.games import GAMES
from hanse.laws.setups import together
from tests.server.running import Server

BOT = Path(__file__).parents[2] / "examples/bot.py"
SPEC = GAMES["kogge"]
FOR_THREE = [v.name for v in SPEC.about.variants if 3 in SPEC.about.seats_with((v.name,))]
VARIANTS = together(SPEC, FOR_THREE)
TABLES = [["kogge"], ["kogge", *VARIANTS], ["luebeck"]]


@pytest.mark.parametrize("table", TABLES, ids=["kogge", "variants", "luebeck"])
def test_the_example_plays_a_whole_game(server: Server, table: list[str]) -> None:
    run = [sys.executable, "-I", str(BOT), server.origin, *table]
    told = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0, told.stderr
    result = json.loads(told.stdout)
    assert result["winners"]
    assert len(result["points"]) == 3


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) < 65
    assert "import hanse" not in text
    assert "from hanse" not in text
