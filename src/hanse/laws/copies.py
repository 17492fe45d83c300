"""Law 2: a copy goes its own way."""

import random

from hanse.core.spec import AnySpec
from hanse.laws.whole import game_from_position, last_move, walk, whole

PLIES = 8


def check_copy(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """The same at first; then neither notices what the other does; then both end alike."""
    game = game_from_position(spec, position, chance)
    copy = game.copy()
    start, last = whole(spec, game), last_move(game)
    assert whole(spec, copy) == start, "the copy is not the same"
    moves = list(walk(copy, chance, PLIES))
    assert whole(spec, game) == start, "the original noticed what its copy did"
    assert last_move(game) == last, "the original tells what its copy did"
    ended = whole(spec, copy)
    for seat, move in moves:
        game.play(seat, move)
    assert whole(spec, copy) == ended, "the copy noticed what its original did"
    assert whole(spec, game) == ended, "the same moves gave another game"
    assert not moves or last_move(game) == last_move(copy)


def check_copies_of_a_copy(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """Several copies of one game, each on another way, leave it as it was."""
    game = game_from_position(spec, position, chance)
    start = whole(spec, game)
    twins = [game.copy() for _ in range(2)]
    for twin in twins:
        for _ in walk(twin, chance, PLIES):
            pass
    assert whole(spec, game) == start, "the original noticed what its copies did"
