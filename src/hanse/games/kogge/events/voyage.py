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
    """K-MOVE-06."""

    city: int
    slot: int
    marker: int


class Forked(Event, frozen=True):
    """B-MOVE-01: on the way, paid for; two cities have the number of the route."""

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
