"""What an update tells beside the view: times, how far one may take back, what is agreed."""

from dataclasses import dataclass

from msgspec import Raw

from hanse.core.encoded_views import EncodedSections
from hanse.core.types import SPECTATOR, Seat
from hanse.match.absence import Wait, wait_for
from hanse.match.match import Match
from hanse.match.takeback import turn_back
from hanse.server.agreements import bot_of
from hanse.server.store.rows import MatchRow
from hanse.server.wire import Agreed, Update


@dataclass(frozen=True)
class Extras:
    """What is told beside the view: times, how far one may take back, what is agreed."""

    deadlines: tuple[float | None, ...]
    reminders: tuple[float | None, ...]
    choices: tuple[float | None, ...]
    agreed: Agreed | None
    """Nothing, where nothing stands beside the game."""
    undo: int = 0
    undo_stop: str = ""
    restart: int = 0


class TableExtras:
    """What is told beside the views of a match: for all once, and for each seat when needed."""

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.made: dict[Seat, Extras] = {}

    def of(self, seat: Seat) -> Extras:
        if seat not in self.made:
            self.made[seat] = self.for_all() if seat == SPECTATOR else self.for_seat(seat)
        return self.made[seat]

    def for_all(self) -> Extras:
        seats, asked = range(self.match.game.seats), self.match.clock.running
        waits = [waited_for(self.row, self.match, s) if s in asked else None for s in seats]
        return Extras(
            filled([self.deadline(s) if s in asked else None for s in seats]),
            filled([wait.remind if wait else None for wait in waits]),
            filled([wait.choose if wait else None for wait in waits]),
            agreed(self.match),
        )

    def deadline(self, seat: Seat) -> float | None:
        """Return until when a person must answer; a bot has no such time."""
        person = bot_of(self.row, self.match, seat) is None
        return self.match.clock.deadline(seat) if person else None

    def for_seat(self, seat: Seat) -> Extras:
        told = self.of(SPECTATOR)
        back = self.match.way_back(seat)
        restart = turn_back(self.match.timeline, seat) if back.answers else 0
        shared = (told.deadlines, told.reminders, told.choices, told.agreed)
        return Extras(*shared, back.answers, back.stopped_by, restart)


def waited_for(row: MatchRow, match: Match, seat: Seat) -> Wait | None:
    """Return how long a person is waited for who plays his seat himself; others nobody awaits.

    If the last answer was given for him, the others need not wait at all.
    """
    wait = wait_for(match.clock, seat) if bot_of(row, match, seat) is None else None
    if wait is None or seat not in match.answered_for:
        return wait
    asked = match.clock.running[seat].since
    return Wait(min(wait.remind, asked), min(wait.choose, asked))


def filled(times: list[float | None]) -> tuple[float | None, ...]:
    """Return a time for each seat; none at all, if no seat has one."""
    return tuple(times) if any(times) else ()


def agreed(match: Match) -> Agreed | None:
    """Return what stands beside the game, if anything does."""
    stands = match.timeline.agreement
    past = match.timeline.past
    if not (stands.stand_ins or stands.ending or stands.going_back or past):
        return None
    back = past[0].ply if past else None
    return Agreed(
        {str(seat): bot for seat, bot in stands.stand_ins.items()},
        tuple(sorted(stands.ending)),
        {str(seat): ply for seat, ply in stands.going_back.items()},
        back,
    )


def updated(
    sections: EncodedSections,
    events: list[Raw],
    number: int,
    extras: Extras,
    now: float,
    *,
    check: int = 0,
) -> Update:
    raw = {name: Raw(section) for name, section in sections.items()}
    at = round(now, 3) if extras.reminders or extras.deadlines else 0.0
    return Update(
        number, raw, tuple(events), extras.deadlines, extras.undo, extras.undo_stop, at,
        extras.restart, extras.reminders, extras.choices, extras.agreed, check,
    )  # fmt: skip
