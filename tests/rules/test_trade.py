"""Trading with the city."""

from collections.abc import Iterator
from itertools import product

from hanse.core.questions.exchange import Exchange
from hanse.core.types import Counts
from hanse.games.kogge.events.actions import Traded
from hanse.games.kogge.moves import Trade
from tests.rules.asking import happened, listed, refused
from tests.rules.laid_out import acting, goods

PER_GOOD = {"trade_kind_rule": "per_good"}


def test_k_act_trade_01_only_in_another_city_than_at_the_start() -> None:
    for stayed in (True, False):
        game = acting(stayed=stayed, cogs=(3, 8), city={3: {"s": 2}}, cargo={0: {"o": 1}})
        assert game.asking[0].allows(Trade(goods(o=1), goods(s=2))) != stayed
    assert refused(acting(stayed=True, cogs=(3, 8)), 0, Trade(goods(o=1), goods(f=1))) == (
        "K-ACT-TRADE-01"
    )


def test_k_act_trade_02_one_given_up_to_two_taken_of_what_lies_in_the_city() -> None:
    game = acting(
        cogs=(3, 8),
        city={3: {"s": 3}},
        cargo={0: {"o": 1}},
        offices={3: [1]},
        office_goods={3: [{"f": 2}]},
    )
    assert [(m.give, m.take) for m in listed(game, 0, Trade)] == [
        (goods(o=1), goods(s=1)), (goods(o=1), goods(s=2)),
    ]  # fmt: skip
    assert refused(game, 0, Trade(goods(o=1), goods(s=3))) == "K-ACT-TRADE-02"
    assert refused(game, 0, Trade(goods(o=1), goods(f=1))) == "K-ACT-TRADE-02"
    assert refused(game, 0, Trade(goods(o=2), goods(s=3))) == "K-ACT-TRADE-02"


def test_k_act_trade_02_nothing_to_give_or_nothing_of_another_kind() -> None:
    for cargo, city in (({}, {"s": 2}), ({"s": 2}, {"s": 2}), ({"o": 1}, {})):
        game = acting(cogs=(3, 8), city={3: city}, cargo={0: cargo})
        assert listed(game, 0, Trade) == []
        assert refused(game, 0, Trade(goods(o=1), goods(s=1))) == "K-ACT-TRADE-02"


def test_k_act_trade_03_several_kinds_but_one_deal() -> None:
    game = acting(cogs=(3, 8), city={3: {"o": 4, "s": 2}}, cargo={0: {"f": 2, "a": 1}})
    game.play(0, Trade(goods(f=2, a=1), goods(o=4, s=2)))
    assert game.table.hold(0) == goods(o=4, s=2)
    assert refused(game, 0, Trade(goods(o=1), goods(f=2))) == "K-ACT-TRADE-03"


def test_k_act_trade_04_worse_ratios_down_to_one_for_one() -> None:
    game = acting(cogs=(3, 8), city={3: {"o": 6}}, cargo={0: {"f": 2}})
    for given, fair in ((1, {1, 2}), (2, {2, 3, 4})):
        takes = {n for n in range(7) if game.asking[0].allows(Trade(goods(f=given), goods(o=n)))}
        assert takes == fair


def test_k_act_trade_05_what_is_given_stays_in_the_city() -> None:
    game = acting(cogs=(3, 8), city={3: {"o": 6}}, cargo={0: {"f": 2}})
    stock = list(game.table.stock)
    game.play(0, Trade(goods(f=2), goods(o=3)))
    assert happened(game, Traded) == [Traded(0, 3, goods(f=2), goods(o=3))]
    assert game.table.goods_in(3) == goods(f=2, o=3)
    assert game.table.hold(0) == goods(o=3)
    assert game.table.stock == stock


def test_k_act_trade_06_and_g_08_no_kind_on_both_sides() -> None:
    """K-ACT-TRADE-06, G-08: by the other reading it may be, good for good."""
    swap = Trade(goods(f=1, s=1), goods(s=2, o=2))
    for readings in ({}, PER_GOOD):
        game = acting(
            cogs=(3, 8), city={3: {"o": 2, "s": 2}}, cargo={0: {"f": 1, "s": 1}}, readings=readings
        )
        assert game.asking[0].allows(swap) == (readings == PER_GOOD)
        assert not game.asking[0].allows(Trade(goods(s=1), goods(s=2)))


def small(most: int) -> Iterator[Counts]:
    """All bags of three kinds with up to so many things."""
    return (c for c in product(range(most + 1), repeat=3) if 0 < sum(c) <= most)


def matched(give: list[int], take: list[int], ratio: int) -> bool:
    """Can each good given be laid beside one to `ratio` taken goods of other kinds?"""
    if not take:
        return not give
    if not give:
        return False
    mine, rest = give[0], give[1:]
    for picked in range(1 << len(take)):
        side = [t for i, t in enumerate(take) if picked >> i & 1]
        other = [t for i, t in enumerate(take) if not picked >> i & 1]
        if 1 <= len(side) <= ratio and mine not in side and matched(rest, other, ratio):
            return True
    return False


def test_g_08_per_good_is_what_good_for_good_bartering_allows() -> None:
    """Every small deal, against laying each good given beside those taken for it."""
    for give in small(3):
        for take in small(5):
            shape = Exchange(Trade, "G-08", give, take, 2, "per_kind")
            laid = [[k for k in range(3) for _ in range(bag[k])] for bag in (give, take)]
            assert shape.is_fair(give, take) == matched(laid[0], laid[1], 2), (give, take)


def test_k_bonus_01_with_the_chip_one_buys_up_to_three() -> None:
    for chips, most in (([], 2), (["three_for_one"], 3), (["three_for_one"] * 2, 3)):
        game = acting(cogs=(3, 8), city={3: {"o": 6}}, cargo={0: {"f": 1}}, chips={0: chips})
        assert [sum(m.take) for m in listed(game, 0, Trade)] == list(range(1, most + 1))
    assert not game.asking[0].allows(Trade(goods(f=1), goods(f=3)))
