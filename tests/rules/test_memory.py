"""memory: the setup, the first look, and sailing by covered routes."""

import pytest

from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.board import NCITIES
from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.events.setup import RoutesLaid
from hanse.games.kogge.events.variants import StartSeen
from hanse.games.kogge.events.voyage import Blocked, LedNowhere, RouteRevealed, Sailed
from hanse.games.kogge.moves import Anchor, Bid, Exile, KeepStart, RaidCity, Sail, SwapStart
from hanse.games.kogge.table import NOBODY
from tests.rules.asking import happened, listed, refused, sail, told_to
from tests.rules.covering import MEMORY, at_sea, covered, here, in_port, started
from tests.rules.laid_out import SPEC, goods, markers, new_game


def test_k_adv_mem_01_all_routes_lie_face_down_and_nobody_knows_them() -> None:
    game = new_game(3, variants=MEMORY)
    assert game.table.covered == [NOBODY] * 18
    assert happened(game, RoutesLaid) == []
    for viewer in (0, 1, 2, -1):
        seen = SPEC.see.view(game, viewer)
        assert set(seen.board.routes) == {-1}
        assert seen.board.shown == ()
        assert seen.own is None or seen.own.routes == ()


def test_k_adv_mem_01_and_d_16_laid_without_checking() -> None:
    """So a marker may name its own city, and a city may have two of a number."""
    laid = [new_game(key=key, variants=MEMORY).table.routes for key in range(30)]
    assert any(r[2 * c] == c or r[2 * c + 1] == c for r in laid for c in range(NCITIES))
    assert any(r[2 * c] == r[2 * c + 1] for r in laid for c in range(NCITIES))


@pytest.mark.parametrize("second", ["random", "full_set"])
def test_k_adv_mem_07_the_same_markers_as_ever(second: str) -> None:
    """A full set on the first squares, nine others on the second."""
    readings = {"start_routes_second_set": second}
    seconds = set()
    for key in range(12):
        routes = new_game(readings=readings, key=key, variants=MEMORY).table.routes
        assert sorted(routes[0::2]) == list(range(NCITIES))
        seconds.add(tuple(sorted(routes[1::2])))
    assert (seconds == {tuple(range(NCITIES))}) == (second == "full_set")


@pytest.mark.parametrize(("fur", "stock"), [("2", 4), ("3", 0)])
def test_k_adv_mem_04_and_d_10_more_fur_to_begin_with(fur: str, stock: int) -> None:
    game = new_game(4, {"memory_start_fur": fur}, variants=MEMORY)
    assert [game.table.hold(seat) for seat in range(4)] == [goods(o=2, f=int(fur))] * 4
    assert game.table.stock[1] == stock
    assert new_game(4, {"memory_start_fur": fur}).table.hold(0) == goods(o=2, f=1)


def test_d_10_by_edition() -> None:
    holds = {e: new_game(edition=e, variants=MEMORY).table.hold(0) for e in SPEC.about.editions}
    assert holds == {
        "german": goods(o=2, f=2),
        "english": goods(o=2, f=2),
        "italian": goods(o=2, f=3),
    }


def test_k_adv_mem_02_a_look_at_the_start_city_and_one_swap() -> None:
    game = started((5, 2))
    assert game.table.order == [1, 0]
    assert list(game.asking) == [1]
    old = here(game, 2)
    assert told_to(game, 1, StartSeen) == [StartSeen(1, 2, tuple(old))]
    assert told_to(game, 0, StartSeen) == []
    assert SPEC.see.view(game, 1).own.routes == ((4, old[0]), (5, old[1]))
    assert SPEC.see.view(game, 0).own.routes == ()
    new = 8 if old[1] != 8 else 7
    game.play(1, SwapStart(new, 1))
    assert here(game, 2) == [old[0], new]
    assert game.table.covered[4:6] == [NOBODY, 1]
    assert game.table.hand(1)[old[1]] == 1 + (old[1] != 2)
    assert happened(game, RouteChanged) == [RouteChanged(1, 2, 1, -1)], "not even the old one"
    assert told_to(game, 1, RouteChanged) == [RouteChanged(1, 2, 1, old[1], new)]
    assert list(game.asking) == [0], "one swap, then the next"


def test_k_adv_mem_02_nobody_must_swap() -> None:
    game = started((5, 2))
    routes, hands = list(game.table.routes), list(game.table.hands)
    game.play(1, KeepStart())
    game.play(0, KeepStart())
    assert (game.table.routes, game.table.hands) == (routes, hands)
    assert listed(game, 1, Bid) != []


def test_g_70_the_citys_own_number_is_not_laid_at_the_start() -> None:
    game = started((5, 2))
    game.table.hands[9 + 2] += 1
    game.table.reserve[2] -= 1
    game.wake()
    assert {(m.value, m.target) for m in listed(game, 1, SwapStart)} == {
        (value, slot) for value in range(9) if value != 2 for slot in (0, 1)
    }
    assert refused(game, 1, SwapStart(2, 0)) == "G-70"


def test_g_24_two_in_one_city_look_and_swap_in_turn_order() -> None:
    game = started((4, 4))
    first, second = game.table.order
    new = 8 if here(game, 4)[0] != 8 else 7
    game.play(first, SwapStart(new, 0))
    assert told_to(game, second, StartSeen) == [StartSeen(second, 4, tuple(here(game, 4)))]
    assert here(game, 4)[0] == new, "he sees what the other has laid"
    game.play(second, SwapStart(3, 0))
    assert game.table.hand(second)[new] == 2, "and may have it"
    assert game.table.covered[8] == second


