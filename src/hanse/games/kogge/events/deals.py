"""What players offer each other, agree on and promise."""

from hanse.core.types import Counts, Event, Seat


class OfferMade(Event, frozen=True):
    """K-DEAL-01, G-73: to all the goods and how many markers; the values to the two alone."""

    offer: int
    seat: Seat
    to: Seat
    give_goods: Counts
    give_count: int
    take_goods: Counts
    take_count: int
    promise: str = ""
    answers: int = -1
    of: int = 0
    vow: int = 0
    wants: int = 0
    give_markers: Counts = ()
    take_markers: Counts = ()


class OfferLapsed(Event, frozen=True):
    """G-72."""

    offer: int
    seat: Seat
    to: Seat


class OfferDeclined(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat


class OfferWithdrawn(Event, frozen=True):
    offer: int
    seat: Seat
    to: Seat


class DealMade(Event, frozen=True):
    """K-DEAL-01, G-73: as the offer was."""

    offer: int
    seat: Seat
    to: Seat
    give_goods: Counts
    give_count: int
    take_goods: Counts
    take_count: int
    of: int = 0
    give_markers: Counts = ()
    take_markers: Counts = ()


class VowMade(Event, frozen=True):
    """G-29: a promise that binds."""

    seat: Seat
    to: Seat
    vow: int
    city: int


class VowEnded(Event, frozen=True):
    """G-29: kept, or out of date."""

    seat: Seat
    to: Seat
    vow: int
    city: int
