"""Trades with a city under different aims, which decide the goods given and taken."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from hanse.bots.kogge.answers.city_trade import strike
from hanse.bots.kogge.value.piece_worth import GOOD_WORTH, PIECES_LISTED, SET_WORTH, UNITS, Holdings
from hanse.core.types import Counts
from hanse.games.kogge.board import GOOD_OF, GOOD_POINTS, NGOODS, NVALUES

NO_MARKERS = (0,) * NVALUES
NO_WISHES = [0] * NVALUES
TABLE_LENGTH = PIECES_LISTED + len(UNITS)
HOARD_WORTH = tuple((float(points),) * TABLE_LENGTH for points in GOOD_POINTS)
"""The worth of goods by victory points alone."""

VARIETY_WORTH = tuple((9.0, *([1.0 + 0.1 * points] * TABLE_LENGTH)) for points in GOOD_POINTS)
"""The worth of goods if one of each kind comes first, then as many as possible."""

UNCOLLECTED_WORTH = (1.5, *([0.5] * TABLE_LENGTH))
"""The worth of a kind that is not collected: a little for the first good."""

NEEDED_WORTH = (9.0, *([1.2] * TABLE_LENGTH))
NEARLY_COMPLETE = 2
"""A set is collected if the city can bring it this close to the price of a chip."""

type Columns = list[tuple[float, ...]]
type Bargain = tuple[Counts, Counts]


@lru_cache(maxsize=1 << 14)
def bargains(
    goods: Counts, wares: Counts, number: int, ratio: int, chip: int
) -> tuple[Bargain, ...]:
    """Return different trades in a city with this number, one for each aim.

    A chip costs `chip` matching goods.
    """
    found = set()
    for aim in aims(goods, wares, number, chip):
        held = Holdings(goods, NO_MARKERS, NO_WISHES)
        held.columns = aim
        deal = strike(held, wares, ratio)
        if deal:
            found.add(deal)
    return tuple(sorted(found))


def aims(goods: Sequence[int], wares: Sequence[int], number: int, chip: int) -> Iterator[Columns]:
    collect = (4.0,) * chip + (1.0,) * PIECES_LISTED
    yield list(GOOD_WORTH)
    yield list(HOARD_WORTH)
    yield list(VARIETY_WORTH)
    yield [UNCOLLECTED_WORTH if g == GOOD_OF[number] else NEEDED_WORTH for g in range(NGOODS)]
    for good in range(NGOODS):
        if wares[good] and goods[good] + wares[good] >= chip - NEARLY_COMPLETE:
            yield [collect if g == good else UNCOLLECTED_WORTH for g in range(NGOODS)]
            yield [SET_WORTH[g] if g == good else GOOD_WORTH[g] for g in range(NGOODS)]
