"""pirate: one seat with other aims."""

import pytest

from hanse.core.setup import BadSetup
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.board import BORNHOLM, NCITIES
from hanse.games.kogge.events.variants import Delivered, PirateNamed, RaidMarkerBack
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Build,
    BuyBack,
    BuyRaid,
    Deliver,
    Exile,
    GiveMarker,
    KeepStart,
    Land,
    MoveGuild,
    PickStart,
    RaidCity,
    RaidCog,
    SwapStart,
    Trade,
)
from hanse.games.kogge.terms import Vow
from tests.rules.asking import after, happened, listed, refused, sail
from tests.rules.laid_out import SPEC, acting, goods, guild_phase, markers, new_game
from tests.rules.laid_out import sailing as at_sea
from tests.rules.laying import Wanted

HOME = (BORNHOLM, 8, 8, 8)
FOUR_LAID = {city: [0] for city in (1, 2, 3, 4)}


def piracy(**more: object) -> Wanted:
    """The first seat is the pirate."""
    base: Wanted = {"seats": 4, "variants": ("pirate",), "readings": {"pirate_seat": "1"}}
    return {**base, **more}  # type: ignore[typeddict-item]


def reading(name: str, answer: str) -> dict[str, str]:
    return {"pirate_seat": "1", name: answer}


def begun(seats: int = 4, variants: tuple[str, ...] = (), key: int = 0, **more: str) -> Kogge:
    readings = {"pirate_seat": "1", **more}
    return new_game(seats, readings, key=key, variants=("pirate", *variants))


def test_p_01_four_or_five_with_bornholm() -> None:
    assert SPEC.about.seats_with(("pirate",)) == (4, 5)
    with pytest.raises(BadSetup, match="pirate is for 4 or 5 seats"):
        new_game(3, variants=("pirate",))
    four, five = begun(4), begun(5)
    assert set(four.setup.variants) == {"pirate", "bornholm"}
    assert set(five.setup.variants) == {"pirate", "bornholm", "five_players"}
    assert sum(SPEC.play.pieces(five)["goods"]) == 76
    assert sum(SPEC.play.pieces(four)["goods"]) == 66


def test_p_02_he_starts_at_bornholm_with_four_raid_markers_and_no_office() -> None:
    game = begun()
    table = game.table
    assert happened(game, PirateNamed) == [PirateNamed(0)]
    assert sorted(game.asking) == [1, 2, 3]
    assert (table.cogs[0], table.raids[0], table.raids_aside[0]) == (BORNHOLM, 4, 0)
    for seat in (1, 2, 3):
        game.play(seat, PickStart(seat))
    assert 0 not in game.table.sites
    assert game.table.cogs == [BORNHOLM, 1, 2, 3]


def test_p_02_he_never_builds() -> None:
    everything = {"o": 1, "f": 1, "a": 1, "s": 1}
    game = acting(**piracy(cogs=(3, 8, 8, 8), cargo={0: everything}, hand={0: [3]}, offices={}))
    assert listed(game, 0, Build) == []
    assert refused(game, 0, Build(0)) == "P-02"
    other = acting(1, **piracy(cogs=(8, 3, 8, 8), cargo={1: everything}, hand={1: [3]}, offices={}))
    assert listed(other, 1, Build) == [Build(0)]


@pytest.mark.parametrize(("answer", "size"), [("9", 9), ("8", 8)])
def test_g_37_how_many_markers_he_begins_with(answer: str, size: int) -> None:
    table = begun(pirate_start_markers=answer).table
    assert table.hand_size(0) == size
    assert table.hand(0)[table.crest] == size - 8
    assert sum(SPEC.play.pieces(begun(pirate_start_markers=answer))["markers"]) == 90


def test_g_37_his_place_is_that_of_the_crest_behind_those_of_its_city() -> None:
    for key in range(12):
        game = begun(key=key)
        crest = game.table.crest
        lower, higher = (crest - 1) % 9, (crest + 1) % 9
        for seat, city in ((1, crest), (2, lower), (3, higher)):
            game.play(seat, PickStart(city))
        number = {0: crest + 0.5, 1: crest, 2: lower, 3: higher}
        assert game.table.order == sorted(range(4), key=lambda seat: number[seat])


def test_g_76_his_first_cargo_is_that_of_all_and_in_memory_he_looks_at_the_island() -> None:
    assert begun().table.hold(0) == goods(o=2, f=1)
    game = begun(variants=("memory",))
    for seat in (1, 2, 3):
        game.play(seat, PickStart(seat))
    while 0 not in game.asking:
        game.play(next(iter(game.asking)), KeepStart())
    known = dict(SPEC.see.view(game, 0).own.routes)
    assert known == {slot: game.table.routes[slot] for slot in (18, 19)}
    assert {m.target for m in listed(game, 0, SwapStart)} == {0, 1}


