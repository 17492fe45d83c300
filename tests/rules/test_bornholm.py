"""bornholm: a tenth city with the number of its crest."""

from collections.abc import Sequence

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.games.kogge.board import BORNHOLM, GOOD_OF, NCITIES, NGOODS, ROUTES
from hanse.games.kogge.events.actions import Built
from hanse.games.kogge.events.rounds import Produced
from hanse.games.kogge.events.setup import RoutesLaid
from hanse.games.kogge.events.variants import CrestChanged, CrestLaid
from hanse.games.kogge.events.voyage import Blocked, Forked, RouteRevealed, Sailed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Bid,
    Build,
    ChangeCrest,
    ChangeRoute,
    Land,
    MoveGuild,
    PickStart,
    RaidCity,
    Sail,
    Trade,
)
from tests.rules.asking import after, happened, listed, refused, sail
from tests.rules.laid_out import SPEC, acting, auction, goods, guild_phase, markers
from tests.rules.laid_out import new_game as any_game
from tests.rules.laid_out import sailing as at_sea
from tests.rules.laying import Wanted

ISLAND = ("bornholm",)
OTHERS = (8, 8, 8)


class Bags(Dice):
    """Dice that keep every bag out of which something was drawn."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.seen: list[list[int]] = []

    def one_of(self, counts: Sequence[int]) -> int:
        self.seen.append(list(counts))
        return super().one_of(counts)


def new_game(key: int = 0, variants: tuple[str, ...] = (), **readings: str) -> Kogge:
    return any_game(4, readings, key=key, variants=(*ISLAND, *variants))


def wanted(**more: object) -> Wanted:
    base: Wanted = {"seats": 4, "variants": ISLAND, "crest": 3}
    return {**base, **more}  # type: ignore[typeddict-item]


def ashore(**more: object) -> Kogge:
    """The first seat has come to Bornholm, which has the number of Reval."""
    return acting(**wanted(cogs=(BORNHOLM, *OTHERS), **more))


def test_b_base_01_a_tenth_city_for_four() -> None:
    table = new_game().table
    assert len(table.raided) == 10
    assert len(table.routes) == len(table.sites) == 20
    for seats in (2, 3):
        with pytest.raises(BadSetup, match="bornholm is for"):
            any_game(seats, variants=ISLAND)
    assert len(any_game(4).table.raided) == NCITIES, "nine where it is not in play"


def test_b_base_01_it_has_the_number_of_its_crest_and_so_its_good() -> None:
    game = ashore(cargo={0: {"o": 1, "a": 1, "s": 1}}, hand={0: [3]})
    assert game.table.number(BORNHOLM) == 3
    game.play(0, Build(0))
    assert happened(game, Built) == [Built(0, BORNHOLM, goods(o=1, a=1, s=1), markers(3))]


def test_b_setup_01_three_more_markers_two_routes_and_a_crest() -> None:
    crests = set()
    for key in range(60):
        game = new_game(key)
        table = game.table
        assert sum(table.reserve) == 90 - 4 * 9 - 18 - 3
        assert 0 <= table.crest <= 8
        assert happened(game, CrestLaid) == [CrestLaid(table.crest, goods())]
        assert happened(game, RoutesLaid)[0].routes == tuple(table.routes)
        crests.add(table.crest)
    assert len(crests) > 5


def test_b_setup_01_the_guild_masters_marker_cannot_be_drawn() -> None:
    """K-SETUP-07: it is back in the reserve only after the setup.

    Out of the bag for the island's first route, every one of its number lies in a hand, in the
    routes or before the guild master.
    """
    for key in range(200):
        bags = Bags(b"desk%d" % key)
        game = SPEC.play.new(Setup("kogge", 4, variants=ISLAND), bags)
        table = game.table
        island, guild = table.routes[BORNHOLM * ROUTES :], table.guild
        laid = [*range(9)] * 4 + table.routes[: BORNHOLM * ROUTES] + [guild]
        for more in range(3):
            bag = [14 - v - (laid + island[:more]).count(v) for v in range(9)]
            assert bag in bags.seen
        assert bags.seen[-1] == bag, "the crest comes last"
        bag[table.crest] -= 1
        bag[guild] += 1
        assert table.reserve == bag
        assert sum(SPEC.play.pieces(game)["markers"]) == 90


def test_b_setup_01_and_g_77_no_bag_holds_less_than_nothing() -> None:
    """Four hands and two full sets hold all six 8s: the guild master's own was laid with them."""
    short = 0
    for key in range(200):
        bags = Bags(b"desk%d" % key)
        setup = Setup(
            "kogge", 4, variants=ISLAND, readings=(("start_routes_second_set", "full_set"),)
        )
        game = SPEC.play.new(setup, bags)
        assert min(min(bag) for bag in bags.seen) >= 0
        assert sum(bags.seen[-1]) == 90 - 36 - 18 - 2 - (game.table.guild != 8)
        short += game.table.guild == 8
    assert short


