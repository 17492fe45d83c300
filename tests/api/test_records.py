"""Records as sequences: one step for each move, with the game before and after it."""

from pathlib import Path

import pytest

import hanse
from hanse.api.history import History
from hanse.core.game import Game
from tests.api.random_games import random_game

RECORDS = Path(__file__).resolve().parents[1] / "records"
NAMES = hanse.game_names()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_iterated_move_by_move(name: str) -> None:
    game = random_game(name, (), 1, 40)
    again = hanse.Game(name, game.seats, seed=1)
    for number, step in enumerate(game.record):
        assert step.number == number
        assert step.text == again.text(step.move)
        assert step.before == again
        assert step.events == again.play(step.move, step.seat)
        assert step.game == again
        assert step.game.record == again.record
    assert game.record.moves == tuple(step.move for step in game.record)
    assert game == again


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_a_sequence(name: str) -> None:
    record = random_game(name, (), 2, 30).record
    steps = list(record)
    assert len(record) == len(steps) == 30
    assert (record[0], record[-1]) == (steps[0], steps[-1])
    assert record[3:9:2] == steps[3:9:2]
    assert record[-4:] == steps[-4:]
    assert list(reversed(record)) == steps[::-1]
    assert steps[5] in record
    with pytest.raises(IndexError):
        record[30]


@pytest.mark.parametrize("name", NAMES)
def test_records_are_equal_if_they_say_the_same(name: str) -> None:
    record = random_game(name, (), 3, 20).record
    game = hanse.load(str(record))
    assert game.record == record
    assert hash(game.record) == hash(record)
    game.undo()
    assert game.record != record
    assert game.record != "another thing"


def test_a_record_is_that_of_its_time() -> None:
    game = random_game("kogge", (), 4, 10)
    record, text = game.record, str(game.record)
    last = record[-1]
    game.undo()
    game.play(game.legal_moves[0])
    game.play(game.legal_moves[0])
    assert (len(record), str(record)) == (10, text)
    assert len(last.game.record) == 10
    assert len(last.before.record) == 9


def test_the_game_of_a_step_goes_its_own_way() -> None:
    record = random_game("kogge", (), 5, 12).record
    branch = record[7].game
    branch.play(branch.legal_moves[0])
    branch.undo()
    branch.undo()
    assert len(branch.record) == 7
    assert branch == record[7].before
    assert record[7].game.record == hanse.load(str(record[7].game.record)).record


def test_iterating_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game("kogge", (), 6, 30)
    copies: list[Game] = []
    copy = type(game.engine).copy

    def count(engine: Game) -> Game:
        copies.append(engine)
        return copy(engine)

    monkeypatch.setattr(type(game.engine), "copy", count)
    monkeypatch.setattr(History, "play", None)
    assert len([step.text for step in game.record]) == 30
    assert len(copies) == 0
    assert game.record[9].game.is_over is False
    assert len(copies) == 1


def test_moves_that_were_taken_back_are_steps_too() -> None:
    text = next(
        text for path in sorted(RECORDS.glob("*.hanse"))
        if "take back" in (text := path.read_text("utf-8"))
    )  # fmt: skip
    record = hanse.load(text).record
    taken = [step for step in record if "take back" in step.text]
    assert taken
    assert all(step.events for step in taken)
    assert str(record[-1].game.record) == text
