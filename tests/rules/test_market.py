"""The market, and the markers of those who own a chip for it."""

import pytest

from hanse.games.kogge.events.rounds import MarkerDrawn, MarketLaid
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Buy, EndTurn, Sell
from hanse.games.kogge.phases.market import Market
from tests.rules.asking import listed
from tests.rules.laid_out import SPEC, acting, goods, laid_out, markers, new_game, put_on_top

OLD = [(0, 1), (2, 3), (4, 5), (6, 7)]
EXTRA = 1


def in_market(game: Kogge) -> tuple[int, ...]:
    return markers(*[value for pair in game.table.market for value in pair])


def test_k_mkt_01_and_d_19_the_old_market_goes_back_before_the_draw() -> None:
    """K-MKT-01, D-19: with nothing else in the reserve the same eight come again."""
    game = laid_out(Market(), market=OLD, reserve=[])
    assert in_market(game) == (1, 1, 1, 1, 1, 1, 1, 1, 0)
    assert len(game.table.market) == 4
    assert SPEC.see.view(game, 1).supply.market == tuple(game.table.market)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k_mkt_02_four_pairs_for_any_number_of_players(seats: int) -> None:
    game = laid_out(Market(), seats=seats)
    assert len(game.table.market) == 4


def test_k_mkt_03_a_bought_pair_leaves_a_gap_until_the_next_round() -> None:
    game = acting(1, order=(0, 1), market=OLD)
    game.play(1, Buy(goods(o=1), (), 2))
    assert game.table.market == [OLD[0], OLD[1], OLD[3]]
    game.play(1, EndTurn())
    assert game.table.round == 2
    assert len(game.table.market) == 4


def test_k_mkt_04_and_k_bonus_02_a_chip_draws_before_the_market_is_laid() -> None:
    """K-MKT-04, K-BONUS-02: the only marker goes to the chip, none to the market."""
    game = laid_out(Market(), market=[], reserve=[5], hand={0: [1]}, chips={0: ["extra_marker"]})
    assert game.table.hand(0) == markers(1, 5)
    assert game.table.market == []
    assert [t.event for t in game.events if isinstance(t.event, MarkerDrawn)] == [
        MarkerDrawn(0), MarkerDrawn(0, 5),
    ]  # fmt: skip
    assert [t.to for t in game.events if t.event == MarkerDrawn(0, 5)] == [(0,)]


def test_k_mkt_04_chips_draw_in_turn_order_before_the_auction() -> None:
    game = laid_out(
        Market(),
        seats=3,
        market=[],
        reserve=[5],
        hand={0: [], 1: [1]},
        order=(1, 0, 2),
        chips={0: ["extra_marker"], 1: ["extra_marker"]},
    )
    assert game.table.hand(1) == markers(1, 5)
    assert game.table.hand(0) == markers()


def test_g_05_only_whole_pairs_and_an_odd_marker_stays() -> None:
    game = laid_out(Market(), market=[], reserve=[1, 2, 3, 4, 5])
    assert len(game.table.market) == 2
    assert sum(game.table.reserve) == 1


def test_g_05_an_empty_reserve_gives_nothing() -> None:
    game = laid_out(Market(), market=[], reserve=[], hand={0: [3]}, chips={0: ["extra_marker"]})
    assert game.table.market == []
    assert game.table.hand(0) == markers(3)
    assert [t.event for t in game.events if isinstance(t.event, MarketLaid)] == [MarketLaid(())]


def test_g_06_two_such_chips_draw_two_markers() -> None:
    game = laid_out(
        Market(), market=[], reserve=[5, 6], hand={0: []}, chips={0: ["extra_marker"] * 2}
    )
    assert game.table.hand(0) == markers(5, 6)


def test_g_63_a_chip_gained_now_works_from_the_next_round() -> None:
    game = acting(0, cogs=(5, 8), guild=5, cargo={0: {"o": 6}}, hand={0: [2]})
    game.play(0, Sell(EXTRA, 0))
    assert game.table.hand_size(0) == 1
    put_on_top(game, Market())
    assert game.table.hand_size(0) == 2
    put_on_top(game, Market())
    assert game.table.hand_size(0) == 3


def test_k_mkt_01_a_new_game_has_its_market_before_the_first_bid() -> None:
    game = new_game(2)
    for seat in (0, 1):
        kind = type(next(game.asking[seat].moves()))
        game.play(seat, listed(game, seat, kind)[seat])
    assert len(game.table.market) == 4
    assert game.table.round == 1
