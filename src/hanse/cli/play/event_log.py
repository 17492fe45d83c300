"""Events since the game began, as each seat may read them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanse.core.records.record import move_of
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack, TakenBack
from hanse.core.types import Addressed, Event, Seat
from hanse.match.match import Match, Played
from hanse.words.story import Story


@dataclass(frozen=True)
class LoggedEntry:
    """Events of one entry; for an undo, only the player and the number of answers."""

    ply: int
    events: tuple[Addressed, ...]
    taken_back: tuple[Seat, int] | None = None


class EventLog:
    """The events in order. An undo removes the undone events, but stays in the log itself."""

    def __init__(self, spec: AnySpec, start: Sequence[Addressed]) -> None:
        self.spec = spec
        self.entries = [LoggedEntry(-1, tuple(start))]
        self.read: Counter[Seat] = Counter()
        """The number of entries shown to each seat."""
        self.lines_by_entry: dict[tuple[Seat, int], tuple[LoggedEntry, list[str]]] = {}
        """Sentences of earlier events, cached."""

    def add(self, played: Played, ply: int) -> None:
        """Add the events of an entry; `ply` is the game's ply after it."""
        entry = played.entry
        move = move_of(entry, self.spec)
        if not isinstance(move, TakeBack):
            self.entries.append(LoggedEntry(entry.ply, played.events))
            return
        self.entries = [news for news in self.entries if news.ply < ply]
        for seat, read in self.read.items():
            self.read[seat] = min(read, len(self.entries))
        self.entries.append(LoggedEntry(ply - 1, (), (entry.seat, move.value)))

    def events_for(self, seat: Seat) -> list[Event]:
        """Return every event that this seat has seen."""
        return [
            addressed.event
            for news in self.entries
            for addressed in news.events
            if addressed.reaches(seat)
        ]

    def lines(self, story: Story) -> list[str]:
        """Return the lines of all events that the story's viewer has seen."""
        return [line for one in self.entries for line in self.entry_lines(one, story)]

    def unread_lines(self, story: Story) -> list[str]:
        """Return the lines of the events that the story's viewer has not been shown yet."""
        fresh = self.entries[self.read[story.viewer] :]
        return [line for one in fresh for line in self.entry_lines(one, story)]

    def entry_lines(self, one: LoggedEntry, story: Story) -> list[str]:
        place = story.viewer, id(one)
        if place not in self.lines_by_entry:
            self.lines_by_entry[place] = one, list(log_lines(one, story))
        return self.lines_by_entry[place][1]

    def mark_read(self, seat: Seat) -> None:
        """Mark everything up to now as read."""
        self.read[seat] = len(self.entries)


def log_lines(one: LoggedEntry, story: Story) -> Iterator[str]:
    if one.taken_back:
        seat, answers = one.taken_back
        yield story.event_line(TakenBack(seat, answers))
    if any(addressed.reaches(story.viewer) for addressed in one.events):
        yield from story.lines(one.events)


def event_log_of(match: Match, start: Sequence[Addressed]) -> EventLog:
    """Return the log of a running match; a seat knows all events before its last answer."""
    found = EventLog(match.spec, start)
    for played, ply in zip(match.played, plies_after(match), strict=True):
        found.read[played.entry.seat] = len(found.entries)
        found.add(played, ply)
    return found


def plies_after(match: Match) -> list[int]:
    """Return the ply after each entry: the next entry's, or the game's current ply."""
    entries = match.record.entries
    return [entry.ply for entry in entries[1:]] + ([match.game.ply] if entries else [])
