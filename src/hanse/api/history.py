"""The history of a game, from which moves are recorded and undone."""

from msgspec.structs import replace

from hanse.core.game import Game
from hanse.core.records.record import Entry, Record
from hanse.core.spec import AnySpec
from hanse.core.types import Addressed, Event, Move, Seat
from hanse.core.wire import encode


class History:
    """The current game, its record, and the game before each entry of the record."""

    def __init__(self, spec: AnySpec, engine: Game, key: bytes, record: Record) -> None:
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
        before = self.engine.copy()
        ply, question = before.ply, before.question_id(seat)
        self.engine.play(seat, move)
        drawn = tuple(self.engine.dice.drawn)
        self.record.entries.append(Entry(ply, seat, question, encode(move), drawn))
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

    def copy(self) -> "History":
        """Return an independent copy of the history."""
        record = replace(self.record, entries=[*self.record.entries])
        twin = History(self.spec, self.engine.copy(), self.key, record)
        twin.before = [*self.before]
        twin.events = [*self.events]
        return twin

    def events_for(self, seat: Seat) -> list[Event]:
        """Return every event that this seat has seen since the game began."""
        return [one.event for entry in self.events for one in entry if one.reaches(seat)]
