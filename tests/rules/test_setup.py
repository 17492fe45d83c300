"""Setting up: what lies where when the first offices are picked."""

from itertools import groupby

import pytest

from hanse.games.kogge.board import GOOD_OF, GOOD_PIECES
from hanse.games.kogge.table import FACE_UP, NONE
from tests.rules.laid_out import SPEC, goods, new_game, sailing

KEYS = range(60)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k_setup_01_three_goods_of_its_own_kind_in_every_city(seats: int) -> None:
    table = new_game(seats).table
    for city, kind in enumerate("oooffaass"):
        assert table.goods_in(city) == goods({kind: 3})


def test_k_setup_02_one_raid_marker_and_the_other_aside() -> None:
    table = new_game(3).table
    assert table.raids == table.raids_aside == [1, 1, 1]
    assert table.offices == [4, 4, 4]
    assert table.cogs == [NONE] * 3


def test_k_setup_03_and_k_setup_04_nine_markers_two_ore_and_a_fur() -> None:
    """K-SETUP-03, K-SETUP-04."""
    table = new_game(4).table
    for seat in range(4):
        assert table.hand(seat) == (1,) * 9
        assert table.hold(seat) == goods(o=2, f=1)


@pytest.mark.parametrize("answer", ["counts_only", "open"])
def test_k_setup_05_and_d_14_what_one_holds_is_secret_how_much_is_not(answer: str) -> None:
    """K-SETUP-05, D-14: seat 1 cannot tell who of the others has the salt, and in hand the 8."""
    views = []
    for rich, poor in ((0, 2), (2, 0)):
        game = sailing(
            1,
            seats=3,
            cogs=(3, 4, 3),
            cargo={rich: {"s": 1}, poor: {"o": 1}},
            hand={rich: [8], poor: [0]},
            readings={"cargo_visibility": answer},
        )
        views.append(SPEC.see.view(game, 1))
    assert views[0].players.hands == (1, 8, 1)
    assert views[0].players.cargo == (1, 3, 1)
    assert (views[0] == views[1]) == (answer == "counts_only")
    assert views[0].players.cargo_open == (
        () if answer == "counts_only" else (goods(s=1), goods(o=2, f=1), goods(o=1))
    )


def test_k_setup_06_the_reserve_is_what_is_left_and_drawn_by_its_numbers() -> None:
    """Two seats leave 12 - n of each number; where the guild master begins follows that.

    The sum of squares stays under the 0.001 limit for eight degrees of freedom.
    """
    games = 2000
    starts = [new_game(2, key=key).table.guild for key in range(games)]
    left = [12 - n for n in range(9)]
    expected = [games * count / sum(left) for count in left]
    chi = sum((starts.count(n) - e) ** 2 / e for n, e in enumerate(expected))
    assert chi < 26.12


def test_k_setup_07_guild_master_and_end_marker_at_a_drawn_city_the_marker_back() -> None:
    for key in KEYS:
        game = new_game(2, key=key)
        table = game.table
        assert table.guild == table.guild_start
        assert table.walked == 0
        first_draw, of = game.dice.drawn[0]
        assert of == 72
        assert table.guild == [n for n in range(9) for _ in range(12 - n)][first_draw]
        assert sum(table.reserve) == 90 - 2 * 9 - 18


def test_k_setup_08_first_routes_are_one_full_set_none_on_its_own_city() -> None:
    for key in KEYS:
        first = new_game(2, key=key).table.routes[0::2]
        assert sorted(first) == list(range(9))
        assert all(value != city for city, value in enumerate(first))


def shuffles(drawn: list[tuple[int, int]]) -> int:
    """How often nine markers were shuffled: draws of 9, 8, 7 … 2 after each other."""
    sizes = [n for _, n in drawn]
    return sum(sizes[i : i + 8] == [9, 8, 7, 6, 5, 4, 3, 2] for i in range(len(sizes)))


def test_g_67_all_nine_are_shuffled_again_if_one_falls_on_its_own_city() -> None:
    """About 37 of 100 shuffles fit, so that many games shuffle more than once."""
    counts = sorted(shuffles(new_game(2, key=key).dice.drawn) for key in KEYS)
    often = {count: len(list(same)) for count, same in groupby(counts)}
    assert min(often) == 1
    assert 10 < often[1] < 35
    assert max(often) > 3


def test_k_setup_09_second_routes_are_random_but_never_own_nor_double() -> None:
    full_sets = 0
    for key in KEYS:
        routes = new_game(3, key=key).table.routes
        for city in range(9):
            assert routes[2 * city + 1] not in (city, routes[2 * city])
        full_sets += sorted(routes[1::2]) == list(range(9))
    assert full_sets == 0


def test_d_05_and_g_77_a_second_full_set_is_shuffled_until_it_fits() -> None:
    """D-05, G-77: with full_set the second nine are one of each number, too."""
    for key in KEYS:
        routes = new_game(3, {"start_routes_second_set": "full_set"}, key=key).table.routes
        assert sorted(routes[1::2]) == list(range(9))
        assert all(routes[2 * c + 1] not in (c, routes[2 * c]) for c in range(9))


def test_k_setup_10_all_routes_lie_face_up() -> None:
    game = new_game(2)
    assert game.table.covered == [FACE_UP] * 18
    assert SPEC.see.view(game, 0).board.routes == tuple(game.table.routes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k_setup_11_the_rest_of_the_goods_is_the_stock(seats: int) -> None:
    stock = new_game(seats).table.stock
    for good, pieces in enumerate(GOOD_PIECES):
        in_cities = 3 * GOOD_OF.count(good)
        aboard = seats * (2, 1, 0, 0)[good]
        assert stock[good] == pieces - in_cities - aboard
