"""A game as a whole: everything that must be the same where two games are the same."""

import random
from collections.abc import Iterator

from hanse.core.dice import Dice
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Move, Seat
from hanse.laws.positions import any_deed, any_dice, asides_of
from hanse.laws.setups import AnyGame

type Whole = tuple[object, ...]


def whole(spec: AnySpec, game: AnyGame) -> Whole:
    """Table, agenda, sealed choices, offers, questions and since when they are put, dice."""
    return (
        spec.text.position(game),
        dict(game.asking),
        dict(game.agenda_changes()),
        asides_of(game),
        dict(game.asked_at),
        game.ply,
        game.over,
        *dice_of(game),
    )


def dice_of(game: AnyGame) -> tuple[bytes, int]:
    dice: Dice = game.dice
    return dice.key, dice.at


def last_move(game: AnyGame) -> Whole:
    """What the last move told and drew."""
    return tuple(game.events), tuple(game.dice.drawn)


def game_from_position(
    spec: AnySpec, position: bytes, chance: random.Random, most: int = 4
) -> AnyGame:
    """Return the game at a position; half the time, first play up to `most` random moves."""
    game = spec.text.from_position(position, any_dice(chance))
    plies = chance.randint(1, most) if chance.random() < 0.5 else 0
    for _ in walk(game, chance, plies):
        pass
    return game


def walk(game: AnyGame, chance: random.Random, plies: int) -> Iterator[tuple[Seat, Move]]:
    """Play at random, so many plies at most."""
    for _ in range(plies):
        if game.over:
            return
        seat, move = any_deed(game, chance)
        game.play(seat, move)
        yield seat, move


def viewers(game: AnyGame) -> list[Seat]:
    return [*range(game.seats), SPECTATOR]
