"""A game imagined from a view looks like the real one to whoever had the view."""

import random

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.games.luebeck.spec import SPEC
from hanse.laws.positions import any_move

MOVES = 60


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_an_imagined_game_looks_the_same(viewer: int) -> None:
    chance = random.Random(f"luebeck {viewer}")
    game = SPEC.play.new(Setup("luebeck", 3), Dice(b"imagined"))
    for _ in range(MOVES):
        game.play(*any_move(game, chance))
        view = SPEC.see.view(game, viewer)
        imagined = SPEC.see.imagine(view, Dice(b"another"))
        assert SPEC.see.view(imagined, viewer) == view
