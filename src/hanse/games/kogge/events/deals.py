"""Events of deals: offers, agreements, promises."""

from hanse.core.types import Counts, Event, Seat
from hanse.games.kogge.terms import GoodsTerms, Terms


class OfferMade(Event, Terms, frozen=True):
    """K-DEAL-01, G-73: an offer; only its two players see the values of the markers."""

    offer: int
    seat: Seat
    to: Seat
    give_count: int
    take_count: int
    answers: int = -1
    give_markers: Counts = ()
    take_markers: Counts = ()


class OfferLapsed(Event, frozen=True):
    """G-72: an offer that no longer stands."""

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
    """K-DEAL-01, G-73: an accepted offer; only its two players see the values of the markers."""

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
    """G-29: the end of a promise that was kept or has run out."""

    seat: Seat
    to: Seat
    vow: int
    city: int
