"""Raids: on a city, on a cog, and what they cost."""

import pytest

from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.events.raids import CargoSplit, CityRaided, CogRaided, PileTaken
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Exile,
    MoveGuild,
    Passage,
    RaidCity,
    RaidCog,
    SplitCargo,
    TakePile,
)
from hanse.games.kogge.phases.guildmaster import GuildMaster
from hanse.games.kogge.scoring import victory_points
from tests.rules.asking import after, happened, listed, refused, sail, targets, told_to
from tests.rules.laid_out import SPEC, acting, goods, guild_phase, markers, put_on_top, sailing

LOOT = {"raid_needs_loot": "true"}


def test_k_act_raid_01_a_raid_costs_a_raid_marker_which_stays() -> None:
    game = acting(cogs=(3, 8), routes={3: (7, 4)})
    game.play(0, RaidCity())
    assert game.table.raids[0] == 0
    assert game.table.is_barred(0, 3)
    assert not game.table.is_barred(1, 3)
    none = acting(cogs=(3, 3), raided={5: [0]})
    assert none.table.raids[0] == 0
    assert refused(none, 0, RaidCity()) == "K-ACT-RAID-01"
    assert refused(none, 0, RaidCog(1)) == "K-ACT-RAID-01"


def robbed(**cargo: int) -> Kogge:
    """Seat 0 robs the cog of seat 1, which must split."""
    game = acting(
        seats=3, cogs=(3, 3, 3), routes={3: (7, 4)}, cargo={0: {}, 1: cargo}, hand={0: [1], 1: [2]}
    )
    game.play(0, RaidCog(1))
    return game


def test_g_75_the_only_piles_are_asked_for_where_cargo_lies_open() -> None:
    """Everybody sees that two ore split in one way, and still the owner lays them."""
    game = acting(
        seats=3, cogs=(3, 3, 3), routes={3: (7, 4)}, cargo={0: {}, 1: {"o": 2}},
        readings={"cargo_visibility": "open"},
    )  # fmt: skip
    game.play(0, RaidCog(1))
    assert listed(game, 1, SplitCargo) == [SplitCargo((goods(o=1), goods(o=1)))]
    game.play(1, SplitCargo((goods(o=1), goods(o=1))))
    assert listed(game, 0, TakePile)


def test_k_act_raid_02_one_cog_its_owner_splits_the_robber_picks() -> None:
    game = robbed(s=1, a=1, o=3)
    pieces, bystander = SPEC.play.pieces(game), game.table.hold(2)
    assert happened(game, CogRaided) == [CogRaided(0, 1, 3)]
    assert list(game.asking) == [1]
    game.play(1, SplitCargo((goods(a=1, o=2), goods(s=1, o=1))))
    assert happened(game, CargoSplit) == [CargoSplit(1, (3, 2))]
    assert list(game.asking) == [0]
    game.play(0, TakePile(1))
    assert game.table.hold(0) == goods(s=1, o=1)
    assert game.table.hold(1) == goods(a=1, o=2)
    assert game.table.hold(2) == bystander
    assert SPEC.play.pieces(game) == pieces
    assert happened(game, PileTaken) == [PileTaken(0, 1, 2)]
    assert told_to(game, 1, PileTaken) == [PileTaken(0, 1, 2, goods(s=1, o=1))]
    assert told_to(game, 2, PileTaken) == []


def test_k_act_raid_02_only_a_cog_in_the_same_city_never_ones_own() -> None:
    game = acting(seats=3, cogs=(3, 3, 4))
    assert [m.value for m in listed(game, 0, RaidCog)] == [1]
    for wrong in (0, 2):
        assert refused(game, 0, RaidCog(wrong)) == "K-ACT-RAID-02"


@pytest.mark.parametrize(("count", "sizes"), [(2, [1, 1]), (3, [2, 1]), (7, [4, 3])])
def test_d_07_piles_at_most_one_apart_and_either_may_be_taken(count: int, sizes: list[int]) -> None:
    game = robbed(o=count)
    (split,) = listed(game, 1, SplitCargo)
    assert [sum(pile) for pile in split.piles] == sizes
    game.play(1, split)
    gained = [after(game, 0, TakePile(pile)).table.hold_size(0) for pile in (0, 1)]
    assert gained == sizes


def test_k_act_raid_02_a_split_is_all_of_the_cargo_and_nothing_else() -> None:
    game = robbed(s=1, o=2)
    for wrong in (
        (goods(s=1), goods(o=1)),
        (goods(s=1, o=1), goods(o=1, f=1)),
        (goods(s=1, o=2), goods()),
        (goods(s=1, o=1), goods(o=1), goods()),
    ):
        assert refused(game, 1, SplitCargo(wrong)) == "K-ACT-RAID-02"


def test_k_act_raid_03_the_city_every_good_there_and_in_all_its_offices() -> None:
    game = acting(
        cogs=(3, 8),
        routes={3: (7, 4)},
        cargo={0: {"o": 1}},
        city={3: {"f": 2, "s": 1}},
        offices={3: [1, 0]},
        office_goods={3: [{"f": 3}, {"f": 1}]},
    )
    game.play(0, RaidCity())
    assert happened(game, CityRaided) == [CityRaided(0, 3, goods(f=6, s=1))]
    assert game.table.hold(0) == goods(o=1, f=6, s=1)
    assert game.table.goods_in(3) == goods()
    assert sum(game.table.site_goods) == 0


