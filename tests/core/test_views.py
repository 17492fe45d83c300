"""A game goes on from a view as from the game itself."""

import pytest
from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.steps import Step
from hanse.core.types import SPECTATOR, Seat
from hanse.core.views import Asked, question_for, resume_seen
from tests.core.toy_game import Toy, new_toy
from tests.core.toys import Guess


class Now(Struct, frozen=True):
    agenda: tuple[Step[Toy], ...]
    asked: tuple[tuple[Seat, int], ...]
    ply: int


class Own(Struct, frozen=True):
    seat: Seat


class Seen(Struct, frozen=True):
    """The least that a view holds."""

    now: Now
    own: Own | None
    asked: Asked | None


def seen(game: Toy, viewer: Seat) -> Seen:
    now = Now(tuple(game.agenda), tuple(game.asked_at.items()), game.ply)
    if viewer == SPECTATOR:
        return Seen(now, None, None)
    return Seen(now, Own(viewer), question_for(game, viewer))


def imagined(game: Toy, view: Seen) -> Toy:
    twin = Toy(game.setup, Dice(b"twin"))
    twin.guesses = game.guesses[:]
    resume_seen(twin, view)
    return twin


def half_sealed() -> Toy:
    game = new_toy(Setup("toy", 2), Dice(b"toy"))
    game.play(0, Guess(3))
    return game


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_game_goes_on_from_a_view(viewer: Seat) -> None:
    game = half_sealed()
    twin = imagined(game, seen(game, viewer))
    assert (twin.agenda, twin.ply) == (game.agenda, game.ply)
    assert (twin.asking, twin.asked_at) == (game.asking, game.asked_at)
    assert seen(twin, viewer) == seen(game, viewer)


def test_whoever_sealed_a_choice_keeps_the_number_of_its_question() -> None:
    game = half_sealed()
    twin = imagined(game, seen(game, 0))
    assert twin.question_id(0) == game.question_id(0) == 0
    assert game.ply == 1
    twin.play(0, Guess(1))
    twin.play(1, Guess(2))
    assert twin.guesses == [1, 2]
