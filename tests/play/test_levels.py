"""Whoever plays at a terminal says once how well, and gets bots of that level."""

import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from hanse.bots.levels_and_coach import levels_of
from hanse.cli.main import app
from hanse.cli.play import levels
from hanse.cli.play.levels import bot_for
from hanse.cli.play.start import Seating
from hanse.games import GAMES
from hanse.words import LANGUAGES, Words
from tests.play.terminals import Terminal

WORDS = Words("en", strict=True)


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What a person at a terminal will type, and a folder of his own."""
    lines: list[str] = []
    monkeypatch.setenv("HANSE_DATA", str(tmp_path / "own"))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(levels, "read_line", lambda: lines.pop(0))
    return lines


def test_a_level_is_asked_for_once_and_kept(
    typing: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typing += ["nine", "9", "3"]
    assert bot_for("kogge", "", WORDS, asks=True) == "pedlar"
    assert capsys.readouterr().out.count("How well do you play?") == 3
    assert bot_for("luebeck", "", WORDS, asks=True) == "skipper"
    assert bot_for("luebeck", "best", WORDS, asks=True) == "navigator"
    assert capsys.readouterr().out == ""


def test_whoever_sits_down_for_the_first_time_is_asked(tmp_path: Path) -> None:
    wished = ["kogge", "--language", "en", "--plain"]
    first = Terminal(wished, tmp_path, level="")
    assert "How well do you play?" in first.read()
    assert "five development points" in " ".join(first.type("1").split())
    first.type("quit")
    assert first.close() == 0
    (record,) = tmp_path.glob("*.hanse")
    assert "greenhorn" in record.read_text("utf-8")
    assert (tmp_path / "level").read_text("utf-8") == "1\n"


@pytest.mark.parametrize(
    ("kept", "bot"), [("new", "greenhorn"), ("best", "alderman"), ("4", "apprentice")]
)
def test_words_that_were_kept_before_levels_had_numbers_still_count(
    typing: list[str], tmp_path: Path, kept: str, bot: str
) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "level").write_text(f"{kept}\n", "utf-8")
    assert bot_for("kogge", "", WORDS, asks=True) == bot


@pytest.mark.parametrize("said", ["5", "journeyman"])
def test_a_level_is_a_number_or_the_name_of_its_bot(said: str) -> None:
    assert bot_for("kogge", said, WORDS, asks=False) == "journeyman"


def test_nobody_is_asked_who_names_bots_or_is_a_script(
    typing: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bot_for("kogge", "", WORDS, asks=False) == ""
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    assert bot_for("kogge", "", WORDS, asks=True) == ""


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(typer.BadParameter, match=r"1 to 8, greenhorn, .*, new, rules, well, best"):
        bot_for("kogge", "master", WORDS, asks=False)


def test_all_other_seats_have_the_bot_of_the_level() -> None:
    seating = Seating(GAMES["kogge"], 4, [], [], WORDS, usual="mate")
    assert seating.who == ("person", "mate", "mate", "mate")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_levels_are_listed_with_what_they_do(language: str) -> None:
    told = CliRunner().invoke(app, ["bots", "--language", language])
    assert told.exit_code == 0
    words = Words(language, strict=True)
    for game in GAMES:
        for number, bot in enumerate(levels_of(game), 1):
            how = words.say(f"terminal-{game}-level-{bot}")
            assert any(f"  {number}" in line and how in line for line in told.output.splitlines())
    assert "councillor" in told.output
