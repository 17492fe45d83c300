"""Replays: whole games as one viewer knew them, from a match or from a file."""

import time
from collections.abc import Callable, Sequence

from msgspec import Raw

from hanse.bots.levels_and_coach import judge_of
from hanse.core.notation.positions import BadLine
from hanse.core.records.parse import Reader
from hanse.core.records.record import Record
from hanse.core.text_limits import record_fault
from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.deferred_judgement import deferred_shares
from hanse.match.replay_steps import OPEN, ReplayStep, no_judge, no_limit, replay_steps
from hanse.tables.messages.replay_bodies import ReplaySeen, ReplayStepSeen
from hanse.tables.messages.vocabulary import vocabulary
from hanse.tables.messages.wire import Player

# A limited process is stopped without an answer after 3.5 CPU seconds, so this limit is lower.
SECONDS = 3.0
"""The CPU seconds allowed for reading and showing a record from a file."""
MAX_CHANGES = 200
"""The maximum number of changed sealed choices in a record from a file."""
TEXT_ERRORS = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""Exceptions that texts from strangers can raise."""


class TooSlow(Exception):
    """An error: a record takes longer to play than is allowed."""


def match_replay(
    record: Record,
    players: tuple[Player, ...],
    viewer: Seat,
    *,
    over: bool,
    check: Callable[[], None] = no_limit,
) -> bytes:
    """Return a replay as JSON. In a running game, entries are not numbered.

    Otherwise a viewer could count the entries that viewers must not notice.
    """
    spec = GAMES[record.setup.game]
    judge = judge_of(spec.about.name) if over and viewer == OPEN else None
    start, *steps = deferred_shares(
        list(replay_steps(record, spec, viewer, check, judge or no_judge))
    )
    numbered = list(numbered_steps(steps, over=over))
    words = vocabulary(record.setup)
    seen = ReplaySeen(viewer, over, players, words, start.sections, tuple(numbered))
    return encode(seen)


def numbered_steps(steps: Sequence[ReplayStep], *, over: bool) -> list[ReplayStepSeen]:
    """Return the steps, each with the number of the viewer's events up to its end."""
    number, found = 0, []
    for step in steps:
        number += len(step.events)
        events = tuple(Raw(encode(event)) for event in step.events)
        # The entries of a running game are not numbered, because viewers must not notice some of
        # them (decision 22).
        entry = step.entry if over else -1
        chances = tuple(round(100 * share) for share in step.shares)
        found.append(ReplayStepSeen(number, step.sections, events, entry, chances))
    return found


def read_file(text: str, check: Callable[[], None]) -> Reader:
    """Return a reader that has played a record from a file; raise BadLine or `check`'s error."""
    if fault := record_fault(text):
        raise BadLine(fault.line, fault.why)
    try:
        return Reader(text, GAMES, check, MAX_CHANGES)
    except BadLine:
        raise
    except TEXT_ERRORS as wrong:
        raise BadLine(1, f"this cannot be played: {type(wrong).__name__}") from wrong


def file_replay(text: str, viewer: Seat) -> bytes:
    """Return the replay of a record from a file; raise BadLine or TooSlow."""
    check = limit_of(SECONDS)
    reader = read_file(text, check)
    record, game = reader.record, reader.timeline.game
    seats = range(record.setup.seats)
    names = record.about.names or tuple(str(seat + 1) for seat in seats)
    if viewer not in (OPEN, SPECTATOR, *seats):
        raise BadLine(1, f"there is no seat {viewer + 1}")
    named_players = tuple(Player(name) for name in names[: len(seats)])
    return match_replay(record, named_players, viewer, over=game.over, check=check)


def limit_of(seconds: float) -> Callable[[], None]:
    """Return a function that raises TooSlow once this process has used this much more CPU time."""
    end = time.process_time() + seconds

    def check() -> None:
        if time.process_time() > end:
            raise TooSlow("this takes too long to play")

    return check
