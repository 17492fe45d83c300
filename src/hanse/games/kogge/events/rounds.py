"""Events of a round outside the turns, and the end of the game."""

from hanse.core.types import Counts, Event, Seat


class OrderSet(Event, frozen=True):
    """K-START-06, K-BID-10: the new turn order."""

    order: tuple[Seat, ...]


class RoundBegan(Event, frozen=True):
    round: int


class MarkerDrawn(Event, frozen=True):
    """K-BONUS-02: a marker drawn for a chip; only its owner sees the value."""

    seat: Seat
    marker: int = -1


class MarketLaid(Event, frozen=True):
    """K-MKT-01: the new market."""

    pairs: tuple[tuple[int, int], ...]


class BidLaid(Event, frozen=True):
    seat: Seat
    markers: Counts


class NoBid(Event, frozen=True):
    """K-BID-04: a player without a bid, having no markers or only bids already made."""

    seat: Seat


class Produced(Event, frozen=True):
    """K-PROD-01: the goods that a city and its offices got for markers of this number."""

    city: int
    to_city: int
    number: int
    to_offices: tuple[Seat, ...] = ()


class GuildMoved(Event, frozen=True):
    seat: Seat
    city: int
    walked: int


class GuildBrought(Event, frozen=True):
    """K-GM-03: the goods that the guild master brought."""

    city: int
    goods: int


class TurnEnded(Event, frozen=True):
    seat: Seat


class LastRound(Event, frozen=True):
    """D-22, two_lap_end = finish_round: the last round, after the second lap."""


class GameEnded(Event, frozen=True):
    """K-END-01 to K-END-04: the end of the game."""

    by: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