def test_g_43_agreed_on_or_by_chance() -> None:
    seats = {new_game(4, variants=("pirate",), key=key).table.pirate for key in range(40)}
    assert seats == {0, 1, 2, 3}
    for seat in range(4):
        game = new_game(4, {"pirate_seat": str(seat + 1)}, variants=("pirate",))
        assert game.table.pirate == seat
        assert SPEC.see.view(game, 1).players.pirate == seat
    with pytest.raises(BadSetup, match="no seat 5 for the pirate") as raised:
        new_game(4, {"pirate_seat": "5"}, variants=("pirate",))
    assert raised.value.code == "pirate_seat"
    assert begun(5, pirate_seat="5").table.pirate == 4


def test_p_03_he_trades_wins_chips_and_robs_as_usual() -> None:
    game = acting(**piracy(cogs=(3, 3, 8, 8), city={3: {"f": 2}}, cargo={0: {"o": 6}}, guild=3))
    offered = {type(move).__name__ for move in game.asking[0].moves()}
    assert {"Trade", "Sell", "RaidCity", "RaidCog", "Buy", "GiveGood"} <= offered


def test_p_04_he_spares_the_town_of_bornholm() -> None:
    wanted = piracy(cogs=HOME, city={BORNHOLM: {"f": 2}}, cargo={0: {"o": 1}})
    game = acting(**wanted)
    assert refused(game, 0, Trade(goods(o=1), goods(f=2))) == "P-04"
    assert refused(game, 0, RaidCity()) == "P-04"
    assert not listed(game, 0, RaidCity)
    assert not listed(game, 0, Trade)
    cargo = {1: {"o": 1}}
    other = acting(1, **piracy(cogs=(8, BORNHOLM, 8, 8), city={BORNHOLM: {"f": 2}}, cargo=cargo))
    assert listed(other, 1, RaidCity) == [RaidCity()]
    assert Trade(goods(o=1), goods(f=2)) in listed(other, 1, Trade)


@pytest.mark.parametrize(("answer", "may"), [("true", True), ("false", False)])
def test_g_39_robbing_a_cog_on_the_island(answer: str, may: bool) -> None:
    game = acting(
        **piracy(
            cogs=(BORNHOLM, BORNHOLM, 8, 8),
            cargo={1: {"s": 1}},
            readings=reading("pirate_may_rob_at_bornholm", answer),
        )
    )
    if not may:
        assert refused(game, 0, RaidCog(1)) == "G-39"
        return
    game.play(0, RaidCog(1))
    assert game.table.is_barred(0, BORNHOLM)


@pytest.mark.parametrize(("answer", "safe"), [("false", True), ("true", False)])
def test_g_36_safe_conduct_and_the_pirate(answer: str, safe: bool) -> None:
    wanted = piracy(
        cogs=(3, 3, 3, 8),
        chips={1: ["safe_conduct"]},
        variants=("pirate", "bonus_chips"),
        readings=reading("pirate_ignores_safe_conduct", answer),
    )
    robbed = {move.value for move in listed(acting(**wanted), 0, RaidCog)}
    assert robbed == ({2} if safe else {1, 2})
    assert {move.value for move in listed(acting(2, **wanted), 2, RaidCog)} == {0}


def test_g_36_nobody_else_ignores_safe_conduct() -> None:
    """Not whoever sits before the pirate either."""
    wanted = piracy(
        cogs=(3, 3, 8, 8),
        chips={1: ["safe_conduct"]},
        variants=("pirate", "bonus_chips"),
        readings={"pirate_seat": "3", "pirate_ignores_safe_conduct": "true"},
    )
    assert listed(acting(**wanted), 0, RaidCog) == []


def test_p_05_four_raids_and_then_one_back_for_three_equal_markers() -> None:
    game = acting(
        **piracy(cogs=(5, 8, 8, 8), guild=5, hand={0: [7, 7, 7, 2, 2, 2]}, raided=FOUR_LAID)
    )
    assert game.table.raids[0] == 0
    found = {(move.value, move.target) for move in listed(game, 0, BuyBack)}
    assert found == {(city, value) for city in (1, 2, 3, 4) for value in (2, 7)}
    game.play(0, BuyBack(3, 7))
    assert happened(game, RaidMarkerBack) == [RaidMarkerBack(0, 7, 3)]
    assert game.table.raids[0] == 1
    assert game.table.hand(0) == markers(2, 2, 2)
    assert refused(game, 0, BuyBack(4, 2)) == "G-40"
    assert refused(game, 0, GiveMarker(2)) == "K-ACT-GM-01", "it was the deal of this turn"
    assert RaidCity() in listed(game, 0, RaidCity)


def test_g_29_a_raid_bought_back_is_none_of_those_that_a_vow_counts_from() -> None:
    game = acting(**piracy(cogs=(5, 8, 8, 8), guild=5, hand={0: [7, 7, 7]}, raided=FOUR_LAID))
    game.table.vows = [Vow(1, 0, 1, 8, 9, raids=4), Vow(1, 2, 1, 8, 9, raids=4)]
    game.play(0, BuyBack(3, 7))
    assert [vow.raids for vow in game.table.vows] == [3, 4]


