"""Whom to notify of a turn, and when: from the match, its channels and the time."""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from hanse.core.match_moves import is_match_move
from hanse.core.records.record import Entry, goes_back, takes_back
from hanse.core.types import Seat
from hanse.match.match import Match
from hanse.server.notifications.quiet_hours import after_quiet_hours
from hanse.server.store.channel_rows import Channel
from hanse.tables.seats.agreements import bot_of
from hanse.tables.store.rows import MatchRow


class Notification(Struct, frozen=True):
    """One notification of a turn over one channel: which seats are asked, and until when.

    `at` is the time from which it may be sent.
    """

    channel: Channel
    seats: tuple[Seat, ...]
    turn: int
    at: float
    deadline: float | None

    @property
    def id(self) -> str:
        """An id that stays the same when the notification is repeated."""
        name = f"{self.channel.id} {self.channel.match} {self.turn}"
        return hashlib.sha256(name.encode()).hexdigest()[:32]

    @property
    def is_test(self) -> bool:
        return self.turn < 0


def next_notifications(
    row: MatchRow, match: Match, channels: Sequence[Channel], now: float = 0.0
) -> list[Notification]:
    """Return the notifications that have not been sent yet, some of them for later."""
    found = waiting_notifications(row, match, channels, now)
    # A table's channel that was notified of a later turn does not go back to an earlier one.
    return [one for one in found if one.turn > one.channel.sent]


def waiting_notifications(
    row: MatchRow, match: Match, channels: Sequence[Channel], now: float = 0.0
) -> list[Notification]:
    """Return the notifications of all turns that wait, also those that were sent."""
    waiting = [seat for seat in sorted(match.game.asking) if bot_of(row, match, seat) is None]
    found: list[Notification] = []
    for channel in (one for one in channels if one.is_used):
        seats = [seat for seat in waiting if concerns(channel, row, seat, channels)]
        if seats:
            found.append(notification(match, channel, seats, now))
    return found


def concerns(channel: Channel, row: MatchRow, seat: Seat, channels: Sequence[Channel]) -> bool:
    """Return whether this channel notifies a seat; the table's leaves out seats with their own."""
    secret = row.seats[seat].secret
    if not channel.is_for_table:
        return channel.secret == secret
    return not any(one.is_used and one.secret == secret for one in channels if one.secret)


def notification(match: Match, channel: Channel, seats: Sequence[Seat], now: float) -> Notification:
    turns = {seat: turn_of(match, seat) for seat in seats}
    last = max(turns.values())
    since = min(match.clock.running[seat].since for seat in seats if turns[seat] == last)
    at = max(since + channel.idle, channel.next_at)
    if channel.is_open and not channel.also_open:
        at = max(at, channel.open_until)
    at = after_quiet_hours(max(at, now), channel.options)
    deadlines = [match.clock.deadline(seat) for seat in seats]
    known = [one for one in deadlines if one is not None]
    return Notification(channel, tuple(seats), last, at, min(known, default=None))


def turn_of(match: Match, seat: Seat) -> int:
    """Return the number of an asked seat's turn: a run of entries during which it is asked.

    The number counts entries before the turn, but no changes of sealed choices, which nobody may
    notice. It grows with each turn, also after going back.
    """
    entries = match.record.entries
    asked, begin = match.game.question_id(seat), len(entries)
    while begin:
        entry = entries[begin - 1]
        if entry.seat == seat:
            asked = min(asked, entry.question)
        # An entry of another seat at an earlier ply was made before this seat was asked.
        elif entry.ply < asked or goes_back(entry):
            break
        begin -= 1
    after = [*(entry.ply for entry in entries[1:]), match.game.ply]
    return sum(not is_silent(entries[at], after[at]) for at in range(begin))


def is_silent(entry: Entry, ply_after: int) -> bool:
    """Return whether this entry only changed a sealed choice."""
    is_known = is_match_move(entry.move) or takes_back(entry)
    return entry.ply == ply_after and not is_known
