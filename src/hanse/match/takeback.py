"""Limits of undo: how far a seat may go back, and the reason for the limit (T-UNDO-01)."""

from msgspec import Struct

from hanse.core.records.timeline import ANSWER, Timeline
from hanse.core.types import Seat


class WayBack(Struct, frozen=True):
    """The number of answers that can be undone. Before them is a draw, a reveal, a deal, …"""

    answers: int
    stopped_by: str


def turn_back(timeline: Timeline, seat: Seat) -> int:
    """Return how many answers lead back to the beginning of this seat's turn (T-UNDO-02).

    If it has not answered in this turn, they lead to the beginning of its last one.
    """
    if not timeline.may_take_back(seat):
        return 0
    turn = timeline.spec.play.turn
    turns = [turn(game) for _, game in timeline.open]
    return turns.count(turns[-1])


def way_back(timeline: Timeline, seat: Seat) -> WayBack:
    """Return the limits of undo for a button, which works or gives the reason why not."""
    answers = timeline.may_take_back(seat)
    if timeline.open and not answers:
        return WayBack(0, ANSWER)
    return WayBack(answers, timeline.closed_by)
