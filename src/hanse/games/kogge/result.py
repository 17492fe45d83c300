"""How a game ended."""

from msgspec import Struct

from hanse.core.types import Seat


class Result(Struct, frozen=True):
    """How a game ended: by points or by laps, who won, and everybody's victory points."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
