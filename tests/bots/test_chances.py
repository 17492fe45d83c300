"""What a bot says of an open game: everybody's share of the win, at every moment of it."""

import pytest

from hanse.bots.bot_game import BotGame
from hanse.bots.levels_and_coach import judge_of
from hanse.core.records.record import begin, enter
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games.kogge.actions import raid as kogge_raid
from hanse.games.kogge.actions.exile import ExileVote
from hanse.games.kogge.actions.raid import Splitting
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.luebeck.phases.packet_choice import Naming
from hanse.games.luebeck.phases.round_end import GoingHome
from hanse.match.deferred_judgement import deferred_shares
from hanse.match.replay_steps import OPEN, ReplayStep, no_judge, replay_steps
from tests.bots.tables import new_bot_game, positions
from tests.core.test_record import SPEC, played

PLAYERS = {"kogge": "builder", "luebeck": "skipper"}


def a_game(name: str) -> BotGame:
    return new_bot_game(Setup(name, 3), PLAYERS[name], 5)


@pytest.mark.parametrize("name", PLAYERS)
def test_shares_add_up_and_the_winner_has_all(name: str) -> None:
    table, judge = a_game(name), judge_of(name)
    assert judge is not None
    judged = 0
    while not table.game.over:
        shares = judge(table.game)
        if shares:
            assert len(shares) == 3
            assert min(shares) >= 0
            assert sum(shares) == pytest.approx(1)
        judged += bool(shares)
        table.step()
    assert judged > table.game.ply / 5
    ended = table.spec.play.outcome(table.game)
    assert ended is not None
    won = [(seat in ended.winners) / len(ended.winners) for seat in range(3)]
    assert list(judge(table.game)) == pytest.approx(won)


def test_a_replay_says_them_where_somebody_judges() -> None:
    record, judge = played(), judge_of("kogge")
    assert judge is not None
    judged = list(replay_steps(record, SPEC, OPEN, judge=judge))
    found = [step.shares for step in judged if step.shares]
    assert found
    assert all(sum(shares) == pytest.approx(1) for shares in found)
    plain = list(replay_steps(record, SPEC, OPEN, judge=no_judge))
    assert [step.shares for step in plain] == [()] * len(judged)


HALF_DONE = {
    "kogge": (Splitting, kogge_raid.Picking, ExileVote, Acting),
    "luebeck": (Naming, GoingHome),
}
"""Steps in which goods lie in piles, or some have what others are still to get."""


@pytest.mark.parametrize("name", PLAYERS)
def test_nothing_is_said_while_something_is_half_done(name: str) -> None:
    judge, seen = judge_of(name), set[type]()
    assert judge is not None
    for table in positions(Setup(name, 3), "dabbler", 5):
        step = table.game.agenda[-1]
        if isinstance(step, HALF_DONE[name]):
            assert not judge(table.game)
            seen.add(type(step))
    assert len(seen) == len(HALF_DONE[name])


@pytest.mark.parametrize("name", PLAYERS)
def test_what_a_turn_changes_is_changed_by_its_first_step(name: str) -> None:
    """Shares change only where nothing was half done just before, and the last ones are whole."""
    table = a_game(name)
    record, judge = begin(table.game, table.spec), judge_of(name)
    assert judge is not None
    while not table.game.over:
        seat = min(table.game.asking)
        move = table.choose(seat)
        enter(record, table.game, seat, move, encode(move))
        table.plans.ahead.clear()
    plain = list(replay_steps(record, table.spec, OPEN, judge=judge))
    whole = deferred_shares(plain)
    assert all(len(step.shares) == 3 for step in whole)
    for before, step, at in zip(whole, whole[1:], plain, strict=False):
        assert before.shares == step.shares or at.shares
    assert [step.shares for step in plain if step.shares] == [
        step.shares for step, at in zip(whole, plain, strict=True) if at.shares
    ]


def step(ply: int, *shares: float) -> ReplayStep:
    return ReplayStep(0, {}, (), shares, ply)


def test_what_was_taken_back_does_not_count() -> None:
    """A turn that ended well, is taken back, and ends worse."""
    steps = [step(0, 0.5), step(1), step(2, 0.9), step(1), step(2, 0.3)]
    assert [one.shares for one in deferred_shares(steps)] == [
        (0.5,),
        (0.3,),
        (0.9,),
        (0.3,),
        (0.3,),
    ]


def test_nobody_judges_a_game_that_is_not_known() -> None:
    assert judge_of("chess") is None


@pytest.mark.parametrize("name", PLAYERS)
def test_what_all_agreed_to_end_nobody_has_won(name: str) -> None:
    table, judge = a_game(name), judge_of(name)
    call_off = table.spec.play.call_off
    assert judge is not None
    assert call_off is not None
    call_off(table.game)
    assert list(judge(table.game)) == [0, 0, 0]
