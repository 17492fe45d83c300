"""Steps that a viewer missed, in order."""

from msgspec import Raw

from hanse.core.records.record import Record
from hanse.core.types import Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.view_steps import history_after
from hanse.tables.messages.bodies import StepSeen, StepsSeen

MAX_STEPS = 120
"""The maximum number of steps in one answer."""


def steps_seen(record: Record, seat: Seat, first: int, number: int) -> StepsSeen:
    """Return the steps after `first` entries, which a viewer with `number` events has missed."""
    spec = GAMES[record.setup.game]
    history = history_after(record, spec, seat, (first, number), MAX_STEPS)
    found = tuple(
        StepSeen(step.number, step.sections, tuple(Raw(encode(one)) for one in step.events))
        for step in history.steps
    )
    return StepsSeen(history.number, history.sections, found)
