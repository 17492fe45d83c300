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
    """K-MOVE-06: a face-down route, now turned up."""

    city: int
    slot: int
    marker: int


class Forked(Event, frozen=True):
    """B-MOVE-01: a step on a route whose number two cities have, with its payment."""

    seat: Seat
    start: int
    marker: int
    goods: Counts
    markers: Counts


class Blocked(Event, frozen=True):
    """K-MOVE-08: a route to a city that the cog's owner has raided; the payment is lost."""

    seat: Seat
    city: int
    goods: Counts = ()
    markers: Counts = ()


class LedNowhere(Event, frozen=True):
    """G-23: a route that names its own city; the step and its payment are lost."""

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
