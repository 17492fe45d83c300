"""The history of a game, from which moves are recorded and undone."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from hanse.core.game import Game
from hanse.core.pickle_format import origin_of
from hanse.core.records.record import Entry, Record
from hanse.core.spec import Spec
from hanse.core.types import Addressed, Event, Move, Seat
from hanse.core.wire import encode


class History:
    """The current game, its record, and the game before each entry of the record.

    Games that are kept here are never changed, so that histories can share them.
    """

    def __init__(self, spec: Spec, engine: Game, key: bytes, record: Record) -> None:
        self.spec = spec
        self.engine = engine
        self.key = key
        """The key from which all random draws come."""
        self.record = record
        self.before: list[Game] = []
        self.events: list[tuple[Addressed, ...]] = [tuple(engine.events)]
        """The events at the start and after each entry."""

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move and record it."""
        before, after = self.engine, self.engine.copy()
        after.play(seat, move)
        drawn = tuple(after.dice.drawn)
        self.record.entries.append(
            Entry(before.ply, seat, before.question_id(seat), encode(move), drawn)
        )
        self.engine = after
        self.note(before)

    def note(self, before: Game) -> None:
        """Keep the game before the last entry, and the events of that entry."""
        self.before.append(before)
        self.events.append(tuple(self.engine.events))

    def undo(self) -> None:
        """Undo the last entry."""
        self.record.entries.pop()
        self.events.pop()
        self.engine = self.before.pop().copy()

    def game_after(self, count: int) -> Game:
        """Return the game after this many entries, which must not be changed."""
        return self.before[count] if count < len(self.before) else self.engine

    def part(self, count: int) -> "History":
        """Return a history of the first entries that shares its games with this one."""
        record = replace(self.record, entries=self.record.entries[:count])
        twin = History(self.spec, self.game_after(count), self.key, record)
        twin.before = self.before[:count]
        twin.events = self.events[: count + 1]
        return twin

    def copy(self, count: int | None = None) -> "History":
        """Return an independent history, or one of the first entries."""
        twin = self.part(len(self.before) if count is None else count)
        twin.engine = twin.engine.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., "History"], tuple[object, ...]]:
        from hanse.api.replay import restore_history  # noqa: PLC0415

        origin = origin_of(self.spec, self.record.revision)
        at = self.game_after(0).dice.at
        return restore_history, (origin, (msgspec.json.encode(self.record), self.key, at))

    def events_for(self, seat: Seat) -> list[Event]:
        """Return every event that this seat has seen since the game began."""
        return [one.event for entry in self.events for one in entry if one.reaches(seat)]
