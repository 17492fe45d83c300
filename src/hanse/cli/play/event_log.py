"""Events since the game began, as each seat may read them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanse.core.records.record import move_of
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack
from hanse.core.types import Addressed, Event, Seat
from hanse.match.match import Match, Played
from hanse.match.story import Story


@dataclass(frozen=True)
class LoggedEntry:
    """Events of one entry; of an undo only who took back how many answers."""

    ply: int
    told: tuple[Addressed, ...]
    taken_back: tuple[Seat, int] | None = None


class EventLog:
    """The news in order. What was taken back is gone; that it was taken back stays."""

    def __init__(self, spec: AnySpec, start: Sequence[Addressed]) -> None:
        self.spec = spec
        self.entries = [LoggedEntry(-1, tuple(start))]
        self.read: Counter[Seat] = Counter()
        """Number of entries that each seat has been shown."""
        self.told: dict[tuple[Seat, int], tuple[LoggedEntry, list[str]]] = {}
        """What was said once need not be put into words again."""

    def add(self, played: Played, ply: int) -> None:
        """Of an entry; `ply` is where the game stands after it."""
        entry = played.entry
        move = move_of(entry, self.spec)
        if not isinstance(move, TakeBack):
            self.entries.append(LoggedEntry(entry.ply, played.told))
            return
        self.entries = [news for news in self.entries if news.ply < ply]
        for seat, read in self.read.items():
            self.read[seat] = min(read, len(self.entries))
        self.entries.append(LoggedEntry(ply - 1, (), (entry.seat, move.value)))

    def heard(self, seat: Seat) -> list[Event]:
        """Every event that this seat was told."""
        return [told.event for news in self.entries for told in news.told if told.reaches(seat)]

    def lines(self, story: Story) -> list[str]:
        """All that the story's viewer was told."""
        return [line for one in self.entries for line in self.worded(one, story)]

    def unread(self, story: Story) -> list[str]:
        """Return what he has not been shown yet."""
        fresh = self.entries[self.read[story.viewer] :]
        return [line for one in fresh for line in self.worded(one, story)]

    def worded(self, one: LoggedEntry, story: Story) -> list[str]:
        place = story.viewer, id(one)
        if place not in self.told:
            self.told[place] = one, list(told_lines(one, story))
        return self.told[place][1]

    def shown(self, seat: Seat) -> None:
        """Everything up to now."""
        self.read[seat] = len(self.entries)


def told_lines(one: LoggedEntry, story: Story) -> Iterator[str]:
    if one.taken_back:
        seat, answers = one.taken_back
        name = story.phrases.player(seat)
        yield story.words.say("platform-taken-back", seat=name, answers=answers)
    if any(told.reaches(story.viewer) for told in one.told):
        yield from story.lines(one.told)


def event_log_of(match: Match, start: Sequence[Addressed]) -> EventLog:
    """Of a match that has been going on; a seat knows what there was before its last answer."""
    found = EventLog(match.spec, start)
    for played, ply in zip(match.played, plies_after(match), strict=True):
        found.read[played.entry.seat] = len(found.entries)
        found.add(played, ply)
    return found


def plies_after(match: Match) -> list[int]:
    """Where the game stood after each entry: where the next one was played, or where it is now."""
    entries = match.record.entries
    return [entry.ply for entry in entries[1:]] + ([match.game.ply] if entries else [])
