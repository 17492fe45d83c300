"""The result of a game."""

from msgspec import Struct

from hanse.core.types import Seat


class Result(Struct, frozen=True):
    """L-GAME-03: by what the game ended, who won, and everybody's points."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
