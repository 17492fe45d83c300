"""What is said of an answer that ends the game and shows something."""

import random
from dataclasses import replace

from hanse.core.dice import Dice
from hanse.core.preview import preview_move
from hanse.core.records.timeline import OVER, REVEAL
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.types import Move, Seat
from hanse.core.views import View
from hanse.games import GAMES

SPEC = GAMES["kogge"]
SHOWING: AnySpec = replace(SPEC, play=replace(SPEC.play, irreversible=lambda told: True))
"""As if every answer showed something hidden."""


def last_answer() -> tuple[View, Seat, Move]:
    chance, game = random.Random(1), SPEC.play.new(Setup("kogge", 2), Dice(b"to its end"))
    while True:
        seat = min(game.asking)
        view, move = SPEC.see.view(game, seat), game.asking[seat].sample(chance.randrange)
        game.play(seat, move)
        if game.over:
            return view, seat, move


def test_an_end_that_shows_something_is_told_as_that() -> None:
    ending = last_answer()
    assert preview_move(SPEC, *ending).final == OVER
    shown = preview_move(SHOWING, *ending)
    assert (shown.final, shown.events, shown.after) == (REVEAL, (), {})
