"""Every way that a cog can take in one turn by routes that its owner knows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.bots.kogge.value.position import SharedState
from hanse.core.types import Counts, Move
from hanse.games.kogge.actions.sail import step_price
from hanse.games.kogge.board import (
    NCITIES,
    NGOODS,
    NVALUES,
    ROUTES,
    SECRET_PASSAGE,
    TWO_SPACES,
)
from hanse.games.kogge.moves import Fee, Land, Load, Passage, Sail
from hanse.games.kogge.seat_holdings import SeatHoldings
from hanse.games.kogge.table import NONE

NO_GOODS: Counts = (0,) * NGOODS
NO_MARKERS: Counts = (0,) * NVALUES
DEPTH = 4
"""The maximum number of steps considered."""


type Pay = Callable[[SeatHoldings, int], tuple[Sequence[int], Sequence[int]]]
"""A function that takes the given number of pieces from the holdings and returns them."""


@dataclass(slots=True)
class Voyage:
    """The holdings at the end of a voyage, and the moves that lead there."""

    held: SeatHoldings
    moves: tuple[Move, ...]
    paid: int
    steps: int


def voyages(
    shared: SharedState, held: SeatHoldings, wanted: list[int], steps: int = 0, depth: int = DEPTH
) -> list[Voyage]:
    """Return up to two voyages to each city, the one that leaves the most pieces first."""

    def pay_least(held: SeatHoldings, price: int) -> tuple[Sequence[int], Sequence[int]]:
        purse = Holdings(held.goods, held.markers, wanted)
        paid = purse.pay(price)
        held.goods, held.markers = purse.goods, purse.markers
        return paid

    start = load(Voyage(held, (), 0, steps))
    found = [start]
    edge = [start]
    for _ in range(depth):
        edge = [further for before in edge for further in onward(shared, before, pay_least)]
        found += edge
    return drop_dominated(found)


def drop_dominated(found: list[Voyage]) -> list[Voyage]:
    """Return the two voyages to each city that leave the most pieces; of equals, the shortest."""
    best: dict[tuple[int, int], Voyage] = {}
    for one in found:
        wealth = sum(one.held.goods) + sum(one.held.markers)
        key = (one.held.city, wealth)
        if key not in best or len(one.moves) < len(best[key].moves):
            best[key] = one
    richest: dict[int, list[Voyage]] = {}
    for (city, _), one in sorted(best.items(), reverse=True):
        richest.setdefault(city, []).append(one)
    return [one for ways in richest.values() for one in ways[:2]]


def load(voyage: Voyage) -> Voyage:
    """Load the goods of the seat's own offices here (K-MOVE-10)."""
    held = voyage.held
    lying = held.stored.get(held.city)
    if not lying:
        return voyage
    held = held.copy()
    held.goods = [a + b for a, b in zip(held.goods, lying, strict=True)]
    held.stored = {city: goods for city, goods in held.stored.items() if city != held.city}
    return Voyage(held, (*voyage.moves, Load(tuple(lying))), voyage.paid, voyage.steps)


def onward(shared: SharedState, before: Voyage, pay: Pay) -> list[Voyage]:
    """Return the voyages one step further, along each known route and the secret passage."""
    held, found = before.held, []
    price = step_price(shared.rules, held.chips[TWO_SPACES] > 0, before.steps)
    for route in range(ROUTES):
        number = shared.routes[held.city * ROUTES + route]
        for city in landings(shared, held, number):
            step = take_step(before, city, price, pay, Sail, route=route)
            if step:
                fork = number == shared.crest and len(landings(shared, held, number)) > 1
                step.moves = (*step.moves, Land(city)) if fork else step.moves
                found.append(load(step))
    if (
        held.chips[SECRET_PASSAGE]
        and shared.guild != held.city
        and not is_closed(held, shared.guild)
    ):
        step = take_step(before, shared.guild, price + shared.rules.prices.passage, pay, Passage)
        found += [load(step)] if step else []
    return found


def landings(shared: SharedState, held: SeatHoldings, number: int) -> list[int]:
    """Return the open cities with this number, or none if the number is unknown."""
    if number == NONE:
        return []
    named = (number, NCITIES) if number == shared.crest else (number,)
    return [city for city in named if city != held.city and not is_closed(held, city)]


def is_closed(held: SeatHoldings, city: int) -> bool:
    return bool(held.barred >> city & 1)


def take_step(
    before: Voyage, city: int, price: int, pay: Pay, kind: type[Fee], *, route: int = 0
) -> Voyage | None:
    """Return the voyage with this step paid, or None if the seat cannot pay."""
    held = before.held.copy()
    goods, markers = NO_GOODS, NO_MARKERS
    if price:
        if sum(held.goods) + sum(held.markers) < price:
            return None
        paid = pay(held, price)
        goods, markers = tuple(paid[0]), tuple(paid[1])
    held.city = city
    moves = (*before.moves, kind(goods, markers, route))
    return Voyage(held, moves, before.paid + price, before.steps + 1)
