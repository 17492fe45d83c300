"""Steps of a match as one viewer saw it: the view after each entry, and its events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from hanse.core.encoded_views import EncodedSections, EncodedViews, changed_sections
from hanse.core.game import Game
from hanse.core.records.record import Record, replay
from hanse.core.spec import AnySpec
from hanse.core.types import Addressed, Event, Seat
from hanse.match.match import Match, Played


@dataclass(frozen=True)
class ViewStep:
    """The sections that one entry changed for a viewer, and the events that they saw with it.

    `number` counts the viewer's events up to here.
    """

    number: int
    sections: EncodedSections
    events: tuple[Event, ...]


@dataclass(frozen=True)
class ViewHistory:
    """A whole view, the number of events up to it, and the steps after it."""

    number: int
    sections: EncodedSections
    steps: tuple[ViewStep, ...]


class Replay:
    """A snapshot of a match, for replays. Later moves do not change it."""

    def __init__(self, match: Match) -> None:
        self.spec: AnySpec = match.spec
        record = match.record
        self.record = Record(
            record.setup,
            record.start,
            # A copy, because the record of a live match keeps growing.
            [*record.entries],
            record.position,
            revision=record.revision,
        )
        self.played: tuple[Played, ...] = tuple(match.played)

    def history(self, seat: Seat, since: int, most: int) -> ViewHistory:
        """Return this viewer's steps after this many events, up to a maximum number."""
        return history_after(self.record, self.spec, seat, self.place(seat, since), most)

    def place(self, seat: Seat, since: int) -> tuple[int, int]:
        """Return the numbers of entries and of events in the viewer's first `since` events."""
        number = 0
        for place, played in enumerate(self.played):
            events = sum(one.reaches(seat) for one in played.events)
            if number + events > since:
                return place, number
            number += events
        return len(self.played), number


def history_after(
    record: Record, spec: AnySpec, seat: Seat, place: tuple[int, int], most: int
) -> ViewHistory:
    """Return this viewer's steps after a place: the numbers of entries and events before it."""
    first, number = place
    games = replay(record, spec)
    base = sections_for(spec, next(islice(games, first, None)), seat)
    steps = steps_after(spec, games, seat, (number, base))
    return ViewHistory(number, base, tuple(islice(steps, most)))


def steps_after(
    spec: AnySpec, games: Iterator[Game], seat: Seat, begin: tuple[int, EncodedSections]
) -> Iterator[ViewStep]:
    """Yield the steps after these games, leaving out entries that the viewer could not notice."""
    number, before = begin
    for game in games:
        after, events = sections_for(spec, game, seat), events_for(game.events, seat)
        new = changed_sections(before, after)
        if new or events:
            number += len(events)
            yield ViewStep(number, new, events)
        before = after


def sections_for(spec: AnySpec, game: Game, seat: Seat) -> EncodedSections:
    return EncodedViews(spec, game).sections(seat)


def events_for(addressed: Sequence[Addressed], seat: Seat) -> tuple[Event, ...]:
    return tuple(one.event for one in addressed if one.reaches(seat))
