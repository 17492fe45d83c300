"""hanse picture: the same picture as the library's, of any position, and polite refusals."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import hanse
from hanse.cli import app

RECORDS = Path(__file__).parent.parent / "records"
GAME = RECORDS / "game-01.hanse"
LUEBECK = RECORDS / "went-back-luebeck.hanse"


def ask(*options: str) -> Result:
    return CliRunner().invoke(app, ["picture", *options])


def drawn(file: Path, *options: str) -> str:
    ran = ask(str(file), "--language", "en", *options)
    assert ran.exit_code == 0, ran.output
    return ran.stdout


@pytest.mark.parametrize("file", [GAME, LUEBECK])
def test_the_picture_is_that_of_the_library(file: Path) -> None:
    record = hanse.load(file).record
    assert drawn(file) == hanse.svg.board(record[-1].game)
    assert drawn(file, "--move", "0") == hanse.svg.board(record[0].before)
    assert drawn(file, "--move", "40") == hanse.svg.board(record[39].game)
    dark = hanse.svg.board(record[39].game, theme="dark", language="de")
    shown = ask(str(file), "--move", "40", "--theme", "dark", "--language", "de")
    assert shown.stdout == dark


def test_a_seat_sees_its_own_knowledge() -> None:
    game = hanse.load(GAME).record[40].game
    assert drawn(GAME, "--move", "41", "--seat", "2") == hanse.svg.board(game, 1)
    assert hanse.svg.board(game, 1) != hanse.svg.board(game)


def test_a_picture_is_written_into_a_file(tmp_path: Path) -> None:
    to = tmp_path / "board.svg"
    assert drawn(GAME, "-o", str(to)) == ""
    assert ElementTree.parse(to).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--move", "100000"), "there are"),
        (("--seat", "9"), "there are 3 seats"),
        (("--theme", "pink"), "no theme pink"),
        (("--language", "xx"), "no language xx"),
        (("-o", "/no/such/folder/board.svg"), "cannot be written"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(options: tuple[str, str], said: str) -> None:
    ran = ask(str(GAME), *options)
    assert ran.exit_code == 2
    assert said in " ".join(ran.output.replace("│", " ").split())


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.hanse"
    wrong.write_text("hanse record 1\ngame: kogge\nseats: x\n", "utf-8")
    ran = ask(str(wrong))
    assert ran.exit_code == 1
    assert "line 3" in ran.output
