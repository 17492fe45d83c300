"""Public summaries of a match, for lists of tables."""

from collections.abc import Sequence

from msgspec.structs import replace

from hanse.core.types import Seat
from hanse.match.clock import QUIET, Clock, Outage
from hanse.match.match import Draft, Match
from hanse.tables.live.copies import rebuild
from hanse.tables.store.rows import Ended, MatchRow, Standing


def standing_of(match: Match, clock: Clock | None = None, at: float = 0.0) -> Standing:
    """Return the summary after the last entry; `clock` is the state of the clocks then."""
    clock = clock or match.clock
    asked: tuple[Seat, ...] = tuple(sorted(match.game.asking))
    ended = match.spec.play.outcome(match.game)
    return Standing(
        match.spec.play.round(match.game),
        asked,
        tuple(clock.deadline(seat) for seat in asked),
        tuple(sorted(match.timeline.agreement.stand_ins)),
        Ended(ended.by, ended.winners, ended.points) if ended else None,
        match.outages,
        round(at, 3),
    )


def standing_after(match: Match, draft: Draft, clock: Clock, at: float) -> Standing | None:
    """Return the summary after this move; None if nobody may notice the move."""
    return None if draft.silent else standing_of(match, clock, at)


def first_standing(row: MatchRow, now: float) -> Standing:
    """Return the summary of a match that begins now."""
    first, later = standing_of(rebuild(row, []), at=now), now - row.began
    return replace(first, deadlines=tuple(at and at + later for at in first.deadlines))


def credit_outages(deadline: float, since: int, outages: Sequence[Outage]) -> float:
    """Return a deadline extended by the time lost in outages with numbers above `since`."""
    for outage in outages:
        if outage.number > since:
            deadline += outage.ended - outage.began
            if outage.ended > outage.began:
                deadline = max(deadline, outage.ended + QUIET)
    return deadline
