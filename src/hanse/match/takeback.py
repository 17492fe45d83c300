"""How far a seat may go back, and what stands in its way (G-78)."""

from dataclasses import dataclass

from hanse.core.records.timeline import ANSWER, Timeline
from hanse.core.types import Seat


@dataclass(frozen=True)
class WayBack:
    """So many answers may be taken back. Before them stands a draw, a reveal, a deal, …"""

    answers: int
    stopped_by: str


def way_back(course: Timeline, seat: Seat) -> WayBack:
    """For a button that can be pressed, or that says why it cannot."""
    answers = course.may_take_back(seat)
    if course.open and not answers:
        return WayBack(0, ANSWER)
    return WayBack(answers, course.closed_by)
