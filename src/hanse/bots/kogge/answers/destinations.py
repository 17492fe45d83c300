"""Destinations: every city in reach, evaluated to the end of the turn."""

from dataclasses import dataclass

from hanse.bots.kogge.answers import pirate
from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.city_trade import strike
from hanse.bots.kogge.answers.pirate import home_gain, is_spared
from hanse.bots.kogge.answers.reach import Way, ways
from hanse.bots.kogge.value.piece_worth import POINT, Holdings
from hanse.core.questions.shapes import Menu
from hanse.core.types import Below, Move
from hanse.games.kogge.board import BORNHOLM, NVALUES, THREE_FOR_ONE
from hanse.games.kogge.moves import Intercept, LetPass
from hanse.games.kogge.rule_values.prices import Price

VICTORY = 1000.0
RAID_COST = 15.0
"""The cost of a raid: the marker's points, the barred city, the loss of the cog's place."""

MIN_LOOT = 5
"""The least loot that can be worth the cost of a raid."""

MAX_MARKER_COST = 6.0
"""The most that a second raid marker may cost."""

MIN_EXTRA_TURN_GAIN = 15.0
"""The least gain that justifies an extra turn."""

LATE_WALK = 4
"""The game is late when the guild master has at most this many cities left to walk."""


@dataclass(slots=True)
class Plan:
    """The way to a city and the value of a turn that ends there."""

    way: Way
    score: float


def best_plan(seat_view: BuilderView, start: int, steps: int) -> Plan:
    """Return the plan for the best city in which to end this turn.

    Of two equal cities, the nearer one is taken.
    """
    wealth = sum(seat_view.hand) + sum(seat_view.cargo)
    plans = [
        Plan(way, prospect(seat_view, way, start))
        for way in ways(seat_view, steps)
        if way.price <= wealth
    ]
    return max(plans, key=lambda plan: plan.score)


def intercept(menu: Menu, seat_view: BuilderView, below: Below) -> Move:
    """Intercept if the extra turn gains enough; late in the game, always (B-CHIP-02)."""
    late = seat_view.walk_left <= LATE_WALK
    now = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted).worth()
    gain = best_plan(seat_view, seat_view.city, 0).score - now
    return Intercept() if late or gain > MIN_EXTRA_TURN_GAIN else LetPass()


def prospect(seat_view: BuilderView, way: Way, start: int) -> float:
    """Return the value of a turn that ends in this city, in points and pieces."""
    after = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    if way.price:
        after.pay(way.price)
    for good, count in enumerate(seat_view.own_goods(way.city)):
        after.goods[good] += count
    points = score_here(seat_view, after, way.city)
    raid = raid_gain(seat_view, after, way.city)
    if way.city != start and not raid and not is_spared(seat_view, way.city):
        strike(after, seat_view.goods_in(way.city), ratio(seat_view))
        if not points:
            points = score_here(seat_view, after, way.city)
    score = after.worth() + raid + home_gain(seat_view, after.goods, way.city)
    if seat_view.points + points >= seat_view.to_win:
        return score + VICTORY
    return score + points * POINT + (0 if points else marker_gain(seat_view, after, way.city))


def score_here(seat_view: BuilderView, after: Holdings, city: int) -> int:
    """Pay for all development points available in this city and return their number."""
    points = 0
    price = building_price(seat_view, after, city)
    if price:
        after.build(price)
        points += 1
    largest, chip = max(after.goods), seat_view.rules.prices.chip
    if city == seat_view.guild and largest >= chip and any(seat_view.view.supply.chip_supply):
        after.goods[after.goods.index(largest)] -= chip
        points += 1
    return points


def building_price(seat_view: BuilderView, after: Holdings, city: int) -> Price | None:
    """Return the price of an office in this city, or None if the seat cannot pay.

    On Bornholm the seat may first lay a number on the crest.
    """
    price = after.affordable_price(seat_view.ways[city])
    if price or city != BORNHOLM:
        return price
    for number in range(NVALUES):
        price = after.affordable_price(seat_view.ways_if_numbered(city, number))
        if price and after.markers[number] > price.markers[number]:
            return price
    return None


def marker_gain(seat_view: BuilderView, after: Holdings, city: int) -> float:
    """Return the gain from a second raid marker that three matching markers buy (K-ACT-GM-02)."""
    three = city == seat_view.guild and max(after.markers) >= seat_view.rules.prices.raid
    if seat_view.pirate:
        return pirate.MAX_BUY_BACK_COST if three and not seat_view.raids else 0.0
    return MAX_MARKER_COST if three and seat_view.view.players.raids_aside[seat_view.seat] else 0.0


def ratio(seat_view: BuilderView) -> int:
    """Return the exchange rate for goods (K-BONUS-01)."""
    return seat_view.rules.trade_ratio[seat_view.chips[THREE_FOR_ONE] > 0]


def raid_gain(seat_view: BuilderView, held: Holdings, city: int) -> float:
    """Return the gain from a raid on the city above its cost, or 0."""
    if not seat_view.raids or is_spared(seat_view, city):
        return 0.0
    least, cost = (pirate.MIN_LOOT, pirate.RAID_COST) if seat_view.pirate else (MIN_LOOT, RAID_COST)
    loot = seat_view.loot(city)
    if sum(loot) < least:
        return 0.0
    rich = Holdings(
        [h + g for h, g in zip(held.goods, loot, strict=True)], held.markers, held.wanted
    )
    return max(0.0, rich.worth() - held.worth() - cost)
