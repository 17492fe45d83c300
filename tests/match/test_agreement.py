"""What is agreed beside the game: seats left and taken back, ending together, going back."""

import random

import pytest

from hanse.core.match_moves import (
    AgreeToEnd,
    AgreeToGoBack,
    AnswerFor,
    EndAgreed,
    EndOffered,
    GoingBackAgreed,
    GoingBackOffered,
    MatchMove,
    PlayOn,
    ResignSeat,
    ReturnToSeat,
    SeatAnsweredFor,
    WentBack,
)
from hanse.core.records import parse, write
from hanse.core.records.record import begin
from hanse.core.setup import Setup
from hanse.core.spec import AGREEMENT
from hanse.core.types import IllegalMove
from hanse.games import GAMES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import PickStart
from hanse.laws.positions import Explorer
from hanse.match.match import Match
from hanse.match.takeback import turn_back
from tests.rules.laid_out import SPEC, sailing

every_game = pytest.mark.parametrize("name", GAMES)
ALL = (0, 1, 2)


def begun(name: str, answers: int = 0) -> Match:
    match = Match.new(Setup(name, 3), b"agreed", [b"1", b"2", b"3"])
    explorer = Explorer(random.Random(name))
    for _ in range(answers):
        match.play(*explorer.move(match.game))
    return match


def told(match: Match) -> list[object]:
    return [one.event for one in match.played[-1].events]


def refused(match: Match, seat: int, *moves: MatchMove) -> None:
    for move in moves:
        before = len(match.record.entries)
        with pytest.raises(IllegalMove):
            match.play(seat, move)
        assert len(match.record.entries) == before


@every_game
def test_t_away_02_a_seat_is_given_up_and_taken_back(name: str) -> None:
    match = begun(name, 5)
    asked = dict(match.game.asking)
    refused(match, 1, ReturnToSeat())
    match.play(1, ResignSeat("dabbler"), "leave")
    match.play(1, ResignSeat("dabbler"), "leave")
    assert match.timeline.agreement.stand_ins == {1: "dabbler"}
    refused(match, 1, ResignSeat(), AnswerFor(2), AgreeToEnd((1,)), PlayOn())
    assert match.game.asking == asked, "the questions stay as they are"
    match.play(1, ReturnToSeat())
    assert not match.timeline.agreement.stand_ins
    assert len(match.record.entries) == 7


@every_game
def test_t_away_03_the_others_let_a_bot_answer(name: str) -> None:
    match = begun(name)
    refused(match, 0, AnswerFor(0), AnswerFor(3), AnswerFor(-1))
    match.play(0, AnswerFor(2, "dabbler"))
    assert told(match) == [SeatAnsweredFor(0, 2, "dabbler")]
    refused(match, 1, AnswerFor(2))
    match.play(2, ReturnToSeat())
    assert not match.timeline.agreement.stand_ins


@every_game
def test_t_end_01_a_game_ends_when_all_agree(name: str) -> None:
    match = begun(name, 9)
    refused(match, 0, AgreeToEnd((1, 2)), AgreeToEnd((0, 1, 7)), AgreeToEnd((1, 0)), PlayOn())
    match.play(0, AgreeToEnd(ALL))
    assert told(match) == [EndOffered(0)]
    refused(match, 0, AgreeToEnd(ALL))
    match.play(2, AgreeToEnd(ALL))
    assert told(match) == [EndAgreed(2)], "whoever agrees proposes nothing"
    match.play(1, PlayOn())
    assert not match.timeline.agreement.ending
    for seat in ALL:
        assert not match.game.over
        match.play(seat, AgreeToEnd(ALL))
    ended = match.spec.play.outcome(match.game)
    assert ended
    assert (ended.by, ended.winners) == (AGREEMENT, ())
    assert not match.game.asking
    refused(match, 0, AgreeToEnd(ALL), ResignSeat(), PlayOn())


@every_game
def test_t_offer_01_who_does_not_answer_and_who_left_need_not_agree(name: str) -> None:
    match = begun(name)
    match.play(0, AgreeToEnd(ALL))
    match.play(1, ResignSeat())
    refused(match, 2, AgreeToEnd(ALL))
    match.play(0, AgreeToEnd((0,)))
    assert match.game.over
    assert write.result(match.game, match.spec, match.timeline.agreement.stand_ins).startswith(
        "end by agreement: nobody won; nobody for 2; points "
    )


