"""memory: replacing covered routes, and paying for a look."""

import pytest

from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.events.variants import Peeked
from hanse.games.kogge.moves import Anchor, ChangeRoute, EndTurn, Peek
from tests.rules.asking import after, happened, listed, refused, sail, told_to
from tests.rules.covering import at_sea, covered, here, in_port, look, may_look
from tests.rules.laid_out import SPEC, goods, markers

WHEN = {"either": (True, True), "action_phase": (False, True), "before_move": (True, False)}
EDITION = {"german": "action_phase", "english": "either", "italian": "before_move"}


@pytest.mark.parametrize("layer", [-2, 0, 1])
def test_k_adv_mem_05_a_covered_route_may_be_replaced_whoever_laid_it(layer: int) -> None:
    game = in_port(hidden=covered({3: (7, 4)}, layer))
    assert {m.target for m in listed(game, 0, ChangeRoute)} == {0, 1}
    game.play(0, ChangeRoute(5, 0))
    assert here(game, 3) == [5, 4]
    assert game.table.covered[6] == 0
    assert game.table.hand(0) == markers(1, 2, 7)


def test_k_adv_mem_05_even_one_just_laid_and_the_layer_does_not_know_the_new_one() -> None:
    game = in_port(cogs=(3, 3), hand={0: [5], 1: [6]}, hidden=covered({3: (7, 4)}))
    game.play(0, ChangeRoute(5, 0))
    game.play(0, EndTurn())
    game.play(1, Anchor())
    game.play(1, ChangeRoute(6, 0))
    assert game.table.hand(1) == markers(5)
    assert SPEC.see.view(game, 0).own.routes == ()
    assert SPEC.see.view(game, 1).own.routes == ((6, 6),)


def test_k_adv_mem_05_the_old_marker_is_seen_only_by_who_takes_it() -> None:
    game = in_port()
    game.play(0, ChangeRoute(5, 0))
    assert happened(game, RouteChanged) == [RouteChanged(0, 3, 0, -1)]
    assert told_to(game, 0, RouteChanged) == [RouteChanged(0, 3, 0, 7, 5)]


def test_k_adv_mem_05_and_g_70_never_the_citys_own_number() -> None:
    game = in_port(hand={0: [3, 5]})
    assert {m.value for m in listed(game, 0, ChangeRoute)} == {5}
    assert refused(game, 0, ChangeRoute(3, 0)) == "K-ACT-ROUTE-02"
    assert game.table.hand(0) == markers(3, 5)


def test_k_adv_mem_05_once_a_turn_as_ever() -> None:
    game = in_port()
    game.play(0, ChangeRoute(5, 0))
    assert refused(game, 0, ChangeRoute(1, 1)) == "K-ACT-GEN-01"


def test_k_adv_mem_06_a_look_at_both_routes_for_one_good_or_marker() -> None:
    assert DEFAULT.prices.peek == 1
    game = in_port(cargo={0: {"o": 1}})
    assert game.asking[0].allows(look(5))
    assert refused(game, 0, look(5, o=1)) == "K-ADV-MEM-06"
    assert refused(game, 0, look()) == "K-ADV-MEM-06"
    stock = game.table.stock[0]
    game.play(0, look(o=1))
    assert game.table.hold(0) == goods()
    assert game.table.stock[0] == stock + 1
    assert happened(game, Peeked) == [Peeked(0, 3, goods(o=1), markers())]
    assert told_to(game, 0, Peeked) == [Peeked(0, 3, goods(o=1), markers(), (7, 4))]


def test_k_adv_mem_06_what_he_saw_is_his_alone() -> None:
    views = []
    for routes in ((7, 4), (4, 7)):
        game = in_port(hidden=covered({3: routes}))
        game.play(0, look(5))
        assert SPEC.see.view(game, 0).own.routes == ((6, routes[0]), (7, routes[1]))
        assert game.table.covered[6:8] == [-2, -2]
        views.append([SPEC.see.view(game, viewer) for viewer in (1, -1)])
    assert views[0] == views[1]


def test_k_adv_mem_06_once_a_turn_and_only_with_something_to_pay() -> None:
    game = in_port()
    game.play(0, look(5))
    assert refused(game, 0, look(1)) == "K-ADV-MEM-06"
    poor = in_port(hand={0: []}, cargo={0: {}})
    assert not may_look(poor)
    assert refused(poor, 0, look(1)) == "K-ADV-MEM-06"


def test_k_adv_mem_06_beside_the_other_actions() -> None:
    game = in_port()
    game.play(0, look(1))
    assert listed(game, 0, ChangeRoute) != []
    changed = in_port()
    changed.play(0, ChangeRoute(5, 0))
    assert may_look(changed)


@pytest.mark.parametrize("when", WHEN)
def test_d_11_before_the_voyage_or_after_it(when: str) -> None:
    game = at_sea(readings={"memory_peek_timing": when})
    assert (may_look(game), may_look(after(game, 0, Anchor()))) == WHEN[when]


@pytest.mark.parametrize("edition", EDITION)
def test_d_11_by_edition(edition: str) -> None:
    game = at_sea(edition=edition)
    assert (may_look(game), may_look(after(game, 0, Anchor()))) == WHEN[EDITION[edition]]


def test_d_11_before_the_voyage_is_before_its_first_step() -> None:
    game = at_sea(readings={"memory_peek_timing": "either"})
    assert not may_look(after(game, 0, sail(0)))
    failed = at_sea(readings={"memory_peek_timing": "either"}, hidden=covered({3: (3, 4)}))
    assert not may_look(after(failed, 0, sail(0)))


def test_d_11_either_moment_but_one_look_a_turn() -> None:
    game = at_sea(readings={"memory_peek_timing": "either"})
    game.play(0, look(1))
    assert not may_look(game)
    game.play(0, sail(0))
    game.play(0, Anchor())
    assert not may_look(game)
    assert refused(game, 0, look(1)) == "K-ADV-MEM-06"


def test_k_adv_mem_06_a_look_is_no_step() -> None:
    game = at_sea(readings={"memory_peek_timing": "either"})
    game.play(0, look(1))
    game.play(0, sail(1))
    assert game.table.cogs[0] == 4
    assert game.table.hand(0) == markers(1, 2)


def test_k_adv_mem_06_not_without_memory() -> None:
    game = at_sea(variants=(), readings={"memory_peek_timing": "either"})
    assert not may_look(game)
    assert not may_look(after(game, 0, Anchor()))
    assert all(Peek not in action.moves for action in game.rules.actions)
