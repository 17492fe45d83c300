"""A record of a game: text that can be saved, read and played again, and a sequence of steps."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, overload

from hanse.api.history import History
from hanse.core.records import record as records
from hanse.core.records.record import move_of
from hanse.core.records.write import write
from hanse.core.spec import Spec
from hanse.core.types import Event, Move, Seat

if TYPE_CHECKING:
    from hanse.api.game import Game


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a record: its number from 0, its seat, and all events that it caused."""

    number: int
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    _history: History = field(repr=False, compare=False)

    @property
    def text(self) -> str:
        """The text of the move as records write it."""
        history = self._history
        return history.spec.text.notation.format(self.move, history.game_after(self.number))

    @property
    def before(self) -> "Game":
        """The game right before the move, which can be continued differently."""
        return self._game(self.number)

    @property
    def game(self) -> "Game":
        """The game right after the move, which can be continued differently."""
        return self._game(self.number + 1)

    def _game(self, count: int) -> "Game":
        from hanse.api.game import Game  # noqa: PLC0415

        return Game.from_history(self._history.copy(count))


class Record(Sequence[Step]):
    """The record of a game from its setup on; `str` returns it as text.

    It is a sequence of steps, one for each move. Later moves of the game do not change it.
    """

    def __init__(self, history: History) -> None:
        self._history = history

    @property
    def spec(self) -> Spec:
        """The interface of the game, for other parts of Hanse."""
        return self._history.spec

    @property
    def data(self) -> records.Record:
        """The setup, every entry and every draw, as `hanse.core` keeps them."""
        return self._history.record

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move, in the order in which they were played."""
        return tuple(move_of(entry, self.spec) for entry in self.data.entries)

    def __len__(self) -> int:
        """Return the number of moves played."""
        return len(self.data.entries)

    @overload
    def __getitem__(self, at: int) -> Step: ...
    @overload
    def __getitem__(self, at: slice) -> list[Step]: ...
    def __getitem__(self, at: int | slice) -> Step | list[Step]:
        places = range(len(self))[at]
        return [*map(self._step, places)] if isinstance(places, range) else self._step(places)

    def _step(self, number: int) -> Step:
        history, entry = self._history, self.data.entries[number]
        events = tuple(one.event for one in history.events[number + 1])
        return Step(number, entry.seat, move_of(entry, self.spec), events, history)

    def __eq__(self, other: object) -> bool:
        """Return whether the other is a record with the same text."""
        return self.data == other.data if isinstance(other, Record) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.data.setup, self.data.start, tuple(self.data.entries)))

    def __copy__(self) -> "Record":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Record":
        return self

    def __str__(self) -> str:
        return write(self.data, self.spec)

    def __repr__(self) -> str:
        return f"<record of {self.spec.about.name}, {len(self)} moves>"

    def _repr_svg_(self) -> str:
        return self._game_after(len(self))._repr_svg_()

    def _repr_html_(self) -> str:
        """Return a page in which a notebook steps through the record, as spectators saw it."""
        from hanse.svg.notebook import record_html  # noqa: PLC0415

        return record_html(self)

    def _game_after(self, count: int) -> "Game":
        from hanse.api.game import Game  # noqa: PLC0415

        return Game.from_history(self._history.copy(count))

    def save(self, path: str | Path) -> None:
        """Write the text to a file, which `hanse.load` and `hanse replay` can read."""
        Path(path).write_text(str(self), "utf-8")
