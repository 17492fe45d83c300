"""What a seat is said to know of another's markers is so, whatever is laid, lifted and shown."""

import random

from hanse.core.dice import Dice
from hanse.games.kogge.board import NVALUES
from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, ChangeRoute, EndTurn
from hanse.games.kogge.table import NONE
from tests.mistakes.rules import check_pools_are_true
from tests.rules.asking import happened, sail
from tests.rules.covering import covered, in_port, look
from tests.rules.laid_out import SPEC, acting


def all_know_the_hands(game: Kogge) -> None:
    """As at the start of a game: everybody knows what everybody has."""
    game.table.known = list(game.table.hands) * (game.seats + 1)


def check(game: Kogge) -> None:
    check_pools_are_true(SPEC, SPEC.text.position(game), random.Random(7))


def known(game: Kogge, viewer: int, seat: int) -> list[int]:
    """The values that the viewer knows to be in the seat's pool."""
    at = (viewer * game.seats + seat) * NVALUES
    counts = game.table.known[at : at + NVALUES]
    return [value for value in range(NVALUES) for _ in range(counts[value])]


def shared() -> Kogge:
    """Seats 0 and 1 lie in one city; seat 0 has laid a 5 there."""
    game = in_port(seats=3, cogs=(3, 3, 8), hand={0: [1, 5], 1: [2, 6], 2: [8]})
    all_know_the_hands(game)
    game.play(0, ChangeRoute(5, 0))
    return game


def test_k_adv_mem_05_who_laid_it_knows_where_it_went() -> None:
    game = shared()
    game.play(0, EndTurn())
    game.play(1, Anchor())
    game.play(1, ChangeRoute(6, 0))
    check(game)
    assert 5 in known(game, 0, 1), "seat 0 laid it, seat 1 has it now"
    assert 5 not in known(game, 0, 0)
    assert 5 not in known(game, 2, 1), "a bystander cannot tell what came to hand"
    assert 5 not in known(game, 2, 0), "nor what is left of seat 0's markers for sure"


def test_k_adv_mem_05_all_are_told_of_the_change_and_of_neither_marker() -> None:
    told = happened(shared(), RouteChanged)
    assert [(one.seat, one.old, one.new) for one in told] == [(0, NONE, NONE)]


def test_k_adv_mem_05_ones_own_marker_taken_back_counts_once() -> None:
    game = in_port(hand={0: [1, 5]}, hidden=covered({3: (6, 4)}, 0))
    all_know_the_hands(game)
    game.table.known[6] += 1
    game.play(0, ChangeRoute(5, 0))
    check(game)
    assert known(game, 0, 0).count(6) == 1


def test_k_adv_mem_03_a_route_that_was_shown_is_no_secret_of_its_layer() -> None:
    game = shared()
    game.play(0, EndTurn())
    game.play(1, sail(0))
    check(game)
    assert 5 not in known(game, 2, 0)
    assert SPEC.see.view(game, 2).board.shown == ((6, 5),)


def test_k_adv_mem_03_what_all_have_seen_all_know_in_an_imagined_game_too() -> None:
    game = shared()
    game.play(0, EndTurn())
    game.play(1, sail(1))
    ((slot, value),) = SPEC.see.view(game, 2).board.shown
    for viewer in range(3):
        imagined = SPEC.see.imagine(SPEC.see.view(game, viewer), Dice(b"any")).table
        assert imagined.routes[slot] == value
        assert [imagined.knows(seat, slot) for seat in range(4)] == [True] * 4


def test_k_adv_mem_06_who_looked_knows_what_is_picked_up_there() -> None:
    """As long as the table remembers for him (G-79)."""
    hands = {0: [1, 1], 1: [2, 6], 2: [8]}
    kept = {"memory_shown": "remembered"}
    game = in_port(seats=3, cogs=(3, 3, 8), hand=hands, readings=kept)
    game.play(0, look(1))
    game.play(0, EndTurn())
    game.play(1, Anchor())
    game.play(1, ChangeRoute(6, 0))
    check(game)
    assert known(game, 0, 1) == [7]
    assert known(game, 2, 1) == []


def test_k_move_07_a_route_that_stays_up_leaves_the_pool_of_its_layer() -> None:
    """Without memory, for the one who laid it too."""
    game = acting(cogs=(3, 3), routes={3: (7, 4)}, hand={0: [5], 1: [2]})
    all_know_the_hands(game)
    game.play(0, ChangeRoute(5, 0))
    game.play(0, EndTurn())
    game.play(1, sail(0))
    check(game)
    assert [5 in known(game, viewer, 0) for viewer in range(3)] == [False] * 3
