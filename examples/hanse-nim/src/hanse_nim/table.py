"""Every piece of Nim. Cards are counted by their number: the first count is of cards 1."""

from dataclasses import dataclass
from typing import Self

from msgspec import Struct

from hanse.core.types import Counts, Seat

CARDS: Counts = (6, 6, 6, 6)
HAND = 3
HEAPS: Counts = (3, 5, 7)
FEWEST_SEATS, MOST_SEATS = 2, 6


class Result(Struct, frozen=True):
    """How a game ended; points are the stones that each has taken."""

    by: str
    winners: tuple[Seat, ...]
    points: Counts


@dataclass
class Table:
    """Heaps, hands, stack and what has been played."""

    heaps: list[int]
    taken: list[int]
    hands: list[Counts]
    stack: Counts
    played: Counts
    folded: list[bool]
    first: Seat
    round: int = 1
    result: Result | None = None

    @classmethod
    def new(cls, seats: int) -> Self:
        """N-SETUP-01: all heaps are there, and all cards are in the stack."""
        none = (0,) * len(CARDS)
        heaps = [size + seats for size in HEAPS]
        return cls(heaps, [0] * seats, [none] * seats, CARDS, none, [False] * seats, 0)

    def copy(self) -> "Table":
        return Table(
            self.heaps[:],
            self.taken[:],
            self.hands[:],
            self.stack,
            self.played,
            self.folded[:],
            self.first,
            self.round,
            self.result,
        )


def changed(counts: Counts, card: int, by: int) -> Counts:
    """Return the counts with so many more of a card."""
    return (*counts[: card - 1], counts[card - 1] + by, *counts[card:])
