"""A position as the planners read it: the sea that all share, and what one seat has."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import Final

from hanse.core.types import Seat
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.board import (
    CHIP_POINTS,
    GOOD_POINTS,
    NCHIPS,
    NCITIES,
    NGOODS,
    NVALUES,
    OFFICE_POINTS,
    OFFICES,
    RAID_POINTS,
    ROUTES,
    SITES,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.turns import Turns
from hanse.games.kogge.table import FACE_UP, NONE, Table

FAR: Final = 5
LAPS: Final = 2 * NCITIES

type Wares = tuple[int, int, tuple[tuple[int, int], ...]]
"""Kinds of goods two steps around, goods one step around, and the richest cities in reach."""

type Distances = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=256)
def distances(routes: tuple[int, ...], crest: int) -> Distances:
    """Return how many steps lead from each city to each by these routes, FAR at most."""
    near = [leads(routes, city, crest) for city in range(len(routes) // ROUTES)]
    return tuple(steps_from(city, near) for city in range(len(near)))


def leads(routes: Sequence[int], city: int, crest: int) -> list[int]:
    """Return the cities to which the known routes of a city lead."""
    found = []
    for number in routes[city * ROUTES : (city + 1) * ROUTES]:
        if number != NONE:
            found.append(number)
            if number == crest:
                found.append(NCITIES)
    return found


def steps_from(start: int, near: list[list[int]]) -> tuple[int, ...]:
    steps = [FAR] * len(near)
    steps[start] = 0
    edge = [start]
    for step in range(1, FAR):
        edge = [city for before in edge for city in near[before] if steps[city] > step]
        for city in edge:
            steps[city] = step
    return tuple(steps)


class Sea:
    """What matters to all: ways, prices of offices, goods in cities, the guild master."""

    __slots__ = (
        "around", "crest", "goods", "guild", "numbers", "offices", "order", "routes", "seats",
        "steps", "to_move", "walked", "worths",
    )  # fmt: skip

    def __init__(self, game: Kogge, viewer: Seat) -> None:
        table = game.table
        self.seats = table.seats
        self.crest = table.crest
        self.routes = known_routes(table, viewer)
        self.steps = distances(self.routes, table.crest)
        cities = range(len(table.raided))
        self.numbers = [table.number(city) for city in cities]
        self.offices = [table.offices_in(city) for city in cities]
        self.goods = [table.goods[c * NGOODS : (c + 1) * NGOODS] for c in cities]
        self.guild = max(0, table.guild)
        self.walked = table.walked
        self.order = table.order
        self.to_move = yet_to_move(game)
        self.worths = [sum(map(mul, goods, GOOD_POINTS)) for goods in self.goods]
        self.around: dict[int, Wares] = {}

    def wares(self, city: int) -> "Wares":
        """Return what lies around a city; it is counted once."""
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


def known_routes(table: Table, viewer: Seat) -> tuple[int, ...]:
    """Return the routes that a seat knows; NONE for others."""
    return tuple(
        [
            value if covered == FACE_UP or table.knows(viewer, slot) else NONE
            for slot, (value, covered) in enumerate(zip(table.routes, table.covered, strict=True))
        ]
    )


def yet_to_move(game: Kogge) -> frozenset[Seat]:
    """Return the seats whose turn is still to come in this round, or has only just begun."""
    top = game.agenda[-1] if game.agenda else None
    begun = [top.seat] if isinstance(top, Sailing) and not top.steps else []
    for step in game.agenda:
        if isinstance(step, Turns):
            return frozenset([*game.table.order[step.at :], *begun])
    return frozenset(game.table.order)


class Holder:
    """What one seat has; copied and changed while a turn is thought through."""

    __slots__ = (
        "aside", "barred", "chips", "city", "goods", "markers", "offices", "raids", "seat",
        "stored",
    )  # fmt: skip

    seat: Seat
    city: int
    goods: list[int]
    markers: list[int]
    chips: list[int]
    offices: int
    raids: int
    aside: int
    barred: int
    """One bit for each city that it has raided."""
    stored: dict[int, list[int]]
    """Goods in its own offices, by city."""

    def copy(self) -> "Holder":
        other = Holder()
        other.seat, other.city = self.seat, self.city
        other.goods, other.markers, other.chips = self.goods[:], self.markers[:], self.chips[:]
        other.offices, other.raids, other.aside = self.offices, self.raids, self.aside
        other.barred, other.stored = self.barred, self.stored
        return other

    @property
    def points(self) -> int:
        """Development points."""
        return self.offices + sum(self.chips)

    def victory_points(self) -> int:
        """K-END-03."""
        goods = self.goods
        total = sum(map(mul, goods, GOOD_POINTS))
        for lying in self.stored.values():
            total += sum(map(mul, lying, GOOD_POINTS))
        owned = OFFICE_POINTS * self.offices + CHIP_POINTS * sum(self.chips)
        return int(total + owned + RAID_POINTS * self.raids)


def holder(table: Table, seat: Seat) -> Holder:
    """Return what a seat has on this table."""
    found = Holder()
    found.seat, found.city = seat, max(0, table.cogs[seat])
    found.goods = table.cargo[seat * NGOODS : (seat + 1) * NGOODS]
    found.markers = table.hands[seat * NVALUES : (seat + 1) * NVALUES]
    found.chips = table.chips[seat * NCHIPS : (seat + 1) * NCHIPS]
    found.offices = OFFICES - table.offices[seat]
    found.raids, found.aside = table.raids[seat], table.raids_aside[seat]
    found.barred = sum([(raided >> seat & 1) << c for c, raided in enumerate(table.raided)])
    found.stored = stored(table, seat)
    return found


def stored(table: Table, seat: Seat) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for site, owner in enumerate(table.sites):
        if owner == seat:
            lying = table.site_goods[site * NGOODS : (site + 1) * NGOODS]
            if any(lying):
                city = site // SITES
                before = found.get(city, [0] * NGOODS)
                found[city] = [a + b for a, b in zip(before, lying, strict=True)]
    return found
