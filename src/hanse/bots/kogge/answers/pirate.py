"""Answers of the builder as the pirate: it robs, carries goods home, and buys raid markers back."""

from collections.abc import Sequence

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.core.bags import minus
from hanse.core.types import Counts
from hanse.games.kogge.actions.pirate import worth
from hanse.games.kogge.board import BORNHOLM, NGOODS

MIN_KEPT_SET = 3
"""A set of at least this size is kept until it buys a chip."""

GOODS_TO_TRADE = 2
"""The number of goods kept aboard to trade with, the cheapest first."""

LATE_WALK = 4
"""The pirate keeps nothing when the guild master has at most this many cities left."""

NOTED_WORTH = 0.6
"""The worth of a noted point in pieces: it is safe, but buys nothing any more."""

RAID_COST = 2.0
MIN_LOOT = 2
RICH_COG = 3
"""The fewest goods that make a cog worth a raid; unused raid markers lose points (P-07)."""

MAX_BUY_BACK_COST = 12.0
"""The most that buying a raid marker back may cost."""


def goods_to_deliver(goods: Sequence[int], late: bool) -> Counts:
    """Return all goods but a growing set and a few to trade; late in the game, all (P-06)."""
    if late:
        return tuple(goods)
    keep = [0] * NGOODS
    largest = max(goods)
    if largest >= MIN_KEPT_SET:
        keep[list(goods).index(largest)] = largest
    for good in range(NGOODS):
        room = max(0, GOODS_TO_TRADE - sum(keep))
        keep[good] += min(room, goods[good] - keep[good])
    return minus(tuple(goods), tuple(keep))


def home_gain(seat_view: BuilderView, goods: Sequence[int], city: int) -> float:
    """Return the worth of these goods to the pirate if he delivers them at Bornholm."""
    if not seat_view.pirate or city != BORNHOLM:
        return 0.0
    brought = goods_to_deliver(goods, is_late(seat_view))
    return NOTED_WORTH * worth(brought)


def is_late(seat_view: BuilderView) -> bool:
    return seat_view.walk_left <= LATE_WALK


def is_spared(seat_view: BuilderView, city: int) -> bool:
    """Return whether the pirate leaves the city alone: Bornholm is his home (P-04)."""
    return seat_view.pirate and city == BORNHOLM
