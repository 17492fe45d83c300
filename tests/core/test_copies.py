"""What a copy and a position keep of a game, whatever game it is."""

import pytest

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.games import GAMES


def with_an_answer(name: str) -> Game:
    """Return a game in which a seat that is not asked has answered, and may still think again."""
    about = GAMES[name].about
    game: Game = GAMES[name].play.new(Setup(name, about.usual_seats()), Dice(b"answered"))
    if len(game.asking) == game.seats:
        game.play(0, next(game.asking[0].moves()))
    game.answered_at = {min(set(range(game.seats)) - set(game.asking)): 0}
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_keeps_who_has_answered(name: str) -> None:
    game = with_an_answer(name)
    assert game.copy().answered_at == game.answered_at


@pytest.mark.parametrize("name", GAMES)
def test_a_position_keeps_who_has_answered(name: str) -> None:
    game, text = with_an_answer(name), GAMES[name].text
    again = text.from_position(text.position(game), Dice(b"again"))
    assert again.answered_at == game.answered_at
    assert again.asked_at == game.asked_at
