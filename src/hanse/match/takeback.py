"""How far a seat may go back, and what stands in its way (G-78)."""

from dataclasses import dataclass

from hanse.core.records.timeline import ANSWER, Timeline
from hanse.core.types import Seat


@dataclass(frozen=True)
class WayBack:
    """So many answers may be taken back. Before them stands a draw, a reveal, a deal, …"""

    answers: int
    stopped_by: str


def way_back(timeline: Timeline, seat: Seat) -> WayBack:
    """For a button that can be pressed, or that says why it cannot."""
    answers = timeline.may_take_back(seat)
    if timeline.open and not answers:
        return WayBack(0, ANSWER)
    return WayBack(answers, timeline.closed_by)
