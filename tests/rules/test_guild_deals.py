"""Deals with the guild master."""

from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.events.actions import (
    ChipWon,
    GoodGiven,
    MarkerGiven,
    MarkerTaken,
    NoSuchMarker,
    RaidMarkerBought,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import BuyRaid, GiveGood, GiveMarker, Sell, TakeMarker
from hanse.games.kogge.scoring import development
from tests.rules.asking import happened, listed, refused, told_to
from tests.rules.laid_out import SPEC, acting, goods, markers, put_on_top

ORE, FUR, AMBER, SALT = range(4)
DISTINCT = {"bonus_duplicates": "distinct_only"}


def rich(guild: int = 5) -> Kogge:
    """Seat 0 could make any of the four deals, and did not sail."""
    return acting(
        stayed=True,
        cogs=(5, 8),
        guild=guild,
        cargo={0: {"o": 6, "a": 1}},
        hand={0: [4, 4, 4]},
    )


def test_k_act_gm_01_one_deal_out_of_four_where_he_is_also_without_sailing() -> None:
    deals = (BuyRaid(4), Sell(0, ORE), GiveGood(AMBER), GiveMarker(4))
    for first in deals:
        game = rich()
        assert all(game.asking[0].allows(deal) for deal in deals)
        game.play(0, first)
        if isinstance(first, GiveGood):
            game.play(0, next(game.asking[0].moves()))
        assert {refused(game, 0, deal) for deal in deals} == {"K-ACT-GM-01"}
    elsewhere = rich(guild=6)
    assert {refused(elsewhere, 0, deal) for deal in deals} == {"K-ACT-GM-01"}


def test_k_act_gm_02_three_equal_markers_for_the_second_raid_marker_once() -> None:
    game = acting(cogs=(5, 8), guild=5, hand={0: [4, 4, 4, 4, 3, 3, 3]})
    reserve = game.table.reserve[4]
    assert [m.value for m in listed(game, 0, BuyRaid)] == [3, 4]
    game.play(0, BuyRaid(4))
    assert happened(game, RaidMarkerBought) == [RaidMarkerBought(0, 4)]
    assert game.table.hand(0) == markers(4, 3, 3, 3)
    assert game.table.reserve[4] == reserve + 3
    assert (game.table.raids[0], game.table.raids_aside[0]) == (2, 0)
    put_on_top(game, Acting(0, 5))
    assert refused(game, 0, BuyRaid(3)) == "K-ACT-GM-02"


def test_k_act_gm_02_two_equal_markers_are_not_enough() -> None:
    game = acting(cogs=(5, 8), guild=5, hand={0: [4, 4, 3, 3]})
    assert refused(game, 0, BuyRaid(4)) == "K-ACT-GM-02"


def test_g_64_also_while_the_first_is_unused_and_after_it_is_used() -> None:
    for raided in ({}, {2: [0]}):
        game = acting(cogs=(5, 8), guild=5, hand={0: [4, 4, 4]}, raided=raided)
        held = game.table.raids[0]
        game.play(0, BuyRaid(4))
        assert game.table.raids[0] == held + 1


def test_k_act_gm_03_and_k_bonus_06_six_equal_goods_for_a_chip_of_ones_choice() -> None:
    """K-ACT-GM-03, K-BONUS-06: one development point."""
    game = acting(cogs=(5, 8), guild=5, cargo={0: {"f": 7}})
    assert [(m.value, m.target) for m in listed(game, 0, Sell)] == [
        (chip, FUR) for chip in range(4)
    ]
    stock, points = game.table.stock[FUR], development(game.table, 0)
    game.play(0, Sell(2, FUR))
    assert happened(game, ChipWon) == [ChipWon(0, FUR, 2)]
    assert game.table.hold(0) == goods(f=1)
    assert game.table.stock[FUR] == stock + 6
    assert game.table.chip(0, 2) == 1
    assert development(game.table, 0) == points + 1


def test_g_06_the_same_chip_twice_unless_the_table_reads_it_otherwise() -> None:
    for readings, chips in (({}, [0, 1, 2, 3]), (DISTINCT, [1, 2, 3])):
        game = acting(
            cogs=(5, 8),
            guild=5,
            cargo={0: {"o": 6}},
            chips={0: ["three_for_one"]},
            readings=readings,
        )
        assert [m.value for m in listed(game, 0, Sell)] == chips


def test_g_07_no_chip_left_no_sale() -> None:
    every = ["three_for_one", "extra_marker", "two_spaces", "secret_passage"]
    gone = acting(seats=3, guild=5, cogs=(5, 8, 8), cargo={0: {"o": 6}}, chips={1: every, 2: every})
    assert refused(gone, 0, Sell(0, ORE)) == "G-07"
    mine = acting(guild=5, cogs=(5, 8), cargo={0: {"o": 6}}, chips={0: every}, readings=DISTINCT)
    assert refused(mine, 0, Sell(0, ORE)) == "G-07"


def test_k_act_gm_04_and_g_62_first_the_good_then_the_choice() -> None:
    """K-ACT-GM-04, G-62: any value of the colour that is in the reserve."""
    game = acting(cogs=(5, 8), guild=5, cargo={0: {"o": 2}}, hand={0: []}, reserve=[0, 2, 2, 5])
    stock = game.table.stock[ORE]
    game.play(0, GiveGood(ORE))
    assert happened(game, GoodGiven) == [GoodGiven(0, ORE)]
    assert game.table.stock[ORE] == stock + 1
    assert [m.value for m in listed(game, 0, TakeMarker)] == [0, 2]
    game.play(0, TakeMarker(2))
    assert game.table.hand(0) == markers(2)
    assert tuple(game.table.reserve) == markers(0, 2, 5)
    assert happened(game, MarkerTaken) == [MarkerTaken(0, ORE)]
    assert told_to(game, 0, MarkerTaken) == [MarkerTaken(0, ORE, 2)]
    assert told_to(game, 1, MarkerTaken) == []


def test_g_62_only_the_buyer_learns_what_is_in_the_reserve() -> None:
    views, own = [], []
    for reserve in ([0, 2, 5], [1, 2, 5]):
        game = acting(seats=3, cogs=(5, 8, 8), guild=5, hand={0: [], 1: []}, reserve=reserve)
        own.append(SPEC.see.view(game, 0))
        game.play(0, GiveGood(ORE))
        views.append(SPEC.see.view(game, 1))
        assert views[-1].supply.reserve == 3
        assert SPEC.see.view(game, 0).asked.question.values == (reserve[0], 2)
    assert views[0] == views[1]
    assert own[0] == own[1]


def test_g_62_if_there_is_none_the_good_comes_back_and_other_deals_remain() -> None:
    game = acting(cogs=(5, 8), guild=5, cargo={0: {"o": 1, "a": 1}}, hand={0: [3]}, reserve=[3, 5])
    game.play(0, GiveGood(ORE))
    assert happened(game, NoSuchMarker) == [NoSuchMarker(0, ORE)]
    assert game.table.hold(0) == goods(o=1, a=1)
    assert refused(game, 0, GiveGood(AMBER)) == "G-62"
    game.play(0, GiveMarker(3))
    assert refused(game, 0, GiveMarker(3)) == "K-ACT-GM-01"


def test_k_act_gm_05_a_marker_for_a_good_of_its_colour() -> None:
    for value, kind in enumerate("oooffaass"):
        game = acting(cogs=(4, 8), guild=4, cargo={0: {}}, hand={0: [value]})
        stock, reserve = sum(game.table.stock), game.table.reserve[value]
        game.play(0, GiveMarker(value))
        assert happened(game, MarkerGiven) == [MarkerGiven(0, value)]
        assert game.table.hold(0) == goods({kind: 1})
        assert game.table.reserve[value] == reserve + 1
        assert sum(game.table.stock) == stock - 1


def test_k_act_gm_06_what_is_not_there_cannot_be_had() -> None:
    game = acting(cogs=(4, 8), guild=4, hand={0: [7, 8]}, stock={"s": 0})
    assert refused(game, 0, GiveMarker(7)) == "K-ACT-GM-06"
    some = acting(cogs=(4, 8), guild=4, hand={0: [7, 2]}, stock={"s": 0})
    assert [m.value for m in listed(some, 0, GiveMarker)] == [2]
