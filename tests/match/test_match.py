"""A match: its record, its commands, its key, and that it can be taken up again."""

import random

import pytest

from hanse.core.dice import Dice, commitment, key_of
from hanse.core.records import parse
from hanse.core.records.record import replay, wrong_draw
from hanse.core.setup import Setup
from hanse.core.takeback import TakenBack
from hanse.core.types import BadRecord, IllegalMove
from hanse.games import GAMES
from hanse.laws.whole import whole
from hanse.match.clock import live
from hanse.match.match import Match, OutOfDate
from tests.records.random_timelines import Play
from tests.rules.laid_out import SPEC

SEED, NONCES = b"seed" * 8, (b"one", b"two")


def new_match() -> Match:
    match = Match.new(Setup("kogge", 2), SEED, NONCES, pace=live(10, 5.0))
    for seat, text in ((0, "start 8"), (1, "start 7")):
        match.play(seat, SPEC.text.notation.parse(text), f"c{seat}", at=10.0 + seat)
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_a_match_can_be_taken_up_again_anywhere(name: str, number: int) -> None:
    """From its record and its key: the same game, dice and ways back, and it goes on the same."""
    play = Play(GAMES[name], random.Random(f"again {name} {number}"))
    key = key_of(play.seed, play.nonces)
    for _ in range(play.chance.randint(0, 150)):
        if not play.game.over:
            play.step()
    match = play.match
    again = Match.again(match.record, key)
    assert whole(play.spec, again.game) == whole(play.spec, match.game)
    assert [played.events for played in again.played] == [played.events for played in match.played]
    assert again.commands == match.commands
    for seat in range(match.game.seats):
        assert again.way_back(seat) == match.way_back(seat)
    kept = [(seat, whole(play.spec, game)) for seat, game in match.timeline.open]
    assert [(seat, whole(play.spec, game)) for seat, game in again.timeline.open] == kept
    past = [whole(play.spec, game) for game in match.timeline.past]
    assert [whole(play.spec, game) for game in again.timeline.past] == past
    assert again.timeline.agreement == match.timeline.agreement
    with pytest.raises(BadRecord):
        Match.again(match.record, b"another key")


def test_the_same_command_twice_gives_the_same_answer_and_does_nothing() -> None:
    match = new_match()
    bid = SPEC.text.notation.parse("bid 2")
    seat = min(match.game.asking)
    first = match.play(seat, bid, "x1", at=20.0)
    before, entries = whole(SPEC, match.game), len(match.record.entries)
    assert match.play(seat, bid, "x1", at=99.0) is first
    assert match.play(seat, SPEC.text.notation.parse("bid 3"), "x1") is first
    assert match.take_back(seat, 1, "x1") is first
    assert whole(SPEC, match.game) == before
    assert len(match.record.entries) == entries
    with pytest.raises(IllegalMove):
        match.play(1 - seat, SPEC.text.notation.parse("end"), "x1")


def test_an_answer_to_an_old_question_is_out_of_date() -> None:
    match = new_match()
    seat = min(match.game.asking)
    question = match.game.asked_at[seat]
    with pytest.raises(OutOfDate):
        match.play(seat, SPEC.text.notation.parse("bid 2"), question=question - 1)
    match.play(seat, SPEC.text.notation.parse("bid 2"), question=question)


def test_what_is_refused_is_not_written_down() -> None:
    match = new_match()
    with pytest.raises(IllegalMove):
        match.play(0, SPEC.text.notation.parse("end"), "wrong")
    assert len(match.record.entries) == 2
    assert (0, "wrong") not in match.commands


def test_a_taking_back_is_an_entry_and_everybody_is_told() -> None:
    match = new_match()
    seat = min(match.game.asking)
    before = whole(SPEC, match.game)
    match.play(seat, SPEC.text.notation.parse("bid 2"))
    played = match.take_back(seat)
    assert [told.event for told in played.events] == [TakenBack(seat, 1)]
    assert [entry.move for entry in match.record.entries[2:]] == [
        b'{"move":"bid","items":[0,0,1,0,0,0,0,0,0]}',
        b'{"move":"take_back","value":1}',
    ]
    assert whole(SPEC, match.game) == before
    *_, last = replay(match.record, SPEC)
    assert SPEC.text.position(last) == SPEC.text.position(match.game)


def test_of_a_running_match_nothing_is_exported_and_of_a_finished_one_everything() -> None:
    play = Play(SPEC, random.Random("export"))
    with pytest.raises(ValueError, match="running"):
        play.match.finished_record(play.seed, play.nonces)
    assert play.match.record.about.commitment == commitment(play.seed).hex()
    assert not play.match.record.about.seed
    play.to_the_end()
    record = parse.read(play.match.finished_record(play.seed, play.nonces), GAMES)
    assert record == play.match.record
    key = key_of(bytes.fromhex(record.about.seed), [bytes.fromhex(n) for n in record.about.nonces])
    assert wrong_draw(record, Dice(key)) is None


def test_the_key_needs_the_seed_and_every_nonce() -> None:
    keys = {
        key_of(SEED, NONCES),
        key_of(SEED, NONCES[::-1]),
        key_of(SEED, NONCES[:1]),
        key_of(SEED, (b"on", b"etwo")),
        key_of(SEED[1:], NONCES),
        commitment(SEED),
    }
    assert len(keys) == 6
    assert {len(key) for key in keys} == {32}


def test_clocks_run_for_those_who_are_asked() -> None:
    match = new_match()
    assert match.clock.left == [595.0, 594.0]
    (seat,) = match.game.asking
    assert match.clock.deadline(seat) == 11.0 + match.clock.left[seat]
    assert match.clock.deadline(1 - seat) is None
    again = Match.again(match.record, key_of(SEED, NONCES), live(10, 5.0))
    assert again.clock.left == match.clock.left
    assert again.clock.running == match.clock.running
