"""Matches that are never changed: a move is played on a copy that then replaces the match."""

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b

from msgspec.structs import replace

from hanse.core.dice import key_of
from hanse.core.records.record import About, Entry, Record, move_of
from hanse.core.records.timeline import Timeline
from hanse.core.types import BadRecord
from hanse.match.clock import Clock, Outage
from hanse.match.match import Draft, Match
from hanse.tables.store.rows import MatchRow


def key(row: MatchRow) -> bytes:
    return key_of(row.seed, [bytes.fromhex(seat.nonce) for seat in row.seats])


def rebuild(row: MatchRow, entries: list[Entry], outages: Sequence[Outage] = ()) -> Match:
    """Return the match made by replaying its entries; a long match needs a thread."""
    start = row.start or ()
    record = Record(row.setup, start, entries, row.position, About(), revision=row.revision)
    return Match.again(record, key(row), row.pace, row.began, outages=outages, before=row.outages)


def digest(match: Match) -> str:
    """Return a hash of the position, to detect rules that lead to another position.

    The hash leaves out readings that a game has only because it was begun under older rules. So it
    stays the same as when those rules were the newest.
    """
    # A shallow copy is enough: only the setup is replaced, and the table is only read.
    game = copy(match.game)
    game.setup = replace(game.setup, readings=match.record.setup.readings)
    return blake2b(match.spec.text.position(game), digest_size=12).hexdigest()


def copy_match(match: Match) -> Match:
    """Return an independent copy of a match; nothing it shares with the first is ever changed."""
    timeline = Timeline(match.spec, match.game.copy(), keep=match.timeline.keep)
    # The match in memory is never changed, so the timeline may keep its game and need not copy it.
    timeline.same = match.game
    # `open` is appended to in place, and `past` is replaced by a new list each time.
    timeline.open, timeline.past = copy(match.timeline.open), match.timeline.past
    timeline.closed_by, timeline.agreement = match.timeline.closed_by, match.timeline.agreement
    record = replace(match.record, entries=copy(match.record.entries))
    other = Match(match.spec, record, timeline, copy_clock(match.clock))
    other.outages = match.outages
    other.played = copy(match.played)
    other.answered_for = match.answered_for
    other.commands = copy(match.commands)
    return other


def copy_clock(clock: Clock) -> Clock:
    other = Clock(clock.pace, len(clock.left))
    other.left = copy(clock.left)
    other.running = copy(clock.running)
    other.streak = clock.streak
    other.resting = clock.resting
    other.quiet_until = clock.quiet_until
    return other


def expected_clock(match: Match, draft: Draft, now: float) -> Clock:
    """Return the clocks after a move that is stored at about the time `now`."""
    clock = copy_clock(match.clock)
    match.tick(clock, replace(draft.entry, at=max(now, clock.earliest_next)), draft.answers)
    return clock


def catch_up(match: Match, entries: Sequence[Entry], outages: Sequence[Outage] = ()) -> Match:
    """Return the match after these entries, which other processes have written.

    Raise BadRecord if a move does not lead to the same entry here.
    """
    other = copy_match(match)
    for entry in entries:
        other.credit(outages, entry.outages)
        move = move_of(entry, match.spec)
        played = other.play(entry.seat, move, entry.command, entry.at)
        if played.entry != entry:
            raise BadRecord(f"entry {len(other.played)} comes out otherwise than it was written")
    other.credit(outages)
    return other
