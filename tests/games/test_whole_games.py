"""Random games are played to their end, and every piece is still there."""

import random

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.games import GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_random_game_ends_with_all_its_pieces(name: str, seed: int) -> None:
    spec = GAMES[name]
    chance = random.Random(seed)
    seats = chance.choice(spec.about.seats_with(()))
    game = spec.play.new(Setup(name, seats), Dice(seed.to_bytes(8, "big")))
    pieces = spec.play.pieces(game)
    while not game.over:
        seat = chance.choice(sorted(game.asking))
        game.play(seat, game.asking[seat].sample(chance.randrange))
        assert spec.play.pieces(game) == pieces
    ended = spec.play.outcome(game)
    assert ended is not None
    assert ended.winners
    assert ended.rounds <= spec.about.most_rounds
