"""Undo where it is impossible: the reason, the rule of the table, and its text, in every game."""

import re
from pathlib import Path

import pytest

from hanse.games import GAMES
from hanse.words import Words
from tests.play.terminals import Terminal

PEOPLE = ["--names", "Anna,Ben,Carl", "--bots", "none", "--language", "en", "--plain"]
RULE = re.compile(r"\((T-UNDO-01)\)")


@pytest.mark.parametrize("game", GAMES)
def test_t_undo_01_leads_to_its_own_text(game: str, tmp_path: Path) -> None:
    terminal = Terminal([game, "--seed", "undo", *PEOPLE], tmp_path)
    terminal.read()
    terminal.type("")
    found = RULE.search(terminal.type("undo"))
    assert found
    told = terminal.type(f"? {found[1]}") + terminal.type("")
    assert Words("en").say("rule-T-UNDO-01.title") in told
    terminal.type("quit")
    assert terminal.close() == 0
