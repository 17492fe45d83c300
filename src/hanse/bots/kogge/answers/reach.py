"""Cities that a cog can reach by known routes, and the price of each."""

from dataclasses import dataclass

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.games.kogge.actions.sail import step_price
from hanse.games.kogge.board import ROUTES, SECRET_PASSAGE, TWO_SPACES
from hanse.games.kogge.table import NONE

STAY = -1
PASSAGE = -2
FARTHEST = 5


@dataclass(slots=True)
class Way:
    """A city in reach, its price, and the first step: a route from here, PASSAGE or STAY."""

    city: int
    price: int
    first: int


def ways(seat_view: BuilderView, steps: int) -> list[Way]:
    """Return a way to each city in reach by known routes, nearest first, after `steps` steps."""
    rules, chip = seat_view.rules, seat_view.chips[TWO_SPACES] > 0
    found = [Way(seat_view.city, 0, STAY)]
    seen = {seat_view.city}
    edge = found[:]
    for step in range(steps, steps + FARTHEST):
        price = step_price(rules, chip, step)
        edge = [way for before in edge for way in onward(seat_view, before, price, seen)]
        found += edge
    if seat_view.chips[SECRET_PASSAGE]:
        price = step_price(rules, chip, steps) + rules.prices.passage
        found += passage(seat_view, price, found)
    return found


def onward(seat_view: BuilderView, before: Way, price: int, seen: set[int]) -> list[Way]:
    """Return the ways one step further, to cities that have not been seen yet."""
    found = []
    for route in range(ROUTES):
        number = seat_view.routes[before.city * ROUTES + route]
        for city in seat_view.cities_of(number) if number != NONE else ():
            if city not in seen and not seat_view.barred[city]:
                seen.add(city)
                first = route if before.first == STAY else before.first
                found.append(Way(city, before.price + price, first))
    return found


def passage(seat_view: BuilderView, price: int, found: list[Way]) -> list[Way]:
    """Return the way by the secret passage, unless the known routes are cheaper (K-BONUS-04)."""
    guild = seat_view.guild
    by_route = [way.price for way in found if way.city == guild]
    if seat_view.barred[guild] or (by_route and min(by_route) < price):
        return []
    return [Way(guild, price, PASSAGE)]


def steps_between(seat_view: BuilderView, start: int, goal: int) -> int:
    """Return the number of steps between two cities by known routes; FARTHEST if there is none."""
    edge, seen = [start], {start}
    for steps in range(FARTHEST):
        if goal in edge:
            return steps
        edge = [seat_view.routes[c * ROUTES + r] for c in edge for r in range(ROUTES)]
        edge = [c for c in edge if c != NONE and c not in seen and not seat_view.barred[c]]
        seen.update(edge)
    return FARTHEST
