"""What can happen in Nim."""

from hanse.core.types import Counts, Event, Seat


class Dealt(Event, frozen=True):
    """N-SETUP-02: to all how many cards; to their owner also which."""

    seat: Seat
    count: int
    cards: Counts = ()


class Begins(Event, frozen=True):
    """N-SETUP-02."""

    seat: Seat


class Took(Event, frozen=True):
    """N-TAKE-01."""

    seat: Seat
    heap: int
    stones: int


class Drew(Event, frozen=True):
    """N-TAKE-01: to its owner also which card."""

    seat: Seat
    card: int = 0


class Folded(Event, frozen=True):
    """N-FOLD-01."""

    seat: Seat
    cards: Counts


class Ended(Event, frozen=True):
    """N-END-01, N-END-02."""

    by: str
    winners: tuple[Seat, ...]
    points: Counts


EVENTS = (Dealt, Begins, Took, Drew, Folded, Ended)
