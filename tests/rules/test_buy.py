"""Buying a pair of markers."""

from hanse.games.kogge.events.actions import PairBought
from hanse.games.kogge.moves import Buy
from tests.rules.asking import happened, listed, refused
from tests.rules.laid_out import acting, goods, markers

MARKET = [(0, 3), (1, 1), (2, 7), (0, 3)]


def test_k_act_buy_01_a_good_of_any_kind_for_a_pair() -> None:
    for kind in "ofas":
        game = acting(market=MARKET, cargo={0: {kind: 1}}, hand={0: []})
        stock = sum(game.table.stock)
        game.play(0, Buy(goods({kind: 1}), (), 2))
        assert happened(game, PairBought) == [PairBought(0, "ofas".index(kind), (2, 7))]
        assert game.table.hold(0) == goods()
        assert sum(game.table.stock) == stock + 1
        assert game.table.hand(0) == markers(2, 7)


def test_k_act_buy_01_no_good_or_two_goods_are_refused() -> None:
    game = acting(market=MARKET, cargo={0: {"o": 2}})
    assert refused(game, 0, Buy(goods(o=2), (), 0)) == "K-ACT-BUY-01"
    assert refused(game, 0, Buy(goods(), (), 0)) == "K-ACT-BUY-01"
    poor = acting(market=MARKET, cargo={0: {}})
    assert refused(poor, 0, Buy(goods(o=1), (), 0)) == "K-ACT-BUY-01"


def test_k_act_buy_02_whole_pairs_once_a_turn() -> None:
    """Of two equal pairs the first stands for both: one purchase, one move."""
    game = acting(market=MARKET, cargo={0: {"o": 3}}, hand={0: []})
    assert {m.target for m in listed(game, 0, Buy)} == {0, 1, 2}
    game.play(0, Buy(goods(o=1), (), 0))
    assert game.table.market == MARKET[1:]
    assert refused(game, 0, Buy(goods(o=1), (), 0)) == "K-ACT-BUY-02"


def test_k_mkt_03_an_empty_market_sells_nothing() -> None:
    game = acting(market=[], cargo={0: {"o": 3}})
    assert refused(game, 0, Buy(goods(o=1), (), 0)) == "K-MKT-03"
