"""The worth of goods and markers to a player who wants five development points.

Plain numbers on one scale, tried out in play. An office needs one each of three goods, so the
first of a kind is worth most; a chip needs six of a kind, so a large set is worth completing.
"""

from collections.abc import Sequence
from itertools import accumulate
from operator import sub

from hanse.core.types import Counts
from hanse.games.kogge.board import GOOD_POINTS, NGOODS, NVALUES
from hanse.games.kogge.rule_values.prices import Needs, OfficeWay, Price

POINT = 25.0
"""The worth of one development point."""

MIN_LARGE_SET = 4
"""From this many of a kind on, the largest set counts as one to complete."""

PIECES_LISTED = 30
UNITS = (2.5, 1.9, 1.6, 1.3, 1.2, 1.1)
SET_UNITS = (2.5, 1.9, 2.0, 2.0, 2.6, 3.2)
FURTHER_UNIT = 0.9


def column(units: Sequence[float], good: int) -> tuple[float, ...]:
    """Return the worth of the first, second, third … good of a kind; rarer kinds are worth more."""
    rare = 0.05 * GOOD_POINTS[good]
    return tuple(unit + rare for unit in (*units, *[FURTHER_UNIT] * (PIECES_LISTED - len(units))))


GOOD_WORTH = tuple(column(UNITS, good) for good in range(NGOODS))
SET_WORTH = tuple(column(SET_UNITS, good) for good in range(NGOODS))
SPARE = (0.5,) * PIECES_LISTED
MARKER_WORTH = (
    (0.5, 0.8, 2.2, *SPARE),
    (2.0, 0.8, 2.0, *SPARE),
    (1.0, 2.2, 2.0, *SPARE),
    (0.6, 1.6, 4.5, *SPARE),
)
"""The worth of the first, second, third … marker, in rows by how many markers an office costs.

The pirate never builds but wants three matching markers (P-05), as in the last row. The third
marker of a kind is worth more than further ones, since three buy a raid marker (K-ACT-GM-02).
"""


def most_wanted(asked: Sequence[int]) -> int:
    """Return the largest of these counts of markers, capped at the length of the tables."""
    return min(max(asked, default=0), len(MARKER_WORTH) - 1)


def running_totals(rows: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    """Return the running totals of each row: the worth of the first n pieces of a kind."""
    return tuple(tuple(accumulate(row, initial=0.0)) for row in rows)


GOOD_SUMS, SET_SUMS, MARKER_SUMS = map(running_totals, (GOOD_WORTH, SET_WORTH, MARKER_WORTH))


class Holdings:
    """Goods and markers of a seat, real or imagined; changed in place while a turn is planned."""

    __slots__ = ("columns", "goods", "markers", "wanted")

    def __init__(self, goods: Sequence[int], markers: Sequence[int], wanted: Sequence[int]) -> None:
        self.goods = list(goods)
        self.markers = list(markers)
        self.wanted = wanted
        self.columns = columns(self.goods)

    def worth(self) -> float:
        total = 0.0
        for good in range(NGOODS):
            rows = GOOD_SUMS if self.columns[good] is GOOD_WORTH[good] else SET_SUMS
            total += rows[good][self.goods[good]]
        for wanted, count in zip(self.wanted, self.markers, strict=True):
            total += MARKER_SUMS[wanted][count]
        return total

    def last_good(self, good: int) -> float:
        """Return the worth of the last good of this kind, which the seat would miss."""
        return self.columns[good][self.goods[good] - 1]

    def next_good(self, good: int) -> float:
        """Return the worth of one more good of this kind."""
        return self.columns[good][self.goods[good]]

    def last_marker(self, value: int) -> float:
        return MARKER_WORTH[self.wanted[value]][self.markers[value] - 1]

    def next_marker(self, value: int) -> float:
        return MARKER_WORTH[self.wanted[value]][self.markers[value]]

    def spare_goods(self, price: int) -> tuple[Counts, float]:
        """Return the `price` goods that are missed least, and their total worth."""
        left, paid, cost = self.goods[:], [0] * NGOODS, 0.0
        for _ in range(price):
            kinds = [g for g in range(NGOODS) if left[g]]
            good = min(kinds, key=lambda g: self.columns[g][left[g] - 1])
            cost += self.columns[good][left[good] - 1]
            left[good] -= 1
            paid[good] += 1
        return tuple(paid), cost

    def pay(self, price: int) -> tuple[list[int], list[int]]:
        """Pay with the goods and markers that are missed least, and return them."""
        goods, markers = [0] * NGOODS, [0] * NVALUES
        for _ in range(price):
            kind = self.least_missed()
            if kind < NGOODS:
                self.goods[kind] -= 1
                goods[kind] += 1
            else:
                self.markers[kind - NGOODS] -= 1
                markers[kind - NGOODS] += 1
        return goods, markers

    def least_missed(self) -> int:
        """Return the piece that is missed least: a kind of good, or NGOODS + a marker's value."""
        best, lowest = -1, 99.0
        for value, count in enumerate(self.markers):
            if count:
                worth = MARKER_WORTH[self.wanted[value]][count - 1]
                if worth < lowest:
                    best, lowest = NGOODS + value, worth
        for good, count in enumerate(self.goods):
            if count and self.columns[good][count - 1] < lowest:
                best, lowest = good, self.columns[good][count - 1]
        return best

    def affordable_price(self, ways: Sequence[OfficeWay]) -> Price | None:
        """Return the last of these prices that the seat can pay, or None."""
        for _, price in reversed(ways):
            if covers(self.markers, price.needs_markers) and covers(self.goods, price.needs_goods):
                return price
        return None

    def build(self, price: Price) -> None:
        self.markers = list(map(sub, self.markers, price.markers))
        self.goods = list(map(sub, self.goods, price.goods))


def covers(held: Sequence[int], needs: Needs) -> bool:
    for kind, count in needs:
        if held[kind] < count:
            return False
    return True


def columns(goods: Sequence[int]) -> list[tuple[float, ...]]:
    """Return the worth of the first, second, third … good of each kind.

    The most common kind is worth more once its set is almost complete.
    """
    chosen = list(GOOD_WORTH)
    largest = max(goods)
    if largest >= MIN_LARGE_SET:
        kind = goods.index(largest)
        chosen[kind] = SET_WORTH[kind]
    return chosen


def cities_in_reach(holdings: Holdings) -> int:
    """Return the number of cities for which the seat has the markers of an office."""
    pairs = zip(holdings.wanted, holdings.markers, strict=True)
    return sum(1 for wanted, have in pairs if 0 < wanted <= have)
