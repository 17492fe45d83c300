"""Vectors of raids and of victory points."""

from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.moves import (
    Deliver,
    Exile,
    LeavePile,
    MoveGuild,
    RaidCity,
    RaidCog,
    SplitCargo,
    SplitLoot,
    TakePile,
)
from tests.rules.asking import after, listed, refused
from tests.rules.laid_out import acting, goods, guild_phase
from tests.rules.laying import Wanted
from tests.rules.runners.vector import Vector, seats_of


def raid(v: Vector) -> None:
    if "city_goods" in v:
        rob_city(v)
        return
    if "cases" in v:
        small_cargo(v)
        return
    if "piles_taken" in v:
        three_piles(v)
        return
    game = acting(cogs=(3, 3), cargo={0: {}, 1: {"o": 4, "f": v["victim_goods"] - 4}})
    game.play(0, RaidCog(1))
    sizes = {tuple(sum(p) for p in split.piles) for split in listed(game, 1, SplitCargo)}
    assert sizes == {tuple(v["legal_split"])}
    uneven = (goods(o=4, f=v["illegal_split"][0] - 4), goods(f=v["illegal_split"][1]))
    assert refused(game, 1, SplitCargo(uneven)) == "K-ACT-RAID-02"
    game.play(1, listed(game, 1, SplitCargo)[0])
    assert v["robber_picks"] == "either"
    gains = [after(game, 0, TakePile(pile)).table.hold_size(0) for pile in (0, 1)]
    assert gains == v["legal_split"]


def rob_city(v: Vector) -> None:
    owners = seats_of(v["office_goods"])
    robber = len(owners)
    game = acting(
        robber,
        seats=robber + 1,
        cogs=(8, 8, 3),
        routes={3: (7, 4)},
        cargo={robber: {}},
        city={3: v["city_goods"]},
        offices={3: list(owners.values())},
        office_goods={3: [{"f": v["office_goods"][name]} for name in owners]},
        order=(robber, *owners.values()),
    )
    game.play(robber, RaidCity())
    assert game.table.hold_size(robber) == v["robber_gain"]
    assert v["then"] == ["exile_step", "turn_over", "marker_stays"]
    assert sorted(game.asking) == list(owners.values())
    for seat in owners.values():
        game.play(seat, Exile(1))
    assert game.table.cogs[robber] == 4
    assert list(game.asking) == [0]
    assert game.table.is_barred(robber, 3)


def small_cargo(v: Vector) -> None:
    for case in v["cases"]:
        game = acting(cogs=(3, 3), cargo={0: {}, 1: {"a": case["victim_goods"]}})
        assert game.asking[0].allows(RaidCog(1)) == case.get("legal", True)
        if "robber_gain" in case:
            game.play(0, RaidCog(1))
            assert game.table.hold_size(0) == case["robber_gain"]


def three_piles(v: Vector) -> None:
    """As many goods in the city and on a cog; the robber's gain tells how many piles he took."""
    wares = {"o": 3, "f": v["goods"] - 3}
    game = acting(
        variants=v["variants"], cogs=(3, 3), cargo={0: {}, 1: wares}, city={3: wares}, offices={}
    )
    sizes = v["sizes"]
    city, cog = after(game, 0, RaidCity()), after(game, 0, RaidCog(1))
    for split in listed(city, 1, SplitLoot):
        assert [sum(pile) for pile in split.piles] == sizes
    city.play(1, listed(city, 1, SplitLoot)[0])
    left = {m.value: after(city, 0, m).table.hold_size(0) for m in listed(city, 0, LeavePile)}
    assert left == {pile: sum(sizes) - sizes[pile] for pile in range(v["piles_taken"]["city"] + 1)}
    assert {tuple(map(sum, m.piles)) for m in listed(cog, 1, SplitCargo)} == {tuple(sizes)}
    cog.play(1, listed(cog, 1, SplitCargo)[0])
    assert v["piles_taken"]["cog"] == 1
    assert [after(cog, 0, m).table.hold_size(0) for m in listed(cog, 0, TakePile)] == sizes


def as_pirate(**more: object) -> Wanted:
    """The first seat is the pirate."""
    base: Wanted = {"seats": 4, "variants": ("pirate",), "readings": {"pirate_seat": "1"}}
    return {**base, **more}  # type: ignore[typeddict-item]


def points(v: Vector) -> None:
    if v.get("pirate", False):
        piracy(v)
        return
    chips = ["three_for_one"] * v["chips"]
    own = {city: [0] for city in (0, 1, 2)[: v["offices"]]}
    game = guild_phase(
        guild=3,
        guild_start=4,
        walked=17,
        offices=own,
        office_goods={0: [v["office_goods"]]},
        cargo={0: v["cog"]},
        chips={0: chips},
    )
    assert game.table.raids[0] == v["raid_held"]
    game.play(0, MoveGuild(1))
    assert game.table.result
    assert game.table.result.points[0] == v["vp"]


def piracy(v: Vector) -> None:
    """P-06, P-07."""
    if "delivers" in v:
        game = acting(**as_pirate(cogs=(BORNHOLM, 8, 8, 8), cargo={0: v["delivers"]}))
        game.play(0, Deliver(goods(v["delivers"])))
        assert game.table.noted == v["delivered_vp"]
        return
    laid = {city: [0] for city in range(4 - v["raid_held"])}
    chips = {0: ["three_for_one"] * v["chips"]}
    last = {"guild": 7, "guild_start": 8, "walked": 17}
    game = guild_phase(**as_pirate(cargo={0: v["cog"]}, raided=laid, chips=chips, **last))
    game.table.noted = v["delivered_vp"]
    game.play(0, MoveGuild(1))
    assert game.table.result
    assert game.table.result.points[0] == v["vp"]
