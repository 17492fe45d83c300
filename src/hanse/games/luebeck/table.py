"""The pieces of a game, and the public knowledge of hidden ones.

Lists are flat: with n seats, the figures of seat s on cog c are crews[n c + s]. Stack and discards
count cards by kind; their order carries no information, so a card is drawn when it is needed. Hands
and packets are sorted lists of kinds of cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from hanse.core.types import Counts, Seat
from hanse.games.luebeck.box import COGS, FIGURES
from hanse.games.luebeck.result import Result

type Hand = tuple[int, ...]

NONE = -1
FIELD = -1
"""The place of a cog that is in no city."""


@dataclass
class Table:
    """The pieces, and the knowledge that everyone has."""

    seats: int
    stack: list[int]
    discards: list[int]
    packets: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    known: list[tuple[int, ...]]  # the cards of each hand that everyone saw being taken
    doublings: list[tuple[int, ...]]  # the doublings that lie before each seat
    places: list[int]  # the city of each cog, or FIELD
    crews: list[int]
    reserve: list[int]
    scores: list[int]
    passed: list[bool]
    compass: int = NONE
    run: int = 1  # the number of the current run through the deck
    round: int = 0
    last_round: bool = False
    result: Result | None = None

    @classmethod
    def new(cls, seats: int, cards: Sequence[int]) -> Self:
        """Return a new table: cogs on the field, figures in reserve (L-SETUP-01, L-SETUP-02)."""
        return cls(
            seats,
            stack=list(cards),
            discards=[0] * len(cards),
            packets=[],
            hands=[()] * seats,
            known=[()] * seats,
            doublings=[()] * seats,
            places=[FIELD] * COGS[seats],
            crews=[0] * (COGS[seats] * seats),
            reserve=[FIGURES] * seats,
            scores=[0] * seats,
            passed=[False] * seats,
        )

    def copy(self) -> "Table":
        return Table(
            self.seats,
            self.stack[:],
            self.discards[:],
            self.packets[:],
            self.hands[:],
            self.known[:],
            self.doublings[:],
            self.places[:],
            self.crews[:],
            self.reserve[:],
            self.scores[:],
            self.passed[:],
            self.compass,
            self.run,
            self.round,
            self.last_round,
            self.result,
        )

    def crew(self, cog: int) -> Counts:
        """Return the figures of each seat on this cog."""
        return tuple(self.crews[cog * self.seats : (cog + 1) * self.seats])

    def figures(self, seat: Seat) -> Counts:
        """Return the seat's figures on each cog."""
        return tuple(self.crews[seat :: self.seats])

    def aboard(self, seat: Seat) -> list[int]:
        """Return the cogs that carry a figure of this seat."""
        crews, seats = self.crews, self.seats
        return [cog for cog in range(len(self.places)) if crews[cog * seats + seat]]

    def free_cog(self) -> int:
        """Return the first cog on the field, or NONE; all cogs on the field are alike."""
        return self.places.index(FIELD) if FIELD in self.places else NONE

    def seat_at(self, at: int) -> Seat:
        """Return the seat at this place, counted clockwise from the compass (L-PICK-01, L-G-14)."""
        return (self.compass + at) % self.seats
