"""Records: written as a game is played, and played again."""

from collections.abc import Callable

import pytest

from hanse.core.dice import Dice
from hanse.core.records.record import Entry, Record, begin, enter, replay
from hanse.core.setup import Setup
from hanse.core.types import BadRecord, IllegalMove
from hanse.core.wire import encode
from hanse.games import GAMES

SPEC = GAMES["kogge"]


def played(moves: int = 60) -> Record:
    """The beginning of a game, by the first answers that come to hand."""
    game = SPEC.play.new(Setup("kogge", 3), Dice(b"record"))
    record = begin(game, SPEC)
    chance = Dice(b"moves")
    for _ in range(moves):
        seat = sorted(game.asking)[chance.below(len(game.asking))]
        move = game.asking[seat].sample(chance.below)
        enter(record, game, seat, move, encode(move))
    return record


def replayed(record: Record) -> list[bytes]:
    return [SPEC.text.position(game) for game in replay(record, SPEC)]


def test_a_replay_passes_through_the_same_positions() -> None:
    game = SPEC.play.new(Setup("kogge", 3), Dice(b"record"))
    record = played()
    positions = replayed(record)
    assert positions[0] == SPEC.text.position(game)
    assert len(positions) == len(record.entries) + 1
    for entry, position in zip(record.entries, positions[1:], strict=True):
        assert game.asked_at[entry.seat] == entry.question
        game.play(entry.seat, SPEC.text.read_move(entry.move))
        assert SPEC.text.position(game) == position


def test_entries_carry_ply_question_and_the_draws_they_caused() -> None:
    entries = played().entries
    assert [entry.ply for entry in entries] == list(range(60))
    assert all(entry.question <= entry.ply for entry in entries)
    assert [entry.question for entry in entries[:3]] == [0, 0, 0]
    assert entries[0].draws == entries[1].draws == ()
    assert len(entries[2].draws) >= 8


def changed(record: Record, at: int, change: Callable[[Entry], Entry]) -> Record:
    entries = list(record.entries)
    entries[at] = change(entries[at])
    return Record(record.setup, record.start, entries)


def with_draws(entry: Entry, draws: tuple[tuple[int, int], ...]) -> Entry:
    return Entry(entry.ply, entry.seat, entry.question, entry.move, draws)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda e: with_draws(e, ()), "is missing"),
        (lambda e: with_draws(e, ((0, 1), *e.draws[1:])), "is written as 0 of 1"),
        (lambda e: with_draws(e, (*e.draws, (0, 2))), "draws are left over"),
        (lambda e: Entry(e.ply, e.seat, e.question, b'{"move":"end_turn"}'), "may not EndTurn"),
        (lambda e: Entry(e.ply, 7, e.question, e.move, e.draws), "seat 7 may not"),
        (lambda e: Entry(9, e.seat, e.question, e.move, e.draws), "ply 9: the game was at ply 2"),
        (lambda e: Entry(e.ply, e.seat, 1, e.move, e.draws), "was at ply 2, question 0"),
    ],
)
def test_a_replay_refuses_what_cannot_have_been(
    change: Callable[[Entry], Entry], message: str
) -> None:
    record = changed(played(3), 2, change)
    with pytest.raises(BadRecord, match=message):
        list(replay(record, SPEC))


def test_a_replay_refuses_a_wrong_setup() -> None:
    record = played(1)
    with pytest.raises(BadRecord, match="is missing"):
        list(replay(Record(record.setup, record.start[:-1], []), SPEC))


def test_an_illegal_move_is_not_written_down() -> None:
    game = SPEC.play.new(Setup("kogge", 2), Dice(b"record"))
    record = begin(game, SPEC)
    wrong = SPEC.text.read_move(b'{"move":"end_turn"}')
    with pytest.raises(IllegalMove):
        enter(record, game, 0, wrong, encode(wrong))
    assert record.entries == []