def test_k_adv_mem_03_shown_to_all_sailed_and_covered_again() -> None:
    game = at_sea()
    game.play(0, sail(0))
    assert happened(game, RouteRevealed) == [RouteRevealed(3, 0, 7)]
    assert happened(game, Sailed)[0].city == 7
    assert game.table.covered[6] == NOBODY
    for viewer in (0, 1, -1):
        seen = SPEC.see.view(game, viewer)
        assert seen.board.routes[6] == -1
        assert seen.board.shown == ((6, 7),), "what all have seen, all remember"


def test_k_adv_mem_03_both_routes_can_be_pointed_at_whatever_they_are() -> None:
    game = at_sea(raided={7: [0]})
    assert {m.target for m in listed(game, 0, Sail)} == {0, 1}
    game.play(0, sail(0))
    assert [blocked.city for blocked in happened(game, Blocked)] == [7]
    assert game.table.cogs[0] == 3
    assert listed(game, 0, Sail) == [], "movement ends"
    assert game.table.covered[6] == NOBODY, "covered again"


def test_g_23_a_route_to_itself_uses_up_the_step_and_no_more() -> None:
    game = at_sea(hidden=covered({3: (3, 4)}))
    game.play(0, sail(0))
    assert [led.city for led in happened(game, LedNowhere)] == [3]
    assert game.table.cogs[0] == 3
    assert game.table.covered[6] == NOBODY
    assert {sum(m.goods) + sum(m.markers) for m in listed(game, 0, Sail)} == {1}
    assert Anchor() in game.asking[0].moves(), "he may stop"
    game.play(0, sail(1, 2))
    assert game.table.cogs[0] == 4
    assert game.table.hand(0) == markers(1, 1)


def test_g_23_what_was_paid_for_it_is_lost() -> None:
    game = at_sea(hidden=covered({3: (7, 4), 7: (7, 4)}))
    game.play(0, sail(0))
    reserve = game.table.reserve[1]
    game.play(0, sail(0, 1))
    assert game.table.cogs[0] == 7
    assert game.table.hand(0) == markers(1, 2)
    assert game.table.reserve[1] == reserve + 1


def test_g_23_also_where_a_blocked_cog_must_go_on() -> None:
    game = at_sea(hidden=covered({3: (3, 4)}), readings={"hidden_route_blocked": "reroute_for_fee"})
    game.play(0, sail(0))
    assert Anchor() in game.asking[0].moves()


ROUTE_TO_ITSELF = {"route_to_itself": "reroute_for_fee"}


def test_d_24_where_one_must_go_on_it_is_by_the_other_route() -> None:
    """The English and the Italian book: a different route, at the normal fee."""
    game = at_sea(hidden=covered({3: (3, 4)}), readings=ROUTE_TO_ITSELF)
    game.play(0, sail(0))
    assert happened(game, LedNowhere) == [LedNowhere(0, 3, goods(), markers())]
    assert {(m.target, sum(m.goods) + sum(m.markers)) for m in listed(game, 0, Sail)} == {(1, 1)}
    assert refused(game, 0, Anchor()) == "G-69"
    assert refused(game, 0, sail(0, 1)) == "D-24"
    game.play(0, sail(1, 1))
    assert game.table.cogs[0] == 4
    assert listed(game, 0, Anchor)


def test_d_24_and_g_69_without_another_route_the_movement_is_over() -> None:
    game = at_sea(hidden=covered({3: (3, 3)}), readings=ROUTE_TO_ITSELF)
    game.play(0, sail(0))
    game.play(0, sail(1, 1))
    assert game.agenda[-1] == Acting(0, 3)
    assert game.table.hand(0) == markers(1, 2), "one fee, then the cog stays"


@pytest.mark.parametrize(
    ("edition", "must"), [("german", False), ("english", True), ("italian", True)]
)
def test_d_24_each_edition_as_its_book_has_it(edition: str, must: bool) -> None:
    game = at_sea(hidden=covered({3: (3, 4)}), edition=edition)
    game.play(0, sail(0))
    assert (Anchor() not in game.asking[0].moves()) == must


def test_g_69_a_way_that_was_shown_to_be_barred_is_none_to_go_on_by() -> None:
    """Covered again, it is known to all: nobody pays for it over and over."""
    fee = {"hidden_route_blocked": "reroute_for_fee"}
    game = at_sea(raided={7: [0]}, readings=fee)
    game.play(0, sail(0))
    assert Anchor() not in game.asking[0].moves()
    assert {m.target for m in listed(game, 0, Sail)} == {1}
    both = at_sea(raided={7: [0], 4: [0]}, aside={0: 0}, readings=fee)
    both.play(0, sail(0))
    both.play(0, sail(1, 1))
    assert both.table.hand(0) == markers(1, 2), "one fee, then the cog stays"
    assert listed(both, 0, Sail) == []


@pytest.mark.parametrize(("route", "city"), [(7, 3), (3, 3), (6, 6)])
def test_g_25_driven_out_by_a_covered_route(route: int, city: int) -> None:
    """Shown and covered again; to a raided city, or to itself, the cog stays."""
    game = in_port(hidden=covered({3: (route, route)}), raided={7: [0]}, aside={0: 0})
    game.play(0, RaidCity())
    assert [m.value for m in listed(game, 1, Exile)] == [0, 1], "pointing blindly"
    game.play(1, Exile(1))
    assert happened(game, RouteRevealed) == [RouteRevealed(3, 1, route)]
    assert game.table.cogs[0] == city
    assert game.table.covered[7] == NOBODY
