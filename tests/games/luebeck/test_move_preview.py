"""What a preview says of the figures aboard."""

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.move_preview import others_aboard, preview_ship_change
from hanse.games.luebeck.spec import SPEC

START, NEXT = 0, 1


def at_sea(*crews: tuple[int, ...]) -> Luebeck:
    """A game for three with these crews, the first cog in the first city and so on."""
    game = SPEC.play.new(Setup("luebeck", 3), Dice(b"at sea"))
    assert isinstance(game, Luebeck)
    for cog, crew in enumerate(crews):
        game.table.places[cog] = cog
        game.table.crews[cog * 3 : (cog + 1) * 3] = crew
    return game


@pytest.mark.parametrize(
    ("crew", "seat", "others"),
    [((1, 1, 2), 1, (0, 2)), ((0, 1, 2), 1, (2,)), ((1, 1, 0), 1, (0,)), ((0, 2, 0), 1, ())],
)
def test_others_aboard_are_all_but_the_player(
    crew: tuple[int, ...], seat: int, others: tuple[int, ...]
) -> None:
    assert others_aboard(at_sea(crew).table, seat, 0) == others


@pytest.mark.parametrize(("crew", "emptied"), [((1, 0, 0), True), ((2, 0, 0), False)])
def test_a_ship_change_says_whether_the_cog_is_left_empty(
    crew: tuple[int, ...], emptied: bool
) -> None:
    preview = preview_ship_change(at_sea(crew, (0, 1, 0)), 0, START, NEXT)
    assert preview.emptied == emptied
