"""Due times in a match: a bot's turn, a reply, a time-out."""

from hanse.core.records.record import move_of
from hanse.core.types import Proposal, Seat
from hanse.match.clock import Clock
from hanse.match.match import Match
from hanse.tables.seats.agreements import bot_of, seats_of_people
from hanse.tables.store.rows import Due, MatchRow

REPLY = 2.0
"""Seconds for which a bot considers an aside, unless a bot must answer earlier."""


def next_due_work(
    row: MatchRow, match: Match, delay: float, clock: Clock | None = None
) -> Due | None:
    """Return the next due work: a bot's answer or a time-out, whichever comes first.

    A bot's time counts from its question: asides in between do not postpone its answer, unless a
    bot has just offered something to a person. Replies to asides come before everything else,
    except among bots alone, where nothing is urgent.
    """
    clock = clock or match.clock
    asked = sorted(match.game.asking)
    played = [seat for seat in asked if bot_of(row, match, seat) is not None]
    patient = clock.earliest_next + PATIENCE if waits_for_person(row, match) else 0.0
    bots = [max(patient, clock.running[seat].since + delay) for seat in played]
    times = [clock.deadline(seat) for seat in asked if seat not in played]
    spoken = bots_addressed(row, match)
    kind = "alone" if not seats_of_people(row, match) else "reply" if spoken else "bot"
    found = [Due(at, kind) for at in bots]
    if spoken:
        found.append(Due(clock.earliest_next + REPLY, kind))
    found += [Due(at, "time") for at in times if at is not None]
    return min(found, key=lambda one: one.at, default=None)


def bots_addressed(row: MatchRow, match: Match) -> list[Seat]:
    """Return the seats of bots with an aside that awaits their reply."""
    game = match.game
    seats = range(game.seats) if game.agenda else ()
    reply = match.spec.play.plain_reply
    return [seat for seat in seats if bot_of(row, match, seat) and reply(game, seat)]


PATIENCE = 6.0
"""Seconds for which bots wait for a person after a bot has made that person an offer."""


def waits_for_person(row: MatchRow, match: Match) -> bool:
    """Return whether a bot's aside to a person is the last move and still unanswered."""
    last = match.record.entries[-1] if match.record.entries else None
    if last is None or not match.game.agenda or not bot_of(row, match, last.seat):
        return False
    if not isinstance(move_of(last, match.spec), Proposal):
        return False
    return any(
        match.spec.play.plain_reply(match.game, seat) for seat in seats_of_people(row, match)
    )


def late_seats(row: MatchRow, match: Match, now: float) -> list[Seat]:
    """Return the seats whose time is up. A bot has no clock, so its time is never up."""
    return [seat for seat in match.clock.late_seats(now) if bot_of(row, match, seat) is None]
