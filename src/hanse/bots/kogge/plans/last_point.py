"""Ways to the cities where a seat can make its last point, paid with pieces not needed there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanse.bots.kogge.plans.paths import Pay, Voyage, load, onward
from hanse.bots.kogge.value.position import SharedState
from hanse.core.bags import many
from hanse.core.types import Counts
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.moves import Load
from hanse.games.kogge.seat_holdings import SeatHoldings

MAX_STEPS = 6
"""The maximum number of steps considered."""


@dataclass(frozen=True, slots=True)
class Need:
    """The price of an office in a city, or of a chip in the guild master's city."""

    city: int
    goods: Counts
    markers: Counts


def needs(shared: SharedState, held: SeatHoldings) -> Iterator[Need]:
    for site in shared.packed_prices:
        if not held.barred >> site.city & 1:
            yield Need(site.city, site.price.goods, site.price.markers)
    for good in range(NGOODS):
        yield Need(shared.guild, many(good, NGOODS, shared.rules.prices.chip), (0,) * NVALUES)


def last_voyages(shared: SharedState, held: SeatHoldings, steps: int) -> Iterator[Voyage]:
    """Yield ways to each city that can bring a point, one for each holding that they leave."""
    start = load(Voyage(held, (), 0, steps))
    for need in needs(shared, start.held):
        found = WaySearch(shared, need).onward(start, MAX_STEPS, (held.city,))
        yield from {(*one.held.goods, *one.held.markers): one for one in found}.values()


class WaySearch:
    """A search for ways to the city of a need."""

    def __init__(self, shared: SharedState, need: Need) -> None:
        self.shared, self.need, self.pay = shared, need, payment_by_need(need)

    def onward(self, before: Voyage, left: int, seen: tuple[int, ...]) -> Iterator[Voyage]:
        """Yield ways of up to `left` steps, which pass a city again only after loading goods."""
        target = self.need.city
        for step in onward(self.shared, before, self.pay):
            city = step.held.city
            passed = (city,) if isinstance(step.moves[-1], Load) else (*seen, city)
            if city == target:
                yield step
            if city not in seen and self.shared.steps[city][target] < left:
                yield from self.onward(step, left - 1, passed)


def payment_by_need(need: Need) -> Pay:
    """Return a function that pays with spare markers first, then spare goods, then the rest."""
    kept = (*need.goods, *need.markers)

    def pay(held: SeatHoldings, price: int) -> tuple[Sequence[int], Sequence[int]]:
        have, paid = [*held.goods, *held.markers], [0] * len(kept)
        for _ in range(price):
            spare = [count - least for count, least in zip(have, kept, strict=True)]
            kinds = [kind for kind, count in enumerate(have) if count]
            kind = min(kinds, key=lambda kind: (spare[kind] <= 0, kind < NGOODS, -spare[kind]))
            have[kind] -= 1
            paid[kind] += 1
        held.goods, held.markers = have[:NGOODS], have[NGOODS:]
        return paid[:NGOODS], paid[NGOODS:]

    return pay
