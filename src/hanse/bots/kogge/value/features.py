"""Features of a seat in a position, as numbers between about -1 and 1."""

from typing import Final

from hanse.bots.kogge.value.position import MAX_DISTANCE, SharedState, lacking_bits
from hanse.games.kogge.board import NCITIES, NGOODS
from hanse.games.kogge.seat_holdings import SeatHoldings

NAMES: Final = (
    "points-1", "points-2", "points-3", "points-4",
    "victory", "victory-later", "victory-12", "victory-14", "victory-16",
    "lead-9", "lead-12", "lead-14", "lead-16",
    "oil", "fur", "amber", "salt", "oil-2", "fur-2", "amber-2", "salt-2",
    "goods", "goods-later", "kinds-3", "kinds-4",
    "set-4", "set-5", "set-6", "set-6-near", "set-6-far", "set-6-to-move", "second-set",
    "markers-1", "markers-2", "markers-3", "markers-4", "markers-5", "markers-7", "markers-early",
    "cities-1", "cities-2", "cities-3",
    "ready-here", "ready-near", "ready-far", "lacks-1-near", "lacks-1-far", "lacks-2",
    "ready-to-move", "lacks-1-to-move",
    "four-ready", "four-set", "four-ready-to-move", "four-set-to-move", "four-early",
    "three-ready", "three-set",
    "chips-trade", "chips-marker", "chips-steps", "chips-passage", "chips-other",
    "raid", "raid-later", "raid-loot", "raid-loot-to-move", "aside", "barred-1", "barred-2",
    "stored", "stored-near", "to-move", "to-move-later", "place",
    "wares-kinds", "wares", "guild-near", "guild-near-to-move",
)  # fmt: skip

LATE_STEPS: Final = (12, 14, 16)
"""The numbers of guild master steps from which the game counts as late, in three stages."""

MAX_LACKS: Final = 3
"""The largest number of missing goods for an office that the features distinguish."""


class Measures:
    """Numbers that several features need, computed once."""

    __slots__ = ("best", "cities", "later", "lead", "loot", "moves", "steps", "victory")

    def __init__(self, shared: SharedState, held: SeatHoldings, rival: int) -> None:
        self.later = shared.later()
        self.moves = float(held.seat in shared.to_move)
        self.steps = shared.steps[held.city]
        self.victory = shared.victory_points(held)
        self.lead = max(-1.0, min(1.0, (self.victory - rival) / 20))
        self.best, self.cities = best_site(shared, held, self.steps)
        self.loot = best_loot(shared, held) if held.raids else 0.0


def best_site(
    shared: SharedState, held: SeatHoldings, steps: tuple[int, ...]
) -> tuple[tuple[int, int], int]:
    """Return the missing goods and the steps for the nearest office, and the number of cities.

    Only offices for which the seat has the markers count.
    """
    missing, markers, barred = lacking_bits(held.goods), held.markers, held.barred
    best, lowest, count, counted = (MAX_LACKS, MAX_DISTANCE), 99, 0, -1
    for city, needed, value, many, more, _, _ in shared.packed_prices:
        if markers[value] >= many and not barred >> city & 1:
            if more and any(markers[v] < n for v, n in more):
                continue
            if city != counted:
                count, counted = count + 1, city
            lacks = (missing & needed).bit_count()
            cost = 2 * lacks + steps[city]
            if cost < lowest:
                best, lowest = (lacks, steps[city]), cost
    return (best if best[0] <= MAX_LACKS else (MAX_LACKS, best[1])), count


def best_loot(shared: SharedState, held: SeatHoldings) -> float:
    """Return the victory points of the goods in the richest city in reach."""
    for worth, city in shared.wares(held.city)[2]:
        if not held.barred >> city & 1:
            return worth / 20
    return 0.0


def features(shared: SharedState, held: SeatHoldings, rival: int) -> list[float]:
    """Return the features of a seat; `rival` is the highest score among the other seats."""
    measures = Measures(shared, held, rival)
    points = held.points
    return [
        *[float(points >= count) for count in (1, 2, 3, 4)],
        *victory_features(shared, measures),
        *goods_features(held, measures),
        *set_features(shared, held, measures),
        *marker_features(held, measures),
        *office_features(measures),
        *end_features(shared, held, measures, points),
        *chip_features(held, measures),
        *raid_features(held, measures),
        *place_features(shared, held, measures),
    ]


