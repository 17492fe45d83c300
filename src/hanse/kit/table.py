"""The base classes of a game of the kit: its table, which holds every piece, and its rules."""

from collections.abc import Sequence
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import fields

from hanse.core.dice import Dice
from hanse.core.game import Game as CoreGame
from hanse.core.setup import Setup
from hanse.core.types import Counts, Event, Seat


class Result(Struct, frozen=True):
    """The end of a game: one of its endings, the winners, and each seat's points."""

    by: str
    winners: tuple[Seat, ...]
    points: Counts


class Ended(Event, frozen=True):
    """The game is over. Every game of the kit has this event."""

    by: str
    winners: tuple[Seat, ...]
    points: Counts


class Table(Struct, kw_only=True):
    """Every piece of a game. A subclass adds its fields, each with a default.

    Fields hold numbers, texts, flags, and lists or tuples of them, so that a table can be copied,
    written into a record and read again.
    """

    result: Result | None = None
    round: int = 0

    def copy(self) -> Self:
        """Return an independent copy."""
        return type(self)(**{name: copied(getattr(self, name)) for name in self.__struct_fields__})


def copied(value: Any) -> Any:  # Any: a value comes back with its type
    """Return a copy of a field's value; only lists and tables can change."""
    if isinstance(value, list):
        return [copied(one) for one in value]
    return value.copy() if isinstance(value, Table) else value


def own_fields(table: type[Table]) -> tuple[str, ...]:
    """Return the names of the fields that a subclass adds."""
    return tuple(f.name for f in fields(table) if f.name not in Table.__struct_fields__)


class Game[T: Table](CoreGame):
    """A game in progress, with its table. A subclass implements `begin`, and what else it needs."""

    def __init__(self, setup: Setup, table: T, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.table = table

    def begin(self) -> None:
        """Prepare the table for `self.seats`, and put the first steps on the agenda.

        The last step of the agenda comes first. Variants change the game after this, so pieces are
        dealt by a step.
        """
        raise NotImplementedError

    def count_points(self) -> Sequence[int]:
        """Return each seat's points so far; in a game without points, 1 for each winner."""
        result = self.table.result
        return [int(result is not None and seat in result.winners) for seat in range(self.seats)]

    def count_pieces(self) -> dict[str, Counts]:
        """Return the number of pieces of each kind, wherever they are. It never changes."""
        return {}

    def end(self, by: str, winners: Sequence[Seat], points: Sequence[int] | None = None) -> None:
        """End the game. Without `points`, the points are those of `count_points`."""
        self.table.result = Result(by, tuple(winners), ())
        counted = self.count_points() if points is None else points
        result = Result(by, tuple(winners), tuple(counted))
        self.table.result = result
        self.agenda.clear()
        self.tell(Ended(result.by, result.winners, result.points))

    def copy_pieces(self) -> Self:
        return type(self)(self.setup, self.table.copy(), self.dice.copy())
