"""What one viewer saw of a match, step by step: the view after each entry, and what was told."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from hanse.core.encoded_views import EncodedSections, EncodedViews, changed
from hanse.core.game import Game
from hanse.core.records.record import Record, replay
from hanse.core.spec import AnySpec
from hanse.core.types import Event, Seat
from hanse.match.match import Match, Played


@dataclass(frozen=True)
class ViewStep:
    """The sections that one entry changed for a viewer, and the events that he was told by it.

    `number` counts his events up to here.
    """

    number: int
    sections: EncodedSections
    events: tuple[Event, ...]


@dataclass(frozen=True)
class ViewHistory:
    """A whole view, the number of events told by then, and the steps after it."""

    number: int
    sections: EncodedSections
    steps: tuple[ViewStep, ...]


class Replay:
    """A match as it is now, to be gone through once more. What is played later does not matter."""

    def __init__(self, match: Match) -> None:
        self.spec: AnySpec = match.spec
        record = match.record
        self.record = Record(
            record.setup,
            record.start,
            [*record.entries],
            record.position,
            revision=record.revision,
        )
        self.played: tuple[Played, ...] = tuple(match.played)

    def history(self, seat: Seat, since: int, most: int) -> ViewHistory:
        """Return what this viewer saw after so many events, in at most so many steps."""
        told = [heard(played, seat) for played in self.played]
        first, number = place_of(told, since)
        games = replay(self.record, self.spec)
        base = self.seen(next(islice(games, first, None)), seat)
        steps = self.steps(games, told[first:], seat, (number, base))
        return ViewHistory(number, base, tuple(islice(steps, most)))

    def steps(
        self,
        games: Iterator[Game],
        told: list[tuple[Event, ...]],
        seat: Seat,
        begin: tuple[int, EncodedSections],
    ) -> Iterator[ViewStep]:
        """Leave out every entry that the viewer could not notice."""
        number, before = begin
        for game, events in zip(games, told, strict=True):
            after = self.seen(game, seat)
            new = changed(before, after)
            if new or events:
                number += len(events)
                yield ViewStep(number, new, events)
            before = after

    def seen(self, game: Game, seat: Seat) -> EncodedSections:
        return EncodedViews(self.spec, game).sections(seat)


def heard(played: Played, seat: Seat) -> tuple[Event, ...]:
    return tuple(one.event for one in played.told if one.reaches(seat))


def place_of(told: list[tuple[Event, ...]], since: int) -> tuple[int, int]:
    """Return how many entries a viewer with so many events has seen, and his events by then."""
    number = 0
    for place, events in enumerate(told):
        if number + len(events) > since:
            return place, number
        number += len(events)
    return len(told), number
