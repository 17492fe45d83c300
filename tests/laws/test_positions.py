"""The positions that the laws are tried on are of every kind."""

import pytest

from hanse.games import GAMES
from hanse.laws.positions import ON_A_SHELF, explore, kinds_known, shelves
from tests.laws.tables import TABLES

every_table = pytest.mark.parametrize(("game", "edition"), TABLES)


@every_table
def test_every_kind_of_step_and_of_move_is_met(game: str, edition: str) -> None:
    assert kinds_known(GAMES[game], edition) == set(shelves(game, edition))


@every_table
def test_common_kinds_fill_their_shelf_and_no_more(game: str, edition: str) -> None:
    sizes = [len(shelf) for shelf in shelves(game, edition).values()]
    assert max(sizes) == ON_A_SHELF
    assert sizes.count(ON_A_SHELF) > len(sizes) // 2


@every_table
def test_the_same_games_are_explored_every_time(game: str, edition: str) -> None:
    spec = GAMES[game]
    once, again = ([spec.text.position(g) for g in explore(spec, edition, 1)] for _ in range(2))
    assert once == again
