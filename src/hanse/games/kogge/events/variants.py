"""Events of the variants for several players."""

from hanse.core.types import Counts, Event, Seat


class Intercepted(Event, frozen=True):
    """B-CHIP-02: an extra turn begins."""

    seat: Seat


class TaxPaid(Event, frozen=True):
    """K-ADV-TAX-01."""

    seat: Seat
    good: int


class Confiscated(Event, frozen=True):
    """K-ADV-TAX-02."""

    city: int
    goods: Counts


class Attacked(Event, frozen=True):
    """K-ADV-CONF-03: a conflict begins."""

    seat: Seat
    other: Seat


class Fought(Event, frozen=True):
    """K-ADV-CONF-04: others learn only who won, if anybody did, and can count the two hands."""

    seat: Seat
    other: Seat
    winner: Seat
    hands: tuple[int, int]


class FightMarkers(Event, frozen=True):
    """K-ADV-CONF-04: to the two alone, what each laid and the other keeps."""

    seats: tuple[Seat, Seat]
    laid: tuple[Counts, Counts]


class Demanded(Event, frozen=True):
    """K-ADV-CONF-05."""

    seat: Seat
    loser: Seat
    named: Counts


class Yielded(Event, frozen=True):
    """K-ADV-CONF-05: to all how many; to the two what it was."""

    seat: Seat
    winner: Seat
    count: int
    goods: Counts = ()


class Peeked(Event, frozen=True):
    """K-ADV-MEM-06: to all the price; to the one who looks, what he sees."""

    seat: Seat
    city: int
    goods: Counts
    markers: Counts
    routes: Counts = ()


class StartSeen(Event, frozen=True):
    """K-ADV-MEM-02: to the seat alone, the routes of its first city."""

    seat: Seat
    city: int
    routes: Counts


class CrestLaid(Event, frozen=True):
    """B-SETUP-01: Bornholm's first number, and what lies there."""

    marker: int
    goods: Counts


class CrestChanged(Event, frozen=True):
    """B-ROUTE-01: both markers are seen by all."""

    seat: Seat
    old: int
    new: int


class PirateNamed(Event, frozen=True):
    """P-01: who is the pirate; he begins at Bornholm."""

    seat: Seat


class Delivered(Event, frozen=True):
    """P-06: goods brought home, and what he notes for them."""

    seat: Seat
    goods: Counts
    noted: int


class RaidMarkerBack(Event, frozen=True):
    """P-05: the pirate's raid marker is taken off a city."""

    seat: Seat
    marker: int
    city: int