@every_game
def test_t_undo_03_all_agree_to_go_back(name: str) -> None:
    match = begun(name)
    explorer = Explorer(random.Random(name))
    while len(match.timeline.past) < 4:
        match.play(*explorer.move(match.game))
    target = match.timeline.past[1]
    position = match.spec.text.position(target)
    refused(match, 0, AgreeToGoBack(target.ply - 1000, ALL))
    match.play(0, AgreeToGoBack(target.ply, ALL))
    assert told(match) == [GoingBackOffered(0, target.ply)]
    for seat in (1, 2):
        match.play(seat, AgreeToGoBack(target.ply, ALL))
    assert told(match) == [GoingBackAgreed(2, target.ply), WentBack(target.ply)]
    assert match.spec.text.position(match.game) == position
    assert not match.timeline.agreement.going_back
    match.play(*explorer.move(match.game))
    assert match.spec.text.position(target) == position, "a kept game is never changed"


def test_t_undo_03_a_changed_sealed_choice_cannot_be_gone_back_to() -> None:
    """Whether one can go back there would tell the others that somebody changed his mind."""
    silent, changed = begun("kogge"), begun("kogge")
    for match in (silent, changed):
        match.play(0, PickStart(4))
    changed.play(0, PickStart(5))
    assert plies(changed) == plies(silent) == [0]
    refused(changed, 1, AgreeToGoBack(1, ALL))
    for match in (silent, changed):
        match.play(1, PickStart(6))
    assert plies(changed) == plies(silent) == [0, 1]
    for seat in ALL:
        changed.play(seat, AgreeToGoBack(1, ALL))
    changed.play(1, PickStart(6))
    changed.play(2, PickStart(7))
    game = changed.game
    assert isinstance(game, Kogge)
    assert game.table.cogs == [5, 6, 7], "the choice that was changed is the one that holds"


def plies(match: Match) -> list[int]:
    return [game.ply for game in match.timeline.past]


@every_game
def test_t_undo_03_nobody_goes_back_over_a_draw(name: str) -> None:
    match, explorer = begun(name), Explorer(random.Random(3))
    while not match.game.over:
        before = match.game.ply
        match.play(*explorer.move(match.game))
        if match.played[-1].entry.draws:
            refused(match, 0, AgreeToGoBack(before, (0,)))
            assert not match.timeline.past


@every_game
def test_a_record_tells_all_of_it(name: str) -> None:
    match, explorer = begun(name), Explorer(random.Random(4))
    while len(match.timeline.past) < 3:
        match.play(*explorer.move(match.game))
    match.play(1, ResignSeat("dabbler"), "a", 3.5)
    match.play(1, ReturnToSeat())
    match.play(0, AnswerFor(1))
    match.play(2, AgreeToGoBack(match.timeline.past[0].ply, (0, 2)))
    match.play(0, PlayOn())
    for seat in (0, 2):
        match.play(seat, AgreeToGoBack(match.timeline.past[0].ply, (0, 2)))
    for seat in (0, 2):
        match.play(seat, AgreeToEnd((0, 2)))
    text = write.write(match.record, match.spec)
    assert '\n2 resign seat "dabbler" @3.5 !a\n2 return to seat\n1 answer for 2\n' in text
    assert "\n3 agree to end among 1,3\n" in text
    again = parse.read(text, GAMES)
    assert again == match.record
    assert write.write(again, match.spec) == text


def test_t_undo_02_a_turn_is_restarted_as_far_as_its_beginning() -> None:
    game = sailing(0, cogs=[6, 8], routes={6: [3, 7], 3: [4, 0]}, hand={0: [0, 1, 8]})
    match = Match.again(begin(game, SPEC, SPEC.text.position(game)), b"key")
    parse_move = SPEC.text.notation.parse
    assert turn_back(match.timeline, 0) == 0
    for answer in ("sail A", "anchor"):
        match.play(0, parse_move(answer, seen=match.game))
    assert turn_back(match.timeline, 0) == 2
    assert turn_back(match.timeline, 1) == 0
    match.take_back(0, 2)
    assert turn_back(match.timeline, 0) == 0
