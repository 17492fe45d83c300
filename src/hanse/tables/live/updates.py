"""Parts of an update apart from the view: times, undo, agreements."""

from collections.abc import Mapping

from msgspec import Raw, Struct

from hanse.core.encoded_views import EncodedSections
from hanse.core.types import SPECTATOR, Seat
from hanse.match.absence import Wait, wait_for
from hanse.match.match import Match
from hanse.match.takeback import turn_back
from hanse.tables.messages.wire import Agreed, Update
from hanse.tables.seats.agreements import bot_of
from hanse.tables.store.rows import MatchRow

OTHERS: Seat = -2
"""The viewer that stands for all seats that can undo nothing."""


class Extras(Struct, frozen=True):
    """The parts of an update apart from the view: times, undo, agreements."""

    deadlines: tuple[float | None, ...]
    reminders: tuple[float | None, ...]
    choices: tuple[float | None, ...]
    agreed: Agreed | None
    """Agreements about the match; None if there are none."""
    undo: int = 0
    undo_stop: str = ""
    restart: int = 0


class TableExtras:
    """Extras of all viewers of a match: spectators, OTHERS, and the player who may undo."""

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.made: dict[Seat, Extras] = {}

    def extras_for(self, seat: Seat) -> Extras:
        alike = seat
        if seat != SPECTATOR and not self.match.timeline.may_take_back(seat):
            # All seats that cannot undo share the same extras, which are made once.
            alike = OTHERS
        if alike not in self.made:
            self.made[alike] = self.shared_extras() if seat == SPECTATOR else self.own_extras(seat)
        return self.made[alike]

    def shared_extras(self) -> Extras:
        """Return a watcher's extras: the agreements, and the times of people but not of bots."""
        match, clock = self.match, self.match.clock
        asked = [seat for seat in clock.running if bot_of(self.row, match, seat) is None]
        waits = {seat: wait for seat in asked if (wait := seat_wait(match, seat))}
        return Extras(
            self.seat_times({seat: clock.deadline(seat) for seat in asked}),
            self.seat_times({seat: wait.remind for seat, wait in waits.items()}),
            self.seat_times({seat: wait.choose for seat, wait in waits.items()}),
            agreement_state(match),
        )

    def seat_times(self, times: Mapping[Seat, float | None]) -> tuple[float | None, ...]:
        """Return a time for each seat, or an empty tuple if no seat has one."""
        seats = range(self.match.game.seats)
        return tuple([times.get(seat) for seat in seats]) if any(times.values()) else ()

    def own_extras(self, seat: Seat) -> Extras:
        watcher = self.extras_for(SPECTATOR)
        back = self.match.way_back(seat)
        restart = turn_back(self.match.timeline, seat) if back.answers else 0
        shared = (watcher.deadlines, watcher.reminders, watcher.choices, watcher.agreed)
        return Extras(*shared, back.answers, back.stopped_by, restart)


def seat_wait(match: Match, seat: Seat) -> Wait | None:
    """Return the times until which the others wait for a person who is asked.

    If someone else gave the person's last answer, the others need not wait at all.
    """
    wait = wait_for(match.clock, seat)
    if wait is None or seat not in match.answered_for:
        return wait
    asked = match.clock.running[seat].since
    return Wait(min(wait.remind, asked), min(wait.choose, asked))


def agreement_state(match: Match) -> Agreed | None:
    """Return the state of agreements about the match; None if there is none."""
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


def make_update(
    sections: EncodedSections,
    events: list[Raw],
    number: int,
    extras: Extras,
    now: float,
    *,
    check: int = 0,
) -> Update:
    at = round(now, 3) if extras.reminders or extras.deadlines else 0.0
    return Update(
        number, sections, tuple(events), extras.deadlines, extras.undo, extras.undo_stop, at,
        extras.restart, extras.reminders, extras.choices, extras.agreed, check,
    )  # fmt: skip
