"""A seat's view, as the builder reads it."""

from collections.abc import Sequence
from functools import lru_cache

from hanse.bots.kogge.value.piece_worth import most_wanted
from hanse.core.types import Counts
from hanse.games.kogge.actions.build import office_ways
from hanse.games.kogge.board import BORNHOLM, NCHIPS, NCITIES, NGOODS, SITES
from hanse.games.kogge.rule_values.prices import OfficeWay
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.ruleset import rules_of
from hanse.games.kogge.table import NONE
from hanse.games.kogge.view.sections import View

type Ways = tuple[OfficeWay, ...]


class BuilderView:
    """A seat's knowledge: the board with the routes that the seat knows, hand, cargo and chips."""

    __slots__ = (
        "alone", "barred", "cargo", "chips", "city", "crest", "guild", "hand", "pirate", "points",
        "raids", "routes", "rules", "seat", "to_win", "view", "walk_left", "wanted", "ways",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        own = view.own
        if own is None:
            raise ValueError("spectators do not play")
        seat = own.seat
        self.view = view
        self.seat = seat
        self.alone = view.setup.seats == 1
        self.hand = own.hand
        self.cargo = own.cargo
        self.city = view.fleet.cogs[seat]
        self.guild = view.fleet.guild
        self.raids = view.players.raids[seat]
        self.chips = view.players.chips[seat * NCHIPS : (seat + 1) * NCHIPS]
        self.points = view.players.development[seat]
        self.to_win = view.ends.to_win[seat]
        self.walk_left = view.ends.walk - view.fleet.walked
        self.routes = list(view.board.routes)
        for slot, value in own.routes:
            self.routes[slot] = value
        self.barred = [bool(raided >> seat & 1) for raided in view.board.raided]
        self.crest = view.board.crest
        self.pirate = view.players.pirate == seat
        self.rules = rules_of(view.setup)
        closed = tuple([True] * len(self.barred) if self.pirate else self.barred)
        self.ways, wanted = office_prices(self.rules, view.board.sites, self.crest, closed)
        # The pirate never builds; he wants as many markers as a raid marker costs (P-05).
        raid = most_wanted([self.rules.prices.raid])
        self.wanted = (raid,) * NCITIES if self.pirate else wanted

    def ways_if_numbered(self, city: int, number: int) -> Ways:
        """Return the ways to pay for an office of the seat there, if the city had this number."""
        if self.barred[city] or self.pirate:
            return ()
        return office_ways(self.rules, city, number, offices_in(self.view.board.sites, city))

    def cities_of(self, number: int) -> tuple[int, ...]:
        return cities_of(number, self.crest)

    def goods_in(self, city: int) -> Counts:
        return self.view.board.goods[city * NGOODS : (city + 1) * NGOODS]

    def own_goods(self, city: int) -> list[int]:
        """Return the goods in the seat's own offices there."""
        return self.office_goods(city, self.seat)

    def loot(self, city: int) -> list[int]:
        """Return the goods that a raid on the city would bring."""
        stored = self.office_goods(city, None)
        return [s + g for s, g in zip(stored, self.goods_in(city), strict=True)]

    def office_goods(self, city: int, owner: int | None) -> list[int]:
        """Return the goods in offices there, of one owner or of all."""
        board = self.view.board
        total = [0] * NGOODS
        for site in range(city * SITES, (city + 1) * SITES):
            if board.sites[site] != NONE and owner in (None, board.sites[site]):
                for good in range(NGOODS):
                    total[good] += board.site_goods[site * NGOODS + good]
        return total


def cities_of(number: int, crest: int) -> tuple[int, ...]:
    """Return the cities with this number. B-BASE-01: the number on the crest is Bornholm's too."""
    return (number, BORNHOLM) if number == crest else (number,)


def offices_in(sites: Counts, city: int) -> int:
    """Return the number of offices in a city."""
    return SITES - sites[city * SITES : (city + 1) * SITES].count(NONE)


@lru_cache(maxsize=1 << 12)
def office_prices(
    rules: Rules, sites: Counts, crest: int, closed: tuple[bool, ...]
) -> tuple[tuple[Ways, ...], Counts]:
    """Return the ways to pay for an office by city, and the fewest markers needed by number.

    Both rarely change in a game.
    """
    numbers = [*range(NCITIES), crest]
    ways = tuple([
        () if shut else office_ways(rules, city, numbers[city], offices_in(sites, city))
        for city, shut in enumerate(closed)
    ])  # fmt: skip
    return ways, tuple([most_wanted([fewest(ways, crest, number)]) for number in range(NCITIES)])


def fewest(ways: Sequence[Ways], crest: int, number: int) -> int:
    """Return the fewest markers of this number that an office costs; 0 if none costs any."""
    prices = [price for city in cities_of(number, crest) for _, price in ways[city]]
    return min([n for price in prices if (n := price.markers[number])], default=0)
