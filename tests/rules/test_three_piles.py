"""three_piles: less is lost in a raid."""

import pytest

from hanse.games.kogge.events.raids import CargoSplit, CityRaided, LootSplit, LootTaken, PileTaken
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Exile,
    LeavePile,
    RaidCity,
    RaidCog,
    SplitCargo,
    SplitLoot,
    TakePile,
)
from tests.rules.asking import after, happened, listed, refused, told_to
from tests.rules.laid_out import SPEC, Goods, acting, goods

PILES = ("three_piles",)
NOTHING = goods()


def robbed_cog(**cargo: int) -> Kogge:
    """Seat 0 robs the cog of seat 1; seat 2 looks on."""
    game = acting(
        seats=3,
        variants=PILES,
        cogs=(3, 3, 3),
        routes={3: (7, 4)},
        cargo={0: {}, 1: cargo},
    )
    game.play(0, RaidCog(1))
    return game


def robbed_city(city: Goods, offices: tuple[Goods, ...] = (), robber: int = 0) -> Kogge:
    """The robber robs the city of his cog, where seats 1 and 0 have their offices."""
    game = acting(
        robber,
        seats=3,
        variants=PILES,
        cogs=(3, 3, 3),
        routes={3: (7, 4)},
        cargo={robber: {}},
        city={3: city},
        offices={3: (1, 0)},
        office_goods={3: offices},
    )
    game.play(robber, RaidCity())
    return game


@pytest.mark.parametrize(
    ("count", "sizes"),
    [(2, [1, 1, 0]), (3, [1, 1, 1]), (4, [2, 1, 1]), (7, [3, 2, 2]), (8, [3, 3, 2])],
)
def test_g_52_sizes_at_most_one_apart_also_empty_ones(count: int, sizes: list[int]) -> None:
    game = robbed_cog(o=count)
    (split,) = listed(game, 1, SplitCargo)
    assert [sum(pile) for pile in split.piles] == sizes
    game.play(1, split)
    gained = [after(game, 0, TakePile(pile)).table.hold_size(0) for pile in range(3)]
    assert gained == sizes
    assert refused(game, 0, TakePile(3)) == "K-ACT-RAID-02"


def test_r3_01_the_victim_lays_the_cargo_in_three_the_robber_takes_one() -> None:
    game = robbed_cog(o=2, f=1, s=1)
    assert list(game.asking) == [1]
    two = SplitCargo((goods(o=2), goods(f=1, s=1)))
    assert refused(game, 1, two) == "K-ACT-RAID-02"
    game.play(1, SplitCargo((goods(o=2), goods(f=1), goods(s=1))))
    assert happened(game, CargoSplit) == [CargoSplit(1, (2, 1, 1))]
    game.play(0, TakePile(2))
    assert game.table.hold(0) == goods(s=1)
    assert game.table.hold(1) == goods(o=2, f=1)
    assert told_to(game, 0, PileTaken) == [PileTaken(0, 1, 1, goods(s=1))]
    assert told_to(game, 2, PileTaken) == []
    assert sorted(game.asking) == [1, 2]


def test_r3_01_a_single_good_is_taken_without_piles_an_empty_cog_is_none_to_rob() -> None:
    game = robbed_cog(s=1)
    assert game.table.hold(0) == goods(s=1)
    assert sorted(game.asking) == [1, 2]
    assert listed(game, 1, Exile) == listed(game, 2, Exile) == [Exile(0), Exile(1)]
    empty = acting(variants=PILES, cogs=(3, 3), cargo={1: {}})
    assert refused(empty, 0, RaidCog(1)) == "G-09"


@pytest.mark.parametrize(("robber", "splitter"), [(0, 1), (1, 2), (2, 0)])
def test_g_52_a_citys_goods_are_split_by_the_robbers_left(robber: int, splitter: int) -> None:
    """Whatever the turn order, and whoever has offices there."""
    game = robbed_city({"f": 3, "s": 2}, robber=robber)
    assert list(game.asking) == [splitter]


def test_r3_01_the_robber_takes_two_piles_the_third_stays_in_the_city() -> None:
    game = robbed_city({"f": 3, "s": 1}, ({"f": 2}, {"a": 2}))
    piles = (goods(f=3), goods(f=2, s=1), goods(a=2))
    game.play(1, SplitLoot(piles))
    assert happened(game, LootSplit) == [LootSplit(1, piles)]
    assert list(game.asking) == [0]
    game.play(0, LeavePile(1))
    assert game.table.hold(0) == goods(f=3, a=2)
    assert game.table.goods_in(3) == goods(f=2, s=1)
    assert sum(game.table.site_goods) == 0
    assert happened(game, LootTaken) == [LootTaken(0, 3, goods(f=3, a=2), goods(f=2, s=1))]
    assert sorted(game.asking) == [1, 2]
    assert game.table.is_barred(0, 3)


def test_r3_01_all_goods_of_city_and_offices_in_three_even_piles_and_no_others() -> None:
    game = robbed_city({"f": 3}, ({"f": 1}, {"a": 2}))
    for wrong in (
        (goods(f=3), goods(f=1), goods(a=2)),
        (goods(f=2), goods(f=2), goods(a=1)),
        (goods(f=3), goods(f=1, a=2)),
        (goods(f=2), goods(f=2), goods(o=2)),
    ):
        assert refused(game, 1, SplitLoot(wrong)) == "R3-01"
    sizes = {tuple(sum(pile) for pile in m.piles) for m in listed(game, 1, SplitLoot)}
    assert sizes == {(2, 2, 2)}


def test_r3_01_everybody_sees_the_piles_of_a_city() -> None:
    game = robbed_city({"f": 3, "s": 1})
    piles = (goods(f=2), goods(f=1), goods(s=1))
    game.play(1, SplitLoot(piles))
    for viewer in (0, 1, 2, -1):
        assert SPEC.see.view(game, viewer).players.piles_open == piles


def test_g_52_an_empty_city_gives_nothing_and_asks_nobody_to_split() -> None:
    game = robbed_city({})
    assert game.table.hold(0) == NOTHING
    assert sorted(game.asking) == [1, 2]
    assert happened(game, CityRaided) == [CityRaided(0, 3, NOTHING)]


def test_g_52_one_good_leaves_a_choice_between_it_and_nothing() -> None:
    """G-75: there is one way to split it, and all see it, so nobody is asked for that."""
    game = robbed_city({"f": 1})
    assert happened(game, LootSplit) == [LootSplit(1, (goods(f=1), NOTHING, NOTHING))]
    assert [m.value for m in listed(game, 0, LeavePile)] == [0, 1]
    assert after(game, 0, LeavePile(1)).table.hold(0) == goods(f=1)
    left = after(game, 0, LeavePile(0)).table
    assert (left.hold(0), left.goods_in(3)) == (NOTHING, goods(f=1))


def test_g_52_three_equal_piles_are_no_question_at_all() -> None:
    game = robbed_city({"f": 6})
    assert game.table.hold(0) == goods(f=4)
    assert game.table.goods_in(3) == goods(f=2)
    assert sorted(game.asking) == [1, 2]


def test_r3_01_without_the_variant_the_robber_takes_all() -> None:
    game = acting(cogs=(3, 8), routes={3: (7, 4)}, cargo={0: {}}, city={3: {"f": 6}})
    game.play(0, RaidCity())
    assert game.table.hold(0) == goods(f=6)
