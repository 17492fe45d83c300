"""A position as the planners read it: the state that all seats share, and one seat's holdings."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import mul
from typing import Final, NamedTuple

from hanse.core.types import Seat
from hanse.games.kogge.actions.build import KEPT, office_ways
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.board import NCITIES, NGOODS, ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.turns import Turns
from hanse.games.kogge.rule_values.prices import Price
from hanse.games.kogge.rule_values.score_rows import points_of
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.scoring import good_points
from hanse.games.kogge.seat_holdings import SeatHoldings
from hanse.games.kogge.table import FACE_UP, NONE, Table

MAX_DISTANCE: Final = 5
MAX_COUNTED: Final = 12
"""The largest number of goods of a kind for which shortages are counted."""

type Wares = tuple[int, int, tuple[tuple[int, int], ...]]
"""The kinds of goods within two steps, the goods one step away, and the cities by worth."""

type Distances = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=256)
def distances(routes: tuple[int, ...], crest: int) -> Distances:
    """Return the steps between any two cities by these routes, up to FAR."""
    near = [next_cities(routes, city, crest) for city in range(len(routes) // ROUTES)]
    return tuple(steps_from(city, near) for city in range(len(near)))


def next_cities(routes: Sequence[int], city: int, crest: int) -> list[int]:
    """Return the cities to which the known routes of a city lead."""
    found = []
    for number in routes[city * ROUTES : (city + 1) * ROUTES]:
        if number != NONE:
            found.append(number)
            if number == crest:
                found.append(NCITIES)
    return found


def steps_from(start: int, near: list[list[int]]) -> tuple[int, ...]:
    steps = [MAX_DISTANCE] * len(near)
    steps[start] = 0
    edge = [start]
    for step in range(1, MAX_DISTANCE):
        edge = [city for before in edge for city in near[before] if steps[city] > step]
        for city in edge:
            steps[city] = step
    return tuple(steps)


class SharedState:
    """The part of a position that all seats share: routes, office prices, goods, guild master."""

    __slots__ = (
        "around",
        "crest",
        "goods",
        "guild",
        "numbers",
        "order",
        "packed_prices",
        "routes",
        "rules",
        "seats",
        "sites",
        "steps",
        "to_move",
        "to_win",
        "walked",
        "worths",
    )  # fmt: skip

    def __init__(self, game: Kogge, viewer: Seat) -> None:
        table = game.table
        self.seats = table.seats
        self.crest = table.crest
        self.routes = known_routes(table, viewer)
        self.steps = distances(self.routes, table.crest)
        cities = range(len(table.raided))
        self.numbers = [table.number(city) for city in cities]
        self.rules = game.rules
        self.sites = [
            packed_prices(game.rules, city, number, table.offices_in(city))
            for city, number in enumerate(self.numbers)
        ]
        self.packed_prices = list(chain.from_iterable(self.sites))
        self.to_win = game.rules.points_to_win(table)
        self.goods = [table.goods[c * NGOODS : (c + 1) * NGOODS] for c in cities]
        self.guild = max(0, table.guild)
        self.walked = table.walked
        self.order = table.order
        self.to_move = seats_yet_to_move(game)
        each = good_points(game.rules)
        self.worths = [sum(map(mul, goods, each)) for goods in self.goods]
        self.around: dict[int, Wares] = {}

    def victory_points(self, held: SeatHoldings) -> int:
        """Return the victory points of these holdings at the end, by the score rows in play."""
        return points_of(self.rules.score_rows, held)

    def later(self) -> float:
        """Return the share of his way that the guild master has walked, from 0 to 1."""
        return min(1.0, self.walked / self.rules.guild_walk)

    def has_won(self, held: SeatHoldings) -> bool:
        return held.points >= self.to_win[held.seat]

    def wares(self, city: int) -> "Wares":
        """Return the wares around a city, which are counted only on the first call."""
        found = self.around.get(city)
        if found is None:
            found = self.around[city] = self.count_wares(self.steps[city])
        return found

    def count_wares(self, steps: tuple[int, ...]) -> "Wares":
        kinds, near, reach = 0, 0, []
        for city, goods in enumerate(self.goods):
            if steps[city] <= 2:
                reach.append((self.worths[city], city))
                for good in range(NGOODS):
                    kinds |= bool(goods[good]) << good
                near += sum(goods) if steps[city] == 1 else 0
        return kinds, near, tuple(sorted(reach, reverse=True))


class PackedPrice(NamedTuple):
    """A way to pay for an office in a city, laid out so that checking who can pay is quick."""

    city: int
    bits: int
    """The bits of the goods that the office costs."""
    value: int
    many: int
    """The number of markers of `value`, the first kind of marker that the office costs."""
    more: tuple[tuple[int, int], ...]
    """The markers of other values that the office costs."""
    paid_in: int
    price: Price


@lru_cache(maxsize=KEPT)
def packed_prices(rules: Rules, city: int, number: int, standing: int) -> tuple[PackedPrice, ...]:
    """Return every way to pay for an office in this city."""
    found = []
    for paid_in, price in office_ways(rules, city, number, standing):
        (value, many), *more = [(v, n) for v, n in enumerate(price.markers) if n] or [(0, 0)]
        bits = goods_bits(price.goods)
        found.append(PackedPrice(city, bits, value, many, tuple(more), paid_in, price))
    return tuple(found)


def goods_bits(goods: Sequence[int]) -> int:
    """Return a bit for the first, second, third … good of each kind, up to LEVELS of a kind.

    The bits shared with `lacking_bits` are the missing goods, which can be counted in one step.
    """
    return sum(
        [((1 << min(n, MAX_COUNTED)) - 1) << good * MAX_COUNTED for good, n in enumerate(goods)]
    )


LACKING: Final = tuple(
    tuple(((1 << MAX_COUNTED) - (1 << n)) << good * MAX_COUNTED for n in range(MAX_COUNTED + 1))
    for good in range(NGOODS)
)
"""The bits of the missing goods of a kind, by the number that the seat has."""


def lacking_bits(goods: Sequence[int]) -> int:
    """Return the bits of all goods that are missing."""
    ore, fur, amber, salt = goods
    by_ore, by_fur, by_amber, by_salt = LACKING
    return (
        by_ore[ore if ore < MAX_COUNTED else MAX_COUNTED]
        | by_fur[fur if fur < MAX_COUNTED else MAX_COUNTED]
        | by_amber[amber if amber < MAX_COUNTED else MAX_COUNTED]
        | by_salt[salt if salt < MAX_COUNTED else MAX_COUNTED]
    )


def known_routes(table: Table, viewer: Seat) -> tuple[int, ...]:
    """Return the routes that a seat knows; NONE for all other routes."""
    return tuple(
        [
            value if covered == FACE_UP or table.knows(viewer, slot) else NONE
            for slot, (value, covered) in enumerate(zip(table.routes, table.covered, strict=True))
        ]
    )


def seats_yet_to_move(game: Kogge) -> frozenset[Seat]:
    """Return the seats whose turn is still to come in this round, or has only just begun."""
    top = game.agenda[-1] if game.agenda else None
    begun = [top.seat] if isinstance(top, Sailing) and not top.steps else []
    for step in game.agenda:
        if isinstance(step, Turns):
            return frozenset([*game.table.order[step.at :], *begun])
    return frozenset(game.table.order)
