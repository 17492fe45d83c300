"""Events of deals: offers, agreements, promises."""

from hanse.core.types import Counts, Event, Seat
from hanse.games.kogge.terms import GoodsTerms, Terms


class OfferMade(Event, Terms, frozen=True):
    """K-DEAL-01, G-73: to all the goods and how many markers; the values to the two alone."""

    offer: int
    seat: Seat
    to: Seat
    give_count: int
    take_count: int
    answers: int = -1
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


class DealMade(Event, GoodsTerms, frozen=True):
    """K-DEAL-01, G-73: as the offer was."""

    offer: int
    seat: Seat
    to: Seat
    give_count: int
    take_count: int
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
