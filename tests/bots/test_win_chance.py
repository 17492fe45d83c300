"""What a lead is worth in Lübeck: shares of the win that come true as often as they say."""

from math import log, sqrt

import pytest

from hanse.bots.luebeck.win_chance import (
    THIS_ROUND_VARIANCE,
    VARIANCE_PER_ROUND,
    rounds_left,
    totals,
    win_chances,
)
from hanse.games.luebeck.result import Result
from tests.rules.luebeck.sea import acting
from tools.fit_win_chance import RoundStart, log_chance, loss, rounds

GAMES = 24


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rounds_left_are_told_to_about_two(seats: int) -> None:
    played = rounds(seats, 1)
    for at, begun in enumerate(played, 1):
        assert begun.left == pytest.approx(len(played) - at, abs=2.1)


def test_chances_come_true() -> None:
    """A prediction that knows nothing loses log 4 = 1.39; one that is too sure loses more."""
    late = [begun for number in range(GAMES) for begun in rounds(4, number)[4:]]
    assert 0.8 < loss(late, THIS_ROUND_VARIANCE, VARIANCE_PER_ROUND) < 1.2
    assert loss(late, THIS_ROUND_VARIANCE / 10, VARIANCE_PER_ROUND / 10) > 1.2


def test_shares_are_those_of_the_fit() -> None:
    game = acting(0, hands={0: ["London 6"]})
    game.table.scores = [3, 12, 0]
    shares = win_chances(game, totals(game))
    spread = sqrt(THIS_ROUND_VARIANCE + VARIANCE_PER_ROUND * rounds_left(game))
    assert sum(shares) == pytest.approx(1)
    for seat in range(3):
        begun = RoundStart(totals(game), rounds_left(game), (seat,))
        assert log(shares[seat]) == pytest.approx(log_chance(begun, spread))


def test_a_lead_is_worth_more_in_the_last_round() -> None:
    early, last = acting(0), acting(0, last_round=True)
    lead = [10.0, 0.0, 0.0]
    assert win_chances(last, lead)[0] > win_chances(early, lead)[0] > 1 / 3


def test_a_game_that_is_over_has_been_won_or_not() -> None:
    game = acting(0)
    game.table.result = Result("points", (0, 2), (5, 3, 5))
    assert win_chances(game, [0.0, 9.0, 0.0]) == [0.5, 0.0, 0.5]
    game.table.result = Result("agreement", (), (5, 3, 5))
    assert win_chances(game, [0.0, 9.0, 0.0]) == [0.0, 0.0, 0.0]