def test_g_40_not_while_he_holds_one() -> None:
    held = piracy(cogs=(5, 8, 8, 8), guild=5, hand={0: [7, 7, 7]}, raided={1: [0]})
    game = acting(**held)
    assert listed(game, 0, BuyBack) == []
    assert refused(game, 0, BuyBack(1, 7)) == "G-40"
    assert refused(game, 0, BuyRaid(7)) == "P-05"


def test_p_05_only_where_the_guild_master_is() -> None:
    game = acting(**piracy(cogs=(5, 8, 8, 8), guild=6, hand={0: [7, 7, 7]}, raided=FOUR_LAID))
    assert refused(game, 0, BuyBack(1, 7)) == "K-ACT-GM-01"
    poor = acting(**piracy(cogs=(5, 8, 8, 8), guild=5, hand={0: [7, 7]}, raided=FOUR_LAID))
    assert refused(poor, 0, BuyBack(1, 7)) == "P-05"


def test_g_41_the_city_is_open_again_to_him_and_to_the_guild_master() -> None:
    raided = {**FOUR_LAID, 4: [0, 1]}
    game = acting(**piracy(cogs=(5, 8, 8, 8), guild=5, hand={0: [7, 7, 7]}, raided=raided))
    for city, still in ((3, 0), (4, 2)):
        there = after(game, 0, BuyBack(city, 7))
        assert not there.table.is_barred(0, city)
        assert there.table.raided[city] == still


def test_p_06_and_g_38_goods_brought_home_are_noted() -> None:
    game = acting(**piracy(cogs=HOME, cargo={0: {"o": 2, "s": 1, "a": 1}}))
    stock = list(game.table.stock)
    game.play(0, Deliver(goods(s=1, o=1)))
    assert happened(game, Delivered) == [Delivered(0, goods(s=1, o=1), 8)]
    assert game.table.hold(0) == goods(o=1, a=1)
    assert game.table.stock == [stock[0] + 1, stock[1], stock[2], stock[3] + 1]
    game.play(0, Deliver(goods(a=1)))
    step = game.agenda[-1]
    assert isinstance(step, Acting)
    assert step.used == 0, "it costs no action"
    assert game.table.noted == 13
    assert SPEC.see.view(game, 2).players.noted == 13


def test_g_38_at_any_time_of_his_turn_also_in_passing() -> None:
    routes = {5: (3, 7), BORNHOLM: (7, 2)}
    wanted = piracy(cogs=(5, 8, 8, 8), crest=3, routes=routes, cargo={0: {"o": 3}})
    game = at_sea(**wanted)
    assert refused(game, 0, Deliver(goods(o=1))) == "P-06"
    game.play(0, sail(0))
    game.play(0, Land(BORNHOLM))
    game.play(0, Deliver(goods(o=1)))
    game.play(0, sail(0, o=1))
    assert game.table.cogs[0] == 7
    assert refused(game, 0, Deliver(goods(o=1))) == "P-06"


def test_g_38_nobody_else_delivers() -> None:
    game = acting(1, **piracy(cogs=(8, BORNHOLM, 8, 8), cargo={1: {"o": 1}}))
    assert listed(game, 1, Deliver) == []


def test_p_07_and_g_42_five_points_do_not_win_him_the_game() -> None:
    chips = {0: ["three_for_one", "three_for_one", "two_spaces", "two_spaces"]}
    game = acting(**piracy(cogs=(3, 8, 8, 8), guild=3, chips=chips, cargo={0: {"o": 6}}))
    game.play(0, next(m for m in game.asking[0].moves() if type(m).__name__ == "Sell"))
    assert game.table.chip_count(0) == 5
    assert not game.over


def test_p_07_a_raid_marker_that_he_holds_costs_him_ten() -> None:
    wanted = piracy(guild=7, guild_start=8, walked=17, cargo={s: {} for s in range(4)}, offices={})
    game = guild_phase(**wanted)
    game.play(0, MoveGuild(1))
    assert game.table.result is not None
    assert game.table.result.points == (-40, 10, 10, 10)


def test_p_05_he_robs_again_with_the_marker_that_he_bought_back() -> None:
    """From the first raid to one in a city that was closed to him before."""
    game = acting(
        **piracy(
            cogs=(3, 8, 8, 8),
            guild=3,
            hand={0: [7, 7, 7]},
            raided={1: [0], 2: [0], 4: [0], 5: [0]},
            routes={3: (7, 8)},
        )
    )
    game.play(0, BuyBack(4, 7))
    game.play(0, RaidCity())
    for seat in (1, 2, 3):
        game.play(seat, Exile(0))
    assert [city for city in range(NCITIES) if game.table.is_barred(0, city)] == [1, 2, 3, 5]
    assert game.table.raids[0] == 0
