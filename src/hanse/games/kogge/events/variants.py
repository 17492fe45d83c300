"""Events of the variants for several players."""

from hanse.core.types import Counts, Event, Seat


class Intercepted(Event, frozen=True):
    """B-CHIP-02: an extra turn begins."""

    seat: Seat


class TaxPaid(Event, frozen=True):
    """K-ADV-TAX-01: a good was paid as tax."""

    seat: Seat
    good: int


class Confiscated(Event, frozen=True):
    """K-ADV-TAX-02: foreign goods were confiscated."""

    city: int
    goods: Counts


class Attacked(Event, frozen=True):
    """K-ADV-CONF-03: a conflict begins."""

    seat: Seat
    other: Seat


class Fought(Event, frozen=True):
    """K-ADV-CONF-04: others learn only the winner, if there is one, and can count the two hands."""

    seat: Seat
    other: Seat
    winner: Seat
    hands: tuple[int, int]


class FightMarkers(Event, frozen=True):
    """K-ADV-CONF-04: for the two alone, the markers that each laid and the other keeps."""

    seats: tuple[Seat, Seat]
    laid: tuple[Counts, Counts]


class Demanded(Event, frozen=True):
    """K-ADV-CONF-05: the winner named three goods."""

    seat: Seat
    loser: Seat
    named: Counts


class Yielded(Event, frozen=True):
    """K-ADV-CONF-05: all see the number; the two also see the kinds."""

    seat: Seat
    winner: Seat
    count: int
    goods: Counts = ()


class Peeked(Event, frozen=True):
    """K-ADV-MEM-06: all see the price; only the player who looks sees the routes."""

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
    """B-SETUP-01: Bornholm's first number, and its first goods."""

    marker: int
    goods: Counts


class CrestChanged(Event, frozen=True):
    """B-ROUTE-01: both markers are seen by all."""

    seat: Seat
    old: int
    new: int


class PirateNamed(Event, frozen=True):
    """P-01: the pirate's seat; he begins at Bornholm."""

    seat: Seat


class Delivered(Event, frozen=True):
    """P-06: goods brought home, and the points he notes for them."""

    seat: Seat
    goods: Counts
    noted: int


class RaidMarkerBack(Event, frozen=True):
    """P-05: the pirate's raid marker is taken off a city."""

    seat: Seat
    marker: int
    city: int
