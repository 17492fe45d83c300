"""Limits of undo: how far a seat may go back, and the reason for the limit (T-UNDO-01)."""

from msgspec import Struct

from hanse.core.records.timeline import ANSWER, Timeline
from hanse.core.types import Seat


class WayBack(Struct, frozen=True):
    """The number of answers that can be undone, and the event that prevents undoing more."""

    answers: int
    stopped_by: str


def turn_back(timeline: Timeline, seat: Seat) -> int:
    """Return how many answers lead back to the beginning of this seat's turn (T-UNDO-02).

    If the seat has not answered in this turn, they lead back to the beginning of its last turn.
    """
    if not timeline.may_take_back(seat):
        return 0
    turn = timeline.spec.play.turn
    turns = [turn(game) for _, game in timeline.open]
    return turns.count(turns[-1])


def way_back(timeline: Timeline, seat: Seat) -> WayBack:
    """Return how many answers this seat can undo, and the reason why it cannot undo more."""
    answers = timeline.may_take_back(seat)
    if timeline.open and not answers:
        return WayBack(0, ANSWER)
    return WayBack(answers, timeline.closed_by)
