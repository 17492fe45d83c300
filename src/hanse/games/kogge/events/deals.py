"""Events of deals: offers, agreements, promises."""

from hanse.core.types import Counts, Event, Seat
from hanse.games.kogge.terms import GoodsTerms, Terms


class OfferMade(Event, Terms, frozen=True):
    """K-DEAL-01, G-73: all see goods and the number of markers; only the two see their values."""

    offer: int
    seat: Seat
    to: Seat
    give_count: int
    take_count: int
    answers: int = -1
    give_markers: Counts = ()
    take_markers: Counts = ()


class OfferLapsed(Event, frozen=True):
    """G-72: an offer does not stand any more."""

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
    """G-29: a binding promise."""

    seat: Seat
    to: Seat
    vow: int
    city: int


class VowEnded(Event, frozen=True):
    """G-29: a promise was kept, or its time is over."""

    seat: Seat
    to: Seat
    vow: int
    city: int
