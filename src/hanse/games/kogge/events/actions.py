"""Events of the actions of a turn, raids aside."""

from hanse.core.types import Counts, Event, Seat


class Built(Event, frozen=True):
    seat: Seat
    city: int
    goods: Counts
    markers: Counts


class RaidMarkerBought(Event, frozen=True):
    seat: Seat
    marker: int


class ChipWon(Event, frozen=True):
    seat: Seat
    good: int
    chip: int


class GoodGiven(Event, frozen=True):
    """K-ACT-GM-04: a good for a marker of its colour."""

    seat: Seat
    good: int


class NoSuchMarker(Event, frozen=True):
    """G-62: the reserve has none of that colour; the good comes back."""

    seat: Seat
    good: int


class MarkerTaken(Event, frozen=True):
    """K-ACT-GM-04: to all without the value, to its owner with it."""

    seat: Seat
    good: int
    marker: int = -1


class MarkerGiven(Event, frozen=True):
    seat: Seat
    marker: int


class PairBought(Event, frozen=True):
    seat: Seat
    good: int
    pair: tuple[int, int]


class Traded(Event, frozen=True):
    seat: Seat
    city: int
    give: Counts
    take: Counts


class RouteChanged(Event, frozen=True):
    """K-ACT-ROUTE-01: all see the old marker; only the seat that laid the new one sees that."""

    seat: Seat
    city: int
    slot: int
    old: int = -1
    new: int = -1
