"""The result of a game."""

from msgspec import Struct

from hanse.core.types import Seat


class Result(Struct, frozen=True):
    """L-GAME-03: how the game ended, its winners, and each player's points."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
