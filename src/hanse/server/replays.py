"""Replays as they are sent: whole games as one viewer knew them, packed, the last ones kept."""

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from msgspec import Raw

from hanse.bots.for_people import judge_of
from hanse.core.notation.positions import BadLine
from hanse.core.records.parse import Reader
from hanse.core.records.record import Record
from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.judged import judged_whole
from hanse.match.replayed import OPEN, ReplayStep, go_on, nobody, replayed
from hanse.server.replay_bodies import ReplaySeen, ReplayStepSeen
from hanse.server.routes.pages import Page, page
from hanse.server.vocabulary import vocabulary
from hanse.server.wire import Player

LARGEST_RECORD = 256 * 1024
LONGEST_LINE = 4000
SECONDS = 4.0
"""So long a record from somebody's disk may take, to be read and to be shown."""
MOST_KEPT = 64
JSON = "application/json"
NO_RECORD = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What may come of a text that somebody wrote himself."""


class TooSlow(Exception):
    """A record that takes longer to play than anybody may take."""


class KeptReplays:
    """The replays of finished games that were asked for last."""

    def __init__(self) -> None:
        self.pages: OrderedDict[tuple[str, Seat], Page] = OrderedDict()

    def get(self, match: str, viewer: Seat, make: Callable[[], Page]) -> Page:
        """Return it, made if it is not kept."""
        found = self.pages.pop((match, viewer), None) or make()
        self.pages[match, viewer] = found
        while len(self.pages) > MOST_KEPT:
            self.pages.popitem(last=False)
        return found


def replay_page(
    record: Record,
    players: tuple[Player, ...],
    viewer: Seat,
    *,
    over: bool,
    check: Callable[[], None] = go_on,
) -> Page:
    """Return a replay as it is sent. Of a running game, entries are not numbered.

    There are some that a viewer cannot notice, and he must not learn how many.
    """
    spec = GAMES[record.setup.game]
    judge = judge_of(spec.about.name) if over and viewer == OPEN else None
    start, *steps = judged_whole(list(replayed(record, spec, viewer, check, judge or nobody)))
    numbered = list(told_steps(steps, over=over))
    words = vocabulary(record.setup)
    seen = ReplaySeen(viewer, over, players, words, start.sections, tuple(numbered))
    return page(encode(seen), JSON)


def told_steps(steps: Sequence[ReplayStep], *, over: bool) -> list[ReplayStepSeen]:
    """Return the steps with the number of events that were told by then."""
    number, found = 0, []
    for step in steps:
        number += len(step.events)
        events = tuple(Raw(encode(event)) for event in step.events)
        entry = step.entry if over else -1
        chances = tuple(round(100 * share) for share in step.shares)
        found.append(ReplayStepSeen(number, step.sections, events, entry, chances))
    return found


def read_file(text: str, check: Callable[[], None]) -> Reader:
    """Return a record from somebody's disk, played; raises BadLine or what `check` raises."""
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise BadLine(number, "this line is too long")
    try:
        return Reader(text, GAMES, check)
    except BadLine:
        raise
    except NO_RECORD as wrong:
        raise BadLine(1, f"this cannot be played: {type(wrong).__name__}") from wrong


def file_page(text: str, viewer: Seat) -> Page:
    """Return the replay of a record from somebody's disk; raises BadLine or TooSlow."""
    check = limit_of(SECONDS)
    reader = read_file(text, check)
    record, game = reader.record, reader.timeline.game
    seats = range(record.setup.seats)
    names = record.about.names or tuple(str(seat + 1) for seat in seats)
    if viewer not in (OPEN, SPECTATOR, *seats):
        raise BadLine(1, f"there is no seat {viewer + 1}")
    told = tuple(Player(name) for name in names[: len(seats)])
    return replay_page(record, told, viewer, over=game.over, check=check)


def limit_of(seconds: float) -> Callable[[], None]:
    """Return something that raises TooSlow once so much time is over."""
    end = time.monotonic() + seconds

    def check() -> None:
        if time.monotonic() > end:
            raise TooSlow("this takes too long to play")

    return check
