"""The best deal with a city, good by good."""

from collections.abc import Sequence

from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.core.types import Counts
from hanse.games.kogge.board import NGOODS

MIN_PROFIT = 0.05


def strike(holdings: Holdings, wares: Sequence[int], ratio: int) -> tuple[Counts, Counts] | None:
    """Return the best trade with a city, made good by good in the holdings, or None.

    No kind is both given and taken, so every reading of G-08 allows the trade.
    """
    if not any(wares):
        return None
    left = list(wares)
    give, take = [0] * NGOODS, [0] * NGOODS
    while True:
        paid, bought = best_step(holdings, left, give, take, ratio)
        if paid < 0:
            break
        holdings.goods[paid] -= 1
        give[paid] += 1
        for good in bought:
            holdings.goods[good] += 1
            left[good] -= 1
            take[good] += 1
    return (tuple(give), tuple(take)) if any(give) else None


def best_step(
    holdings: Holdings, left: list[int], give: list[int], take: list[int], ratio: int
) -> tuple[int, list[int]]:
    """Return the single good whose exchange gains most and the goods it buys, or -1 for none."""
    best, bought, highest = -1, [], MIN_PROFIT
    for good in range(NGOODS):
        if holdings.goods[good] and not take[good]:
            kinds = [k for k in range(NGOODS) if left[k] and k != good and not give[k]]
            basket, gain = fill(holdings, left, kinds, ratio)
            profit = gain - holdings.last_good(good)
            if profit > highest:
                best, bought, highest = good, basket, profit
    return best, bought


def fill(
    holdings: Holdings, left: list[int], kinds: list[int], size: int
) -> tuple[list[int], float]:
    """Return the most useful goods of these kinds, one after another, and their worth."""
    basket: list[int] = []
    gain = 0.0
    for _ in range(size):
        best, highest = -1, 0.0
        for kind in kinds:
            held = basket.count(kind)
            worth = holdings.columns[kind][holdings.goods[kind] + held]
            if left[kind] > held and worth > highest:
                best, highest = kind, worth
        if best < 0:
            break
        basket.append(best)
        gain += highest
    return basket, gain
