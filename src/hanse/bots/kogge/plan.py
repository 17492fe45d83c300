"""Where to sail: every city in reach is thought through to the end of the turn."""

from dataclasses import dataclass

from hanse.bots.kogge import piracy
from hanse.bots.kogge.bargain import strike
from hanse.bots.kogge.piracy import home_gain, spares
from hanse.bots.kogge.sight import Sight
from hanse.bots.kogge.ways import Way, ways
from hanse.bots.kogge.worth import POINT, SET, Holdings
from hanse.core.shapes import Menu
from hanse.core.types import Below, Move
from hanse.games.kogge.board import BORNHOLM, NVALUES, POINTS_TO_WIN, THREE_FOR_ONE
from hanse.games.kogge.moves import Intercept, LetPass
from hanse.games.kogge.table import NONE

VICTORY = 1000.0
RAID_COST = 15.0
"""What a raid must bring: the marker's points, the barred city, the loss of one's place."""

LEAST_LOOT = 5
"""Less than this never brings so much."""

RAID_WORTH = 6.0
"""What a second raid marker may cost."""

ALIKE = 3

WORTH_A_TURN = 15.0
"""What an extra turn must bring."""

LATE = 14
"""So far the guild master has walked when there is no time to wait for a better moment."""


@dataclass(slots=True)
class Plan:
    """The way to take, and what the turn is worth that ends there."""

    way: Way
    score: float


def best_plan(sight: Sight, start: int, steps: int) -> Plan:
    """The best place to end this turn. A nearer city is preferred to an equal one farther off."""
    wealth = sum(sight.hand) + sum(sight.cargo)
    plans = [
        Plan(way, prospect(sight, way, start)) for way in ways(sight, steps) if way.price <= wealth
    ]
    return max(plans, key=lambda plan: plan.score)


def intercept(menu: Menu, sight: Sight, below: Below) -> Move:
    """B-CHIP-02: when an extra turn would make a point; late in the game whatever it brings."""
    late = sight.view.fleet.walked >= LATE
    now = Holdings(sight.cargo, sight.hand, sight.wanted).worth()
    gain = best_plan(sight, sight.city, 0).score - now
    return Intercept() if late or gain > WORTH_A_TURN else LetPass()


def prospect(sight: Sight, way: Way, start: int) -> float:
    """What one would have after a turn that ends in this city, in points and pieces."""
    after = Holdings(sight.cargo, sight.hand, sight.wanted)
    if way.price:
        after.pay(way.price)
    for good, count in enumerate(sight.own_goods(way.city)):
        after.goods[good] += count
    points = score_here(sight, after, way.city)
    raid = raid_gain(sight, after, way.city)
    if way.city != start and not raid and not spares(sight, way.city):
        strike(after, sight.goods_in(way.city), ratio(sight))
        if not points:
            points = score_here(sight, after, way.city)
    score = after.worth() + raid + home_gain(sight, after.goods, way.city)
    if sight.points + points >= POINTS_TO_WIN and not sight.pirate:
        return score + VICTORY
    return score + points * POINT + (0 if points else marker_gain(sight, after, way.city))


def score_here(sight: Sight, after: Holdings, city: int) -> int:
    """Development points that these holdings make in this city; they are paid for."""
    points = 0
    number, price = building_number(sight, after, city), sight.prices[city]
    if number != NONE:
        after.build(number, price)
        points += 1
    largest = max(after.goods)
    if city == sight.guild and largest >= SET and any(sight.view.supply.chip_supply):
        after.goods[after.goods.index(largest)] -= SET
        points += 1
    return points


def building_number(sight: Sight, after: Holdings, city: int) -> int:
    """The number with which one could build there; on Bornholm also one laid on its crest first."""
    price = sight.prices[city]
    if after.can_build(sight.number(city), price):
        return sight.number(city)
    if city == BORNHOLM:
        for number in range(NVALUES):
            if after.markers[number] > price and after.can_build(number, price):
                return number
    return NONE


def marker_gain(sight: Sight, after: Holdings, city: int) -> float:
    """K-ACT-GM-02: the second raid marker, where three equal markers buy it."""
    three = city == sight.guild and max(after.markers) >= ALIKE
    if sight.pirate:
        return piracy.BACK_WORTH if three and not sight.raids else 0.0
    return RAID_WORTH if three and sight.view.players.raids_aside[sight.seat] else 0.0


def ratio(sight: Sight) -> int:
    """K-BONUS-01."""
    return 3 if sight.chips[THREE_FOR_ONE] else 2


def raid_gain(sight: Sight, held: Holdings, city: int) -> float:
    """What a raid on the city would be worth above its cost, or nothing."""
    if not sight.raids or spares(sight, city):
        return 0.0
    least, cost = (piracy.LEAST_LOOT, piracy.RAID_COST) if sight.pirate else (LEAST_LOOT, RAID_COST)
    loot = sight.loot(city)
    if sum(loot) < least:
        return 0.0
    rich = Holdings(
        [h + g for h, g in zip(held.goods, loot, strict=True)], held.markers, held.wanted
    )
    return max(0.0, rich.worth() - held.worth() - cost)
