"""Games are written down move by move, and go on where they were left."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from hanse.cli import app
from hanse.core.records.parse import read
from hanse.games import GAMES

RUN = CliRunner()
GAME = ["play", "kogge", "--plain", "--seats", "2", "--seed", "saves", "--language", "en"]
TYPED = ["4", "bid 1", "guild 1", "anchor", "end", "bid 0"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HANSE_DATA", str(tmp_path))
    return tmp_path


def play(words: list[str], typed: list[str]) -> Result:
    return RUN.invoke(app, words, input="".join(f"{line}\n" for line in typed))


def entries(folder: Path) -> list[str]:
    """The moves of the newest game, as they are written."""
    newest = max(folder.glob("*.hanse"), key=lambda path: path.stat().st_mtime)
    body = newest.read_text("utf-8").partition("start ")[2]
    return [line for line in body.splitlines()[1:] if line]


def test_every_move_is_on_the_disk_at_once(folder: Path) -> None:
    done = play(GAME, TYPED[:2])
    assert done.exit_code == 0
    assert any(line.startswith("1 start 4") for line in entries(folder))
    assert any(line.startswith("1 bid 1") for line in entries(folder))


def test_a_game_left_and_resumed_is_the_same_as_one_in_one_go(folder: Path) -> None:
    play(GAME, TYPED)
    whole = entries(folder)
    for path in folder.glob("*.hanse"):
        path.unlink()
    play(GAME, TYPED[:3])
    for line in TYPED[3:]:
        done = play(["play", "--plain", "--continue", "--language", "en"], [line])
        assert done.exit_code == 0, done.output
    assert entries(folder) == whole


def test_a_game_is_resumed_from_its_file(folder: Path) -> None:
    play(GAME, TYPED[:2])
    (file,) = folder.glob("*.hanse")
    done = play(["play", "--plain", "--resume", str(file), "--language", "de"], ["hand"])
    assert "Deine Wegemarker:" in done.output
    assert read(file.read_text("utf-8"), GAMES).about.names == ("Anna", "Birger")


def test_a_line_that_was_cut_off_is_left_out(folder: Path) -> None:
    play(GAME, TYPED[:4])
    (file,) = folder.glob("*.hanse")
    whole = entries(folder)
    text = file.read_text("utf-8")
    file.write_text(text.rstrip("\n")[:-2], "utf-8")
    done = play(["play", "--plain", "--continue", "--language", "en"], [])
    assert done.exit_code == 0, done.output
    assert entries(folder)[: len(whole) - 1] == whole[:-1]


def test_a_finished_game_shows_its_end(folder: Path) -> None:
    record = Path(__file__).parents[1] / "records/game-03.hanse"
    done = play(["play", "--plain", "--resume", str(record), "--language", "en"], [])
    assert "Total" in done.output
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "which game"),
        (["chess"], "no game chess"),
        (["kogge", "--bots", "champion"], "no bot champion"),
        (["kogge", "--seats", "2", "--bots", "builder,builder"], "no seat for you"),
        (["kogge", "--bots", "skipper"], "only luebeck"),
        (["kogge", "--seats", "9"], "9"),
        (["kogge", "--language", "nl"], "no language nl"),
        (["--resume", "nowhere.hanse"], "cannot be read"),
        (["--continue"], "no game to go on with"),
    ],
)
def test_what_cannot_be_played_is_said(words: list[str], said: str, folder: Path) -> None:
    done = play(["play", "--plain", *words], [])
    assert done.exit_code != 0
    assert said in " ".join((done.output + done.stderr).replace("│", " ").split())
