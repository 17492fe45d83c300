"""Actions in general, and building an office."""

from itertools import permutations

from hanse.core.types import Move
from hanse.games.kogge.events.actions import Built
from hanse.games.kogge.events.rounds import TurnEnded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Anchor,
    Bid,
    Build,
    Buy,
    ChangeRoute,
    EndTurn,
    GiveMarker,
    MoveGuild,
    Trade,
)
from hanse.games.kogge.scoring import development
from tests.rules.asking import after, happened, listed, refused
from tests.rules.laid_out import acting, goods, markers

BOTH, GOODS_ONLY, MARKERS_ONLY = range(3)
OR = {"office_cost": "goods_or_markers"}


def busy() -> Kogge:
    """Danzig, with the guild master there and enough of everything for five actions."""
    return acting(
        cogs=(5, 8),
        guild=5,
        routes={5: (1, 2)},
        city={5: {"a": 3}},
        cargo={0: {"o": 3, "f": 2, "s": 1}},
        hand={0: [5, 3, 4]},
        market=[(0, 1), (2, 3)],
    )


FIVE: tuple[Move, ...] = (
    Build(BOTH),
    GiveMarker(3),
    Buy(goods(o=1), (), 0),
    Trade(goods(o=1), goods(a=2)),
    ChangeRoute(4, 0),
)


def test_k_act_gen_01_and_d_18_all_actions_in_any_order_each_once() -> None:
    """K-ACT-GEN-01, D-18: five actions in one turn; the second time each is refused."""
    again = {"K-ACT-GEN-01", "K-ACT-GM-01", "K-ACT-BUY-02", "K-ACT-TRADE-03"}
    for order in permutations(FIVE):
        game = busy()
        for move in order:
            game.play(0, move)
            assert list(game.asking) == [0]
        assert {refused(game, 0, move) for move in order} == again
        game.play(0, EndTurn())
        assert happened(game, TurnEnded) == [TurnEnded(0)]


def test_d_23_once_a_turn_so_in_the_next_turn_again() -> None:
    game = acting(1, order=(0, 1), cogs=(8, 5), hand={0: [0], 1: [4, 5, 6]}, routes={5: (1, 2)})
    game.play(1, ChangeRoute(4, 0))
    assert refused(game, 1, ChangeRoute(6, 1)) == "K-ACT-GEN-01"
    game.play(1, EndTurn())
    game.play(0, Bid(markers(0)))
    game.play(1, Bid(markers(5)))
    game.play(1, MoveGuild(1))
    game.play(1, Anchor())
    assert ChangeRoute(6, 1) in listed(game, 1, ChangeRoute)


def site(city: int, **wanted: int) -> Kogge:
    """Seat 0 in this city with one of each good and so many markers of the city."""
    hand = [city] * wanted.get("markers", 1)
    owners = [1] * wanted.get("offices", 0)
    return acting(
        cogs=(city, 8), cargo={0: dict.fromkeys("ofas", 1)}, hand={0: hand}, offices={city: owners}
    )


def test_k_act_build_01_one_of_each_good_that_the_city_does_not_make() -> None:
    for city, own in enumerate("oooffaass"):
        game = site(city)
        stock = list(game.table.stock)
        game.play(0, Build(BOTH))
        assert game.table.hold(0) == goods({own: 1})
        gained = tuple(now - was for now, was in zip(game.table.stock, stock, strict=True))
        assert gained == tuple(0 if kind == own else 1 for kind in "ofas")
        assert happened(game, Built) == [Built(0, city, gained, markers(city))]


def test_k_act_build_01_any_good_missing_forbids_it() -> None:
    for missing in "ofs":
        cargo = {kind: 1 for kind in "ofs" if kind != missing}
        game = acting(cogs=(5, 8), cargo={0: {**cargo, "a": 3}}, hand={0: [5]})
        assert refused(game, 0, Build(BOTH)) == "K-ACT-BUILD-01"


def test_k_act_build_02_one_marker_of_the_city_two_beside_another_office() -> None:
    first = site(6, markers=2)
    first.play(0, Build(BOTH))
    assert first.table.hand(0) == markers(6)
    second = site(6, markers=2, offices=1)
    reserve = second.table.reserve[6]
    second.play(0, Build(BOTH))
    assert second.table.hand(0) == markers()
    assert second.table.reserve[6] == reserve + 2
    assert second.table.sites[12:14] == [1, 0]
    assert refused(site(6, offices=1), 0, Build(BOTH)) == "K-ACT-BUILD-02"


def test_k_act_build_02_other_markers_do_not_help() -> None:
    game = acting(cogs=(5, 8), cargo={0: dict.fromkeys("ofas", 1)}, hand={0: [6, 6, 4]})
    assert refused(game, 0, Build(BOTH)) == "K-ACT-BUILD-02"


def test_k_act_gen_01_a_second_office_must_wait_even_if_it_could_be_paid() -> None:
    game = acting(
        cogs=(5, 8), cargo={0: dict.fromkeys("ofs", 2)}, hand={0: [5, 5, 5]}, offices={8: [0]}
    )
    game.play(0, Build(BOTH))
    assert refused(game, 0, Build(BOTH)) == "K-ACT-GEN-01"


def test_k_act_build_03_two_offices_in_a_city_also_of_one_player() -> None:
    assert refused(site(6, markers=3, offices=2), 0, Build(BOTH)) == "K-ACT-BUILD-03"
    game = acting(
        cogs=(6, 8), cargo={0: dict.fromkeys("ofs", 1)}, hand={0: [6, 6]}, offices={6: [0]}
    )
    game.play(0, Build(BOTH))
    assert game.table.sites[12:14] == [0, 0]
    assert development(game.table, 0) == 2


def test_k_act_build_04_and_d_17_a_fifth_office_wins_without_a_piece() -> None:
    """K-ACT-BUILD-04, D-17."""
    own = {city: [0] for city in (0, 1, 2, 3)}
    game = acting(cogs=(5, 8), cargo={0: dict.fromkeys("ofs", 1)}, hand={0: [5]}, offices=own)
    assert game.table.offices[0] == 0
    game.play(0, Build(BOTH))
    assert game.over
    assert development(game.table, 0) == 5


def test_k_act_build_05_goods_in_an_office_do_not_pay() -> None:
    game = acting(
        cogs=(5, 8),
        cargo={0: {"o": 1, "f": 1}},
        hand={0: [5, 5]},
        offices={5: [0]},
        office_goods={5: [{"s": 1}]},
    )
    assert refused(game, 0, Build(BOTH)) == "K-ACT-BUILD-01"


def test_d_03_goods_and_markers_or_by_the_italian_word_either() -> None:
    wanted = {"o": 1, "f": 1, "s": 1}
    both = acting(cogs=(5, 8), cargo={0: wanted}, hand={0: [5]})
    assert listed(both, 0, Build) == [Build(BOTH)]
    either = acting(cogs=(5, 8), cargo={0: wanted}, hand={0: [5]}, readings=OR)
    assert listed(either, 0, Build) == [Build(GOODS_ONLY), Build(MARKERS_ONLY)]
    in_goods, in_markers = (after(either, 0, move).table for move in listed(either, 0, Build))
    assert (in_goods.hold(0), in_goods.hand(0)) == (goods(), markers(5))
    assert (in_markers.hold(0), in_markers.hand(0)) == (goods(wanted), markers())
    assert in_goods.office_count(0) == in_markers.office_count(0) == 2