def test_b_setup_02_and_g_51_nobody_begins_there() -> None:
    for key in range(20):
        game = new_game(key)
        crest = game.table.crest
        assert {m.value for m in listed(game, 0, PickStart)} == set(range(9))
        for seat in range(4):
            game.play(seat, PickStart((crest + seat) % 9))
        assert game.table.cogs[0] == crest


@pytest.mark.parametrize("reading", ["0", "3"])
def test_g_44_how_many_goods_lie_there_at_first(reading: str) -> None:
    game = new_game(bornholm_start_goods=reading)
    good = GOOD_OF[game.table.crest]
    there = tuple(int(reading) if g == good else 0 for g in range(NGOODS))
    assert game.table.goods_in(BORNHOLM) == there
    plain = any_game(4).table.stock
    assert game.table.stock[good] == plain[good] - int(reading)


@pytest.mark.parametrize("seats", [4, 5])
def test_g_44_and_d_10_cargo_comes_before_the_goods_on_the_island(seats: int) -> None:
    """Three furs for each seat are all there are: then nothing is left for Bornholm."""
    crests = set()
    for key in range(40):
        both = {"bornholm_start_goods": "3", "memory_start_fur": "3"}
        game = any_game(seats, both, key=key, variants=(*ISLAND, "memory"))
        table = game.table
        good = GOOD_OF[table.crest]
        assert min(table.stock) >= 0
        assert [table.hold(seat) for seat in range(seats)] == [goods(o=2, f=3)] * seats
        assert sum(table.goods_in(BORNHOLM)) == (0 if good == 1 else 3)
        assert happened(game, CrestLaid) == [CrestLaid(table.crest, table.goods_in(BORNHOLM))]
        crests.add(good)
    assert 1 in crests
    assert crests != {1}


def test_b_prod_01_and_g_45_served_after_its_twin_and_before_the_next() -> None:
    """Two for each marker, an office first, as in any city."""
    game = auction(
        **wanted(
            hand={0: [2, 3, 4], 1: [], 2: [], 3: []},
            offices={BORNHOLM: [1]},
            stock={"f": 5},
        )
    )
    game.play(0, Bid(markers(2, 3, 4)))
    served = [event for event in happened(game, Produced) if event.city != 2]
    assert served == [Produced(4, 2, 4), Produced(3, 2, 3), Produced(BORNHOLM, 0, 3, (1,))]
    assert game.table.office_goods(1, BORNHOLM) == goods(f=1)


def test_b_move_01_its_number_leads_to_either_city() -> None:
    game = at_sea(**wanted(cogs=(5, *OTHERS), routes={5: (3, 7)}, cargo={0: {"o": 1}}))
    game.play(0, sail(0))
    assert happened(game, Sailed) == []
    assert [m.value for m in listed(game, 0, Land)] == [3, BORNHOLM]
    for city in (3, BORNHOLM):
        there = after(game, 0, Land(city))
        assert happened(there, Sailed) == [Sailed(0, 5, city, goods(), markers())]
        assert there.table.cogs[0] == city
        assert {move.target for move in listed(there, 0, Sail)} == {0, 1}