def victory_features(shared: SharedState, measures: Measures) -> list[float]:
    worth, lead = measures.victory / 50, measures.lead
    late = [shared.walked >= bound for bound in LATE_STEPS]
    return [
        worth,
        worth * measures.later,
        *[worth if is_late else 0.0 for is_late in late],
        lead if shared.walked >= NCITIES else 0.0,
        *[lead if is_late else 0.0 for is_late in late],
    ]


def goods_features(held: SeatHoldings, measures: Measures) -> list[float]:
    goods = held.goods
    total, kinds = sum(goods) / 10, NGOODS - goods.count(0)
    return [
        *[float(count > 0) for count in goods],
        *[float(count > 1) for count in goods],
        total,
        total * measures.later,
        float(kinds >= 3),
        float(kinds >= 4),
    ]


def set_features(shared: SharedState, held: SeatHoldings, measures: Measures) -> list[float]:
    second, largest = sorted(held.goods)[-2:]
    way, price = measures.steps[shared.guild], shared.rules.prices.chip
    full = largest >= price
    return [
        float(largest >= price - 2),
        float(largest >= price - 1),
        float(full),
        float(full and way <= 1),
        float(full and way >= 3),
        measures.moves if full and way <= 2 else 0.0,
        float(second >= price - 2),
    ]


def marker_features(held: SeatHoldings, measures: Measures) -> list[float]:
    count = sum(held.markers)
    return [
        *[float(count >= bound) for bound in (1, 2, 3, 4, 5, 7)],
        count / 10 * (1 - measures.later),
        *[float(measures.cities >= bound) for bound in (1, 2, 3)],
    ]


def office_features(measures: Measures) -> list[float]:
    lacks, steps = measures.best
    return [
        float(lacks == 0 and steps == 0),
        float(lacks == 0 and steps in (1, 2)),
        float(lacks == 0 and steps > 2),
        float(lacks == 1 and steps <= 2),
        float(lacks == 1 and steps > 2),
        float(lacks == 2),
        measures.moves if lacks == 0 and steps <= 2 else 0.0,
        measures.moves if lacks == 1 and steps <= 2 else 0.0,
    ]


def end_features(
    shared: SharedState, held: SeatHoldings, measures: Measures, points: int
) -> list[float]:
    """Return the features of a seat that needs only one or two more points."""
    ready = float(measures.best[0] == 0 and measures.best[1] <= 2)
    full = float(max(held.goods) >= shared.rules.prices.chip)
    four, three = points >= 4, points == 3
    return [
        ready if four else 0.0,
        full if four else 0.0,
        ready * measures.moves if four else 0.0,
        full * measures.moves if four else 0.0,
        1 - measures.later if four else 0.0,
        ready if three else 0.0,
        full if three else 0.0,
    ]


def chip_features(held: SeatHoldings, measures: Measures) -> list[float]:
    left = 1 - measures.later
    return [
        *[left * min(1, count) for count in held.chips[:4]],
        left * min(1, sum(held.chips[4:])),
    ]


def raid_features(held: SeatHoldings, measures: Measures) -> list[float]:
    shut = held.barred.bit_count()
    return [
        float(held.raids > 0),
        held.raids * measures.later,
        measures.loot,
        measures.loot * measures.moves,
        float(held.aside > 0),
        float(shut >= 1),
        float(shut >= 2),
    ]


def place_features(shared: SharedState, held: SeatHoldings, measures: Measures) -> list[float]:
    stored, near = 0, 0
    for city, lying in held.stored.items():
        stored += sum(lying)
        near += sum(lying) if measures.steps[city] <= 1 else 0
    kinds, wares, _ = shared.wares(held.city)
    for good in range(NGOODS):
        if held.goods[good]:
            kinds &= ~(1 << good)
    at_guild = float(measures.steps[shared.guild] <= 1)
    return [
        stored / 5,
        near / 5,
        measures.moves,
        measures.moves * measures.later,
        shared.order.index(held.seat) / max(1, shared.seats - 1),
        kinds.bit_count() / NGOODS,
        wares / 10,
        at_guild,
        at_guild * measures.moves,
    ]
