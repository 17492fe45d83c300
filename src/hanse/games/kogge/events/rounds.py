"""Events of a round outside the turns, and the end of the game."""

from hanse.core.types import Counts, Event, Seat


class OrderSet(Event, frozen=True):
    """K-START-06, K-BID-10: the order of play is set."""

    order: tuple[Seat, ...]


class RoundBegan(Event, frozen=True):
    round: int


class MarkerDrawn(Event, frozen=True):
    """K-BONUS-02: to all without the value, to its owner with it."""

    seat: Seat
    marker: int = -1


class MarketLaid(Event, frozen=True):
    """K-MKT-01: the market is laid."""

    pairs: tuple[tuple[int, int], ...]


class BidLaid(Event, frozen=True):
    seat: Seat
    markers: Counts


class NoBid(Event, frozen=True):
    """K-BID-04: no markers, or only bids that were made already."""

    seat: Seat


class Produced(Event, frozen=True):
    """K-PROD-01: goods for the markers of this number came to the city and its offices."""

    city: int
    to_city: int
    number: int
    to_offices: tuple[Seat, ...] = ()


class GuildMoved(Event, frozen=True):
    seat: Seat
    city: int
    walked: int


class GuildBrought(Event, frozen=True):
    """K-GM-03: the guild master brought goods."""

    city: int
    goods: int


class TurnEnded(Event, frozen=True):
    seat: Seat


class LastRound(Event, frozen=True):
    """D-22, two_lap_end = finish_round: the second lap is done, this round is the last."""


class GameEnded(Event, frozen=True):
    """K-END-01 to K-END-04: the game is over."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
