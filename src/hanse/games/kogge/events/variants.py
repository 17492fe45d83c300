"""Events of the variants for several players."""

from hanse.core.types import Counts, Event, Seat


class Intercepted(Event, frozen=True):
    """B-CHIP-02: the start of an extra turn."""

    seat: Seat


class TaxPaid(Event, frozen=True):
    """K-ADV-TAX-01: a good paid as tax."""

    seat: Seat
    good: int


class Confiscated(Event, frozen=True):
    """K-ADV-TAX-02: foreign goods confiscated in a city."""

    city: int
    goods: Counts


class Attacked(Event, frozen=True):
    """K-ADV-CONF-03: the start of a conflict."""

    seat: Seat
    other: Seat


class Fought(Event, frozen=True):
    """K-ADV-CONF-04: the end of a conflict; others learn only any winner and the hand sizes."""

    seat: Seat
    other: Seat
    winner: Seat
    hands: tuple[int, int]


class FightMarkers(Event, frozen=True):
    """K-ADV-CONF-04: the markers swapped in a conflict, for its two players alone."""

    seats: tuple[Seat, Seat]
    laid: tuple[Counts, Counts]


class Demanded(Event, frozen=True):
    """K-ADV-CONF-05: the three goods that the winner named."""

    seat: Seat
    loser: Seat
    named: Counts


class Yielded(Event, frozen=True):
    """K-ADV-CONF-05: the goods handed over; only the two players see their kinds."""

    seat: Seat
    winner: Seat
    count: int
    goods: Counts = ()


class Peeked(Event, frozen=True):
    """K-ADV-MEM-06: a paid look; only the player who looks sees the routes."""

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
    """B-ROUTE-01: the change of Bornholm's number; all see both markers."""

    seat: Seat
    old: int
    new: int


class PirateNamed(Event, frozen=True):
    """P-01: the pirate's seat; he begins at Bornholm."""

    seat: Seat


class Delivered(Event, frozen=True):
    """P-06: goods brought home, and the points that the pirate notes for them."""

    seat: Seat
    goods: Counts
    noted: int


class RaidMarkerBack(Event, frozen=True):
    """P-05: a raid marker that the pirate took back from a city."""

    seat: Seat
    marker: int
    city: int