def test_g_11_robbing_ones_own_office_which_stays_and_counts() -> None:
    """What it receives later counts at the end, but cannot be fetched any more."""
    game = acting(
        cogs=(3, 8),
        routes={3: (7, 4)},
        offices={3: [0]},
        office_goods={3: [{"f": 1}]},
        cargo={0: {}},
    )
    game.play(0, RaidCity())
    assert game.table.office_goods(0, 3) == goods()
    assert game.table.office_count(0) == 1
    before = victory_points(game.table, 0)
    game.table.site_goods[3 * 2 * 4 + 1] += 1
    assert victory_points(game.table, 0) == before + 3
    back = sailing(cogs=(7, 8), routes={7: (3, 4)}, raided={3: [0]}, offices={3: [0]})
    assert targets(back, 0) == [4]


def test_k_act_raid_04_banned_for_ever_from_the_raided_city() -> None:
    game = acting(cogs=(3, 8), routes={3: (7, 4), 7: (3, 4)})
    game.play(0, RaidCity())
    game.play(1, Exile(0))
    assert game.table.cogs[0] == 7
    assert game.table.is_barred(0, 3)
    put_on_top(game, Sailing(0, 7))
    assert targets(game, 0) == [4]
    assert refused(game, 0, sail(0)) == "K-MOVE-09"
    game.table.round += 5
    put_on_top(game, Sailing(0, 7))
    assert refused(game, 0, sail(0)) == "K-MOVE-09", "for the rest of the game"
    game.table.cogs[1] = 7
    put_on_top(game, Sailing(1, 7))
    assert targets(game, 1) == [3, 4], "to others it is open"
    game.play(1, sail(0))
    assert game.table.cogs[1] == 3


@pytest.mark.parametrize("second", [False, True])
def test_k_act_raid_04_neither_by_a_hidden_route_nor_by_the_passage(second: bool) -> None:
    """A face-down route that leads back is tried in vain; with a raid elsewhere it stays so."""
    raided = {3: [0], 5: [0]} if second else {3: [0]}
    game = sailing(
        cogs=(7, 8),
        routes={7: (3, 4)},
        hidden={(7, 0): (1, 3)},
        raided=raided,
        guild=3,
        chips={0: ["secret_passage"]},
    )
    assert refused(game, 0, Passage(goods(o=1), markers())) == "K-BONUS-05"
    game.play(0, sail(0))
    assert game.table.cogs[0] == 7


def test_k_act_raid_06_and_k_act_gen_02_the_turn_is_over() -> None:
    """K-ACT-RAID-06, K-ACT-GEN-02: next is the other player's turn, without an end of turn."""
    game = acting(cogs=(3, 8), routes={3: (7, 4)}, order=(0, 1))
    game.play(0, RaidCity())
    game.play(1, Exile(0))
    assert list(game.asking) == [1]
    assert 0 not in game.asking


def test_k_act_raid_07_goods_only_never_markers() -> None:
    game = robbed(o=2, f=1)
    hands = list(game.table.hands)
    game.play(1, listed(game, 1, SplitCargo)[0])
    game.play(0, TakePile(0))
    assert game.table.hands == hands
    city = acting(cogs=(3, 8), routes={3: (7, 4)})
    hands = list(city.table.hands)
    city.play(0, RaidCity())
    assert city.table.hands == hands


def test_k_act_raid_08_raids_speed_the_end() -> None:
    game = acting(cogs=(3, 8), routes={3: (7, 4)}, guild=2, order=(0, 1))
    game.play(0, RaidCity())
    game.play(1, Exile(0))
    put_on_top(game, GuildMaster())
    game.play(0, MoveGuild(1))
    assert (game.table.guild, game.table.walked) == (4, 2)


def test_g_09_an_empty_cog_cannot_be_robbed_a_single_good_is_taken() -> None:
    game = acting(seats=3, cogs=(3, 3, 3), cargo={0: {}, 1: {}, 2: {"s": 1}}, routes={3: (7, 4)})
    assert [m.value for m in listed(game, 0, RaidCog)] == [2]
    assert refused(game, 0, RaidCog(1)) == "G-09"
    game.play(0, RaidCog(2))
    assert game.table.hold(0) == goods(s=1)
    assert game.table.hold(2) == goods()
    assert sorted(game.asking) == [1, 2]


def test_g_10_an_empty_city_may_be_raided_unless_there_must_be_loot() -> None:
    for readings in ({}, LOOT):
        game = acting(cogs=(3, 8), city={3: {}}, readings=readings)
        assert game.asking[0].allows(RaidCity()) == (not readings)
    assert refused(game, 0, RaidCity()) == "G-10"
    office = acting(
        cogs=(3, 8), city={3: {}}, offices={3: [1]}, office_goods={3: [{"f": 1}]}, readings=LOOT
    )
    assert office.asking[0].allows(RaidCity())


def test_g_17_two_robbers_in_one_city() -> None:
    game = acting(cogs=(3, 8), raided={3: [1]}, routes={3: (7, 4)})
    game.play(0, RaidCity())
    assert game.table.is_barred(0, 3)
    assert game.table.is_barred(1, 3)
    skipping = guild_phase(guild=2, raided={3: [0, 1]})
    skipping.play(0, MoveGuild(1))
    assert skipping.table.guild == 4
