"""What a bot says of an open game: everybody's share of the win, at every moment of it."""

import pytest

from hanse.bots.bot_game import BotGame
from hanse.bots.for_people import judge_of
from hanse.core.setup import Setup
from hanse.match.replayed import OPEN, nobody, replayed
from tests.bots.tables import new_bot_game
from tests.core.test_record import SPEC, played

PLAYERS = {"kogge": "builder", "luebeck": "skipper"}


def a_game(name: str) -> BotGame:
    return new_bot_game(Setup(name, 3), PLAYERS[name], 5)


@pytest.mark.parametrize("name", PLAYERS)
def test_shares_add_up_and_the_winner_has_all(name: str) -> None:
    table, judge = a_game(name), judge_of(name)
    assert judge is not None
    while not table.game.over:
        shares = judge(table.game)
        assert len(shares) == 3
        assert min(shares) >= 0
        assert sum(shares) == pytest.approx(1)
        table.step()
    ended = table.spec.play.outcome(table.game)
    assert ended is not None
    won = [(seat in ended.winners) / len(ended.winners) for seat in range(3)]
    assert list(judge(table.game)) == pytest.approx(won)


def test_a_replay_says_them_where_somebody_judges() -> None:
    record, judge = played(), judge_of("kogge")
    assert judge is not None
    judged = list(replayed(record, SPEC, OPEN, judge=judge))
    assert all(sum(step.shares) == pytest.approx(1) for step in judged)
    plain = list(replayed(record, SPEC, OPEN, judge=nobody))
    assert [step.shares for step in plain] == [()] * len(judged)


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
