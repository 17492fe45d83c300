"""Rows of the final score; the rules hold the rows that are in play."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import mul

from hanse.core.types import Counts
from hanse.games.kogge.board import CHIP_POINTS, GOOD_POINTS, OFFICE_POINTS, RAID_POINTS
from hanse.games.kogge.seat_holdings import SeatHoldings


@dataclass(frozen=True)
class ScoreRow:
    """A row of the score: the pieces that count, kind by kind, and the points of each kind.

    Its name is one of the score names in the lexicon.
    """

    name: str
    pieces: Callable[[SeatHoldings], Counts]
    each: Counts

    def points(self, held: SeatHoldings) -> int:
        return sum(map(mul, self.pieces(held), self.each))


def points_of(rows: Iterable[ScoreRow], held: SeatHoldings) -> int:
    """Return the points of all rows together."""
    return book_points(held) if rows is BOOK_ROWS else sum([row.points(held) for row in rows])


def book_points(held: SeatHoldings) -> int:
    """Return the sum of the book's rows in one pass, since planners need it thousands of times."""
    total: int = sum(map(mul, held.goods, GOOD_POINTS))
    for lying in held.stored.values():
        total += sum(map(mul, lying, GOOD_POINTS))
    owned = OFFICE_POINTS * held.offices + CHIP_POINTS * sum(held.chips)
    return total + owned + RAID_POINTS * held.raids


def offices(held: SeatHoldings) -> Counts:
    return (held.offices,)


def chips(held: SeatHoldings) -> Counts:
    return (sum(held.chips),)


def raid_markers(held: SeatHoldings) -> Counts:
    return (held.raids,)


def goods(held: SeatHoldings) -> Counts:
    """Return the goods on the cog and in the player's own offices."""
    if not held.stored:
        return tuple(held.goods)
    return tuple(map(sum, zip(held.goods, *held.stored.values(), strict=True)))


OFFICES = ScoreRow("offices", offices, (OFFICE_POINTS,))
CHIPS = ScoreRow("chips", chips, (CHIP_POINTS,))
RAID_MARKERS = ScoreRow("raid_markers", raid_markers, (RAID_POINTS,))
GOODS = ScoreRow("goods", goods, GOOD_POINTS)

BOOK_ROWS = (OFFICES, CHIPS, RAID_MARKERS, GOODS)
"""K-END-03: the rows of the book; markers in hand count nothing."""


def his_raid_markers(held: SeatHoldings) -> Counts:
    """Return the unused raid markers, as a second kind if they cost the pirate points (P-07)."""
    return (held.raids, 0) if held.noted is None else (0, held.raids)


def noted_points(held: SeatHoldings) -> Counts:
    return (held.noted or 0,)


PIRATE_RAID_MARKERS = ScoreRow("raid_markers", his_raid_markers, (RAID_POINTS, -RAID_POINTS))
NOTED = ScoreRow("noted", noted_points, (1,))
