"""Production: goods for the cities named in the bids."""

from hanse.games.kogge.events.rounds import Produced
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid
from tests.rules.asking import happened
from tests.rules.laid_out import auction, goods, markers

NOTHING: dict[int, dict[str, int]] = {city: {} for city in range(9)}


def produce(game: Kogge, *first: int) -> Kogge:
    """Seat 0 bids these markers, nobody else any."""
    game.play(0, Bid(markers(*first)))
    return game


def test_k_prod_01_two_goods_for_each_marker_by_whomever_it_was_bid() -> None:
    game = auction(hand={0: [7, 2], 1: [2]}, city=NOTHING, offices={})
    game.play(0, Bid(markers(7, 2)))
    game.play(1, Bid(markers(2)))
    assert game.table.goods_in(7) == goods(s=2)
    assert game.table.goods_in(2) == goods(o=4)
    assert sum(game.table.goods) == 6
    assert happened(game, Produced) == [Produced(7, 2, 7), Produced(2, 4, 2)]


def test_k_prod_02_highest_city_first_then_less_or_nothing() -> None:
    hand = {0: [4, 4, 3, 2], 1: list[int]()}
    game = auction(hand=hand, city={3: {}, 4: {}, 2: {}}, stock={"f": 5, "o": 0}, offices={})
    produce(game, 4, 4, 3, 2)
    assert game.table.goods_in(4) == goods(f=4)
    assert game.table.goods_in(3) == goods(f=1)
    assert game.table.goods_in(2) == goods()
    assert game.table.stock[:2] == [0, 0]


def test_k_prod_03_each_office_takes_one_however_many_arrive() -> None:
    game = auction(hand={0: [6, 6, 6], 1: []}, city={6: {}}, offices={6: [0, 1]})
    produce(game, 6, 6, 6)
    assert game.table.office_goods(0, 6) == game.table.office_goods(1, 6) == goods(a=1)
    assert game.table.goods_in(6) == goods(a=4)
    assert happened(game, Produced) == [Produced(6, 4, 6, (0, 1))]


def test_k_prod_03_both_offices_of_one_player_take_one_each() -> None:
    game = auction(hand={0: [6], 1: []}, city={6: {}}, offices={6: [1, 1]})
    produce(game, 6)
    assert game.table.office_goods(1, 6) == goods(a=2)
    assert game.table.goods_in(6) == goods()


def test_k_prod_04_one_good_and_two_offices_it_lies_in_the_city() -> None:
    two = auction(hand={0: [6], 1: []}, city={6: {}}, stock={"a": 1}, offices={6: [0, 1]})
    produce(two, 6)
    assert two.table.goods_in(6) == goods(a=1)
    assert sum(two.table.site_goods) == 0
    one = auction(hand={0: [6], 1: []}, city={6: {}}, stock={"a": 1}, offices={6: [0]})
    produce(one, 6)
    assert one.table.goods_in(6) == goods()
    assert one.table.office_goods(0, 6) == goods(a=1)


def test_k_prod_05_no_limit_to_goods_in_a_city_or_an_office() -> None:
    game = auction(
        hand={0: [1], 1: []},
        city={0: {}, 1: {"o": 12}, 2: {}},
        offices={1: [0]},
        office_goods={1: [{"o": 7}]},
        cargo={0: {}, 1: {}},
    )
    produce(game, 1)
    assert game.table.goods_in(1) == goods(o=13)
    assert game.table.office_goods(0, 1) == goods(o=8)
