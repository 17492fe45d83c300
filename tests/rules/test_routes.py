"""Changing a route."""

from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.moves import ChangeRoute
from hanse.games.kogge.table import FACE_UP
from tests.rules.asking import happened, listed, refused, told_to
from tests.rules.laid_out import SPEC, acting, markers


def test_k_act_route_01_a_marker_from_hand_face_down_the_old_one_to_hand() -> None:
    game = acting(cogs=(0, 8), routes={0: (3, 6)}, hand={0: [4, 8]})
    game.play(0, ChangeRoute(4, 1))
    assert game.table.routes[0:2] == [3, 4]
    assert game.table.covered[0:2] == [FACE_UP, 0]
    assert game.table.hand(0) == markers(6, 8)
    assert refused(game, 0, ChangeRoute(8, 0)) == "K-ACT-GEN-01"


def test_k_act_route_02_not_the_citys_own_number_but_that_of_the_other_route() -> None:
    game = acting(cogs=(0, 8), routes={0: (3, 6)}, hand={0: [0, 3]})
    assert {(m.value, m.target) for m in listed(game, 0, ChangeRoute)} == {(3, 0), (3, 1)}
    assert refused(game, 0, ChangeRoute(0, 0)) == "K-ACT-ROUTE-02"
    only = acting(cogs=(0, 8), routes={0: (3, 6)}, hand={0: [0, 0]})
    assert refused(only, 0, ChangeRoute(0, 0)) == "K-ACT-ROUTE-02"


def test_k_act_route_03_nobody_but_who_laid_it_knows_it() -> None:
    views = []
    for laid in (4, 5):
        game = acting(cogs=(0, 8), routes={0: (3, 6)}, hand={0: [4, 5]})
        game.play(0, ChangeRoute(laid, 0))
        views.append(SPEC.see.view(game, 1))
        assert SPEC.see.view(game, 0).own.routes == ((0, laid),)
        assert happened(game, RouteChanged) == [RouteChanged(0, 0, 0, 3)]
        assert told_to(game, 0, RouteChanged) == [RouteChanged(0, 0, 0, 3, laid)]
        assert told_to(game, 1, RouteChanged) == []
    assert views[0] == views[1]
    assert views[0].board.routes[0] == -1


def test_k_act_route_04_a_hidden_route_stays_until_it_is_used() -> None:
    game = acting(cogs=(0, 8), routes={0: (3, 6)}, hidden={(0, 0): (1, 5)}, hand={0: [4]})
    assert [(m.value, m.target) for m in listed(game, 0, ChangeRoute)] == [(4, 1)]
    assert refused(game, 0, ChangeRoute(4, 0)) == "K-ACT-ROUTE-04"
    own = acting(cogs=(0, 8), routes={0: (3, 6)}, hidden={(0, 0): (0, 5)}, hand={0: [4]})
    assert refused(own, 0, ChangeRoute(4, 0)) == "K-ACT-ROUTE-04"


def test_g_26_the_same_number_may_be_laid_again() -> None:
    game = acting(cogs=(0, 8), routes={0: (3, 6)}, hand={0: [3]})
    game.play(0, ChangeRoute(3, 0))
    assert game.table.routes[0] == 3
    assert game.table.covered[0] == 0
    assert game.table.hand(0) == markers(3)


def test_g_27_both_routes_hidden_nothing_can_be_changed() -> None:
    game = acting(cogs=(0, 8), hidden={(0, 0): (1, 5), (0, 1): (1, 6)}, hand={0: [4]})
    assert listed(game, 0, ChangeRoute) == []
    assert refused(game, 0, ChangeRoute(4, 0)) == "G-27"
    assert refused(game, 0, ChangeRoute(4, 1)) == "G-27"