def test_b_move_01_what_a_step_costs_is_paid_once() -> None:
    routes = {5: (7, 8), 7: (3, 2)}
    game = at_sea(**wanted(cogs=(5, 1, 1, 1), routes=routes, cargo={0: {"o": 2}}))
    game.play(0, sail(0))
    game.play(0, sail(0, o=1))
    assert happened(game, Forked) == [Forked(0, 7, 3, goods(o=1), markers())]
    game.play(0, Land(BORNHOLM))
    assert happened(game, Sailed) == [Sailed(0, 7, BORNHOLM, goods(), markers())]
    assert game.table.hold(0) == goods(o=1)


@pytest.mark.parametrize(("raided", "there"), [(3, BORNHOLM), (BORNHOLM, 3)])
def test_g_49_if_one_of_the_two_is_raided_it_is_the_other(raided: int, there: int) -> None:
    game = at_sea(**wanted(cogs=(5, *OTHERS), routes={5: (3, 7)}, raided={raided: [0]}))
    game.play(0, sail(0))
    assert game.table.cogs[0] == there


def test_g_49_both_raided_is_no_way() -> None:
    shut = {3: [0], BORNHOLM: [0]}
    game = at_sea(**wanted(cogs=(5, *OTHERS), routes={5: (3, 7)}, raided=shut))
    assert {move.target for move in listed(game, 0, Sail)} == {1}
    hidden = at_sea(
        **wanted(cogs=(5, *OTHERS), routes={5: (3, 7)}, hidden={(5, 0): (1, 3)}, raided=shut)
    )
    hidden.play(0, sail(0))
    assert happened(hidden, Blocked) == [Blocked(0, 3, goods(), markers())]
    assert hidden.table.cogs[0] == 5


def test_g_49_a_hidden_one_is_chosen_after_it_was_turned_up() -> None:
    game = at_sea(**wanted(cogs=(5, *OTHERS), routes={5: (3, 7)}, hidden={(5, 0): (1, 3)}))
    game.play(0, sail(0))
    assert happened(game, RouteRevealed) == [RouteRevealed(5, 0, 3)]
    assert [m.value for m in listed(game, 0, Land)] == [3, BORNHOLM]


def test_g_47_from_bornholm_its_own_number_leads_to_the_twin_only() -> None:
    game = at_sea(**wanted(cogs=(BORNHOLM, *OTHERS), routes={BORNHOLM: (3, 7)}))
    game.play(0, sail(0))
    assert game.table.cogs[0] == 3
    laid = ashore(hand={0: [3]}, routes={BORNHOLM: (5, 7)})
    assert {move.value for move in listed(laid, 0, ChangeRoute)} == {3}


def test_g_47_the_two_squares_differ_at_first_but_not_in_memory() -> None:
    first = BORNHOLM * ROUTES
    pairs = [new_game(key).table.routes[first:] for key in range(80)]
    assert all(a != b for a, b in pairs)
    blind = [new_game(key, ("memory",)).table.routes[first:] for key in range(80)]
    assert any(a == b for a, b in blind)


def test_g_48_the_twins_own_number_may_not_be_laid_there() -> None:
    game = acting(**wanted(cogs=(3, *OTHERS), hand={0: [3, 5]}))
    assert {move.value for move in listed(game, 0, ChangeRoute)} == {5}


@pytest.mark.parametrize(("crest", "there"), [(3, BORNHOLM), (4, 3)])
def test_g_48_in_memory_it_leads_to_bornholm(crest: int, there: int) -> None:
    game = at_sea(
        seats=4,
        variants=(*ISLAND, "memory"),
        crest=crest,
        cogs=(3, *OTHERS),
        hidden={(3, 0): (-2, 3), (3, 1): (-2, 7)},
    )
    game.play(0, sail(0))
    assert game.table.cogs[0] == there


