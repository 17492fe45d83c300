"""Absence of players who do not answer (T-AWAY-01): the reminder, and the others' choice."""

from msgspec import Struct

from hanse.core.types import Seat
from hanse.match.clock import UNTIMED, Clock

# Two minutes and then eight more for tables without a clock (decision 20).
PATIENCE = 120.0
"""Without a clock, seconds after which a player who has not answered is reminded."""
GRACE = 480.0
"""Seconds from the reminder until the others may choose."""
REMINDED = 0.75
"""With a clock, the part of the answering time after which a player is reminded."""


class Wait(Struct, frozen=True):
    """The time of an asked seat's reminder, and the time from which others need not wait for it."""

    remind: float
    choose: float


def wait_for(clock: Clock, seat: Seat) -> Wait | None:
    """Return the wait for this seat; None if it is not asked."""
    thinking = clock.running.get(seat)
    if thinking is None:
        return None
    deadline = clock.deadline(seat)
    if deadline is None or clock.pace == UNTIMED:
        remind = max(clock.quiet_until, thinking.since + PATIENCE)
        return Wait(remind, remind + GRACE)
    return Wait(thinking.since + REMINDED * (deadline - thinking.since), deadline)
