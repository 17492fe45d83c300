"""Events while a cog sails."""

from hanse.core.types import Counts, Event, Seat


class Sailed(Event, frozen=True):
    seat: Seat
    start: int
    city: int
    goods: Counts
    markers: Counts
    passage: bool = False


class RouteRevealed(Event, frozen=True):
    """K-MOVE-06: a face-down route was turned up."""

    city: int
    slot: int
    marker: int


class Forked(Event, frozen=True):
    """B-MOVE-01: a paid step on a route whose number two cities have."""

    seat: Seat
    start: int
    marker: int
    goods: Counts
    markers: Counts


class Blocked(Event, frozen=True):
    """K-MOVE-08: the route led to a city with the cog's own raid marker; the payment is lost."""

    seat: Seat
    city: int
    goods: Counts = ()
    markers: Counts = ()


class LedNowhere(Event, frozen=True):
    """G-23: the marker names the city itself; the step is used up, the payment is lost."""

    seat: Seat
    city: int
    goods: Counts = ()
    markers: Counts = ()


class Loaded(Event, frozen=True):
    seat: Seat
    city: int
    goods: Counts


class Anchored(Event, frozen=True):
    seat: Seat
    city: int
