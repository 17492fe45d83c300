"""Solo: the guild master clears the city that he leaves."""

import pytest

from hanse.games.kogge.events.solo import CityCleared, GoodsGone
from hanse.games.kogge.moves import MoveGuild
from hanse.games.kogge.table import Table
from tests.rules.asking import happened
from tests.rules.laid_out import SPEC, goods
from tests.rules.laying import Wanted
from tests.rules.soloing import ADVANCED, SOLO, bid, bidding, clearing

FULL: Wanted = {
    "city": {4: {"f": 3, "s": 1}},
    "offices": {8: [0], 4: [0]},
    "office_goods": {4: [{"f": 2}]},
}


def in_office(table: Table) -> int:
    return sum(table.office_goods(0, 4))


def test_s_gm_02_he_takes_all_goods_to_the_stock_before_he_moves() -> None:
    game = bidding(0, **(FULL | Wanted(hand={0: [7, 1]})))
    stock = list(game.table.stock)
    bid(game, 7)
    assert happened(game, CityCleared) == [CityCleared(4, goods(f=3, s=1))]
    assert game.table.goods_in(4) == goods()
    assert game.table.stock == [stock[0] - 2, stock[1] + 3, stock[2], stock[3] + 1 - 2]
    assert game.table.guild == 4
    game.play(0, MoveGuild(1))
    assert game.table.goods_in(4) == goods(), "what he brings lies where he stops"


def test_s_gm_02_what_the_bids_have_just_brought_is_cleared_too() -> None:
    game = bid(bidding(4, hand={0: [8, 1]}, city={4: {}}), 8)
    assert happened(game, CityCleared) == [CityCleared(4, goods(f=2))]


def test_s_gm_02_an_empty_city_is_not_worth_a_word() -> None:
    assert happened(clearing(city={4: {}}), CityCleared) == []


@pytest.mark.parametrize(("answer", "left"), [("false", 2), ("true", 0)])
@pytest.mark.parametrize("variants", [SOLO, ADVANCED])
def test_g_54_offices_keep_their_goods_unless_the_table_plays_otherwise(
    variants: tuple[str, ...], answer: str, left: int
) -> None:
    more = Wanted(readings={"solo_clears_offices": answer}, variants=variants)
    game = clearing(**(FULL | more))
    assert in_office(game.table) == left
    assert game.table.goods_in(4) == goods()
    cleared = [event.goods for event in happened(game, CityCleared)]
    gone = [event.goods for event in happened(game, GoodsGone)]
    assert cleared + gone == [goods(f=5 - left, s=1)]


def test_s_gm_03_in_the_harder_game_they_leave_it() -> None:
    plain = clearing(**FULL)
    game = clearing(**(FULL | Wanted(variants=ADVANCED)))
    assert happened(game, GoodsGone) == [GoodsGone(4, goods(f=3, s=1))]
    assert happened(game, CityCleared) == []
    assert tuple(game.table.gone) == goods(f=3, s=1)
    assert [a - b for a, b in zip(plain.table.stock, game.table.stock, strict=True)] == [0, 3, 0, 1]
    assert SPEC.play.pieces(game)["goods"] == SPEC.play.pieces(plain)["goods"], (
        "counted all the same"
    )


def test_s_gm_03_brings_the_game_for_one_with_it() -> None:
    assert clearing(variants=ADVANCED).setup.variants == ("solo_advanced", "solo")
