"""Trades with a city under different aims: what is given and taken depends on them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from hanse.bots.kogge.city_trade import strike
from hanse.bots.kogge.values import GOOD_WORTH, MANY, SET, SET_WORTH, Holdings
from hanse.core.types import Counts
from hanse.games.kogge.board import GOOD_OF, GOOD_POINTS, NGOODS, NVALUES

NO_MARKERS = (0,) * NVALUES
NO_WISHES = [0] * NVALUES
HOARD = tuple((float(points),) * (MANY + SET) for points in GOOD_POINTS)
"""Victory points and nothing else."""

KINDS = tuple((9.0, *([1.0 + 0.1 * points] * (MANY + SET))) for points in GOOD_POINTS)
"""One of each kind, then as many as can be."""

COLLECT = (4.0,) * SET + (1.0,) * MANY
"""Six of one kind; the first of others are kept a little."""

REST = (1.5, *([0.5] * (MANY + SET)))
NEEDED = (9.0, *([1.2] * (MANY + SET)))

type Columns = list[tuple[float, ...]]
type Bargain = tuple[Counts, Counts]


@lru_cache(maxsize=1 << 14)
def bargains(goods: Counts, wares: Counts, number: int, ratio: int) -> tuple[Bargain, ...]:
    """Return different trades in a city with this number, one for each aim."""
    found = set()
    for aim in aims(goods, wares, number):
        held = Holdings(goods, NO_MARKERS, NO_WISHES)
        held.columns = aim
        deal = strike(held, wares, ratio)
        if deal:
            found.add(deal)
    return tuple(sorted(found))


def aims(goods: Sequence[int], wares: Sequence[int], number: int) -> Iterator[Columns]:
    yield list(GOOD_WORTH)
    yield list(HOARD)
    yield list(KINDS)
    yield [REST if g == GOOD_OF[number] else NEEDED for g in range(NGOODS)]
    for good in range(NGOODS):
        if wares[good] and goods[good] + wares[good] >= 4:
            yield [COLLECT if g == good else REST for g in range(NGOODS)]
            yield [SET_WORTH[g] if g == good else GOOD_WORTH[g] for g in range(NGOODS)]
