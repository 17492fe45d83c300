"""Counting the leaves of a tree of moves, in two ways that must agree.

Where several seats are asked at once the lowest answers first; chance is fixed by the game's key.
"""

from collections.abc import Iterator

from hanse.core.game import Game
from hanse.core.types import Move, Seat


def turn(game: Game) -> Seat:
    return min(game.asking)


def after[G: Game](game: G, seat: Seat, move: Move) -> G:
    twin = game.copy()
    twin.play(seat, move)
    return twin


def played(game: Game, depth: int) -> int:
    """Really play every move down to the last."""
    if depth == 0 or game.over:
        return 1
    seat = turn(game)
    return sum(played(after(game, seat, move), depth - 1) for move in game.asking[seat].moves())


def counted(game: Game, depth: int) -> int:
    """Play all but the last ply, and let the last questions count their answers."""
    if depth == 0 or game.over:
        return 1
    seat = turn(game)
    if depth == 1:
        return game.asking[seat].count()
    return sum(counted(after(game, seat, move), depth - 1) for move in game.asking[seat].moves())


def nodes[G: Game](game: G, depth: int) -> Iterator[G]:
    """Every position down to this depth."""
    if game.over:
        return
    yield game
    if depth:
        for move in game.asking[turn(game)].moves():
            yield from nodes(after(game, turn(game), move), depth - 1)
