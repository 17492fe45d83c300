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
    """K-ACT-GM-04: a good given for a marker of its colour."""

    seat: Seat
    good: int


class NoSuchMarker(Event, frozen=True):
    """G-62: the lack of any marker of the good's colour in the reserve; the good comes back."""

    seat: Seat
    good: int


class MarkerTaken(Event, frozen=True):
    """K-ACT-GM-04: a marker taken from the reserve; only its owner sees the value."""

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
    """K-ACT-ROUTE-01: a changed route; only its seat sees the new marker, and a covered old one."""

    seat: Seat
    city: int
    slot: int
    old: int = -1
    new: int = -1