def test_b_route_01_the_crest_instead_of_a_route() -> None:
    game = ashore(hand={0: [7, 5]}, routes={BORNHOLM: (1, 2)})
    assert {m.value for m in listed(game, 0, ChangeCrest)} == {5, 7}
    game.play(0, ChangeCrest(7))
    assert happened(game, CrestChanged) == [CrestChanged(0, 3, 7)]
    assert game.table.crest == 7
    assert game.table.hand(0) == markers(3, 5)
    assert SPEC.see.view(game, 1).board.crest == 7
    assert refused(game, 0, ChangeRoute(5, 0)) == "K-ACT-GEN-01"
    assert refused(game, 0, ChangeCrest(5)) == "K-ACT-GEN-01"


def test_b_route_01_only_there_and_not_after_a_route() -> None:
    game = ashore(hand={0: [7, 5]}, routes={BORNHOLM: (1, 2)})
    game.play(0, ChangeRoute(5, 0))
    assert refused(game, 0, ChangeCrest(7)) == "K-ACT-GEN-01"
    away = acting(**wanted(cogs=(3, *OTHERS), hand={0: [7]}))
    assert refused(away, 0, ChangeCrest(7)) == "B-ROUTE-01"


def test_b_route_01_all_know_what_lies_in_the_hand_now() -> None:
    game = ashore(hand={0: [7]})
    game.play(0, ChangeCrest(7))
    assert SPEC.see.view(game, 1).own.pools.markers[:9] == markers(3)


def test_g_46_offices_at_the_price_of_the_day_and_they_stay() -> None:
    cargo = {0: {"o": 1, "f": 1, "a": 1, "s": 1}}
    game = ashore(cargo=cargo, hand={0: [7, 7, 3, 3]}, offices={BORNHOLM: [1]})
    twice = after(game, 0, ChangeCrest(7))
    assert listed(twice, 0, Build) == [], "one 7 is left, and the second office costs two"
    game.play(0, Build(0))
    assert game.table.hand(0) == markers(7, 7)
    game.play(0, ChangeCrest(7))
    assert game.table.sites[-2:] == [1, 0]


def test_g_46_or_none_at_all() -> None:
    cargo = {0: {"o": 1, "a": 1, "s": 1}}
    none = {"bornholm_offices": "false"}
    game = ashore(cargo=cargo, hand={0: [3]}, readings=none)
    assert listed(game, 0, Build) == []
    assert refused(game, 0, Build(0)) == "G-46"
    city = acting(
        **wanted(cogs=(3, *OTHERS), cargo=cargo, hand={0: [3]}, offices={}, readings=none)
    )
    assert listed(city, 0, Build) == [Build(0)]


def test_b_base_01_it_is_traded_with_and_raided_like_any_city() -> None:
    game = ashore(city={BORNHOLM: {"f": 2}}, cargo={0: {"o": 1}}, routes={BORNHOLM: (1, 2)})
    traded = after(game, 0, Trade(goods(o=1), goods(f=2)))
    assert traded.table.goods_in(BORNHOLM) == goods(o=1)
    game.play(0, RaidCity())
    assert game.table.is_barred(0, BORNHOLM)
    assert game.table.hold(0) == goods(o=1, f=2)


def test_b_gm_01_it_is_no_part_of_the_ring() -> None:
    game = guild_phase(**wanted(guild=8, guild_start=0))
    game.play(0, MoveGuild(1))
    assert (game.table.guild, game.table.walked) == (0, 1)
    shut = guild_phase(**wanted(guild=8))
    shut.table.raided = [1] * NCITIES + [0]
    shut.settle()
    assert shut.over, "G-18: Bornholm is no way out for him"


def test_g_50_no_tax_is_paid_there() -> None:
    game = guild_phase(**wanted(guild=8, cogs=(BORNHOLM,) * 4, variants=(*ISLAND, "taxes")))
    holds = [game.table.hold_size(seat) for seat in range(4)]
    game.play(0, MoveGuild(1))
    assert [game.table.hold_size(seat) for seat in range(4)] == holds
