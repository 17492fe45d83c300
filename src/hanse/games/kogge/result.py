"""The result of a game."""

from msgspec import Struct

from hanse.core.types import Seat


class Result(Struct, frozen=True):
    """The result of a game: by points or by laps, the winners, and everyone's victory points."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
