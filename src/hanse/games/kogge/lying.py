"""What lies on the table besides pieces: an open offer, and in the end the result."""

from msgspec import Struct

from hanse.core.types import Counts, Seat


class Result(Struct, frozen=True):
    """How a game ended: by points or by laps, who won, and everybody's victory points."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


class OpenOffer(Struct, frozen=True):
    """An open offer, and how often its maker's hand or cargo had changed when it was made."""

    offer: int
    maker: Seat
    to: Seat
    give_goods: Counts
    give_markers: Counts
    take_goods: Counts
    take_markers: Counts
    promise: str = ""
    touched: int = 0
    round: int = 0
    of: int = 0
    vow: int = 0
    wants: int = 0


class Vow(Struct, frozen=True):
    """G-29: a promise that binds, made in a city, good until it is kept or this round is over.

    `raids` is how many raids the other had made by then.
    """

    by: Seat
    to: Seat
    kind: int
    city: int
    until: int
    raids: int = 0
