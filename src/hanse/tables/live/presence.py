"""Presence at a table: the people who watch, write or have left; held only in memory.

Presence holds nothing about the game. A process knows only the people connected to it.
"""

from collections.abc import Callable, Iterable

from hanse.core.types import SPECTATOR, Seat
from hanse.tables.messages.wire import Presence, SeatPresence

WRITING_SECONDS = 5.0
"""Seconds for which a player is shown as writing."""


class TablePresence:
    """Presence at one table, in the server's time."""

    def __init__(self, seats: int, now: Callable[[], float]) -> None:
        self.seats = seats
        self.now = now
        self.left: dict[Seat, float] = {}
        self.writing: dict[Seat, float] = {}

    def note_leaving(self, seat: Seat, here: Iterable[Seat]) -> None:
        """Note that the last viewer left this seat, and when, unless another one is `here`."""
        if seat != SPECTATOR and seat not in here:
            self.left[seat] = round(self.now(), 3)
            self.writing.pop(seat, None)

    def note_writing(self, seat: Seat) -> None:
        self.writing[seat] = self.now() + WRITING_SECONDS

    def end_writing(self, seat: Seat) -> None:
        self.writing.pop(seat, None)

    def presence(self, here: Iterable[Seat]) -> Presence:
        """Return the presence of all seats, as everyone at the table sees it."""
        present = set(here)
        return Presence(
            tuple(self.seat_presence(seat, seat in present) for seat in range(self.seats))
        )

    def seat_presence(self, seat: Seat, here: bool) -> SeatPresence:
        if not here:
            return SeatPresence(away_since=self.left.get(seat, 0.0))
        return SeatPresence(here=True, writing=self.writing.get(seat, 0.0) > self.now())
