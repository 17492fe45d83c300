"""A seat's view, as the builder reads it."""

from hanse.bots.kogge.values import most_wanted
from hanse.core.types import Counts
from hanse.games.kogge.actions.build import office_ways
from hanse.games.kogge.board import BORNHOLM, NCHIPS, NCITIES, NGOODS, SITES
from hanse.games.kogge.prices import OfficeWay
from hanse.games.kogge.ruleset import rules_of
from hanse.games.kogge.table import NONE
from hanse.games.kogge.view.sections import View


class BuilderView:
    """What one knows and has: the board with the routes one laid oneself, hand, cargo, chips."""

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
        self.ways = [self.ways_as(city, self.number(city)) for city in range(len(self.barred))]
        self.wanted = [most_wanted([self.wanted_of(n)]) for n in range(NCITIES)]

    def ways_as(self, city: int, number: int) -> tuple[OfficeWay, ...]:
        """Return the ways to pay for an own office there, if the city had this number."""
        if self.barred[city] or self.pirate:
            return ()
        standing = SITES - self.view.board.sites[city * SITES : (city + 1) * SITES].count(NONE)
        return office_ways(self.rules, city, number, standing)

    def wanted_of(self, number: int) -> int:
        """How many markers of this number an office costs, where it costs fewest; 0 for none.

        The pirate, who never builds, wants as many as buy a raid marker (P-05).
        """
        if self.pirate:
            return self.rules.prices.raid
        ways = [way for city in self.cities_of(number) for way in self.ways[city]]
        return min([n for _, price in ways if (n := price.markers[number])], default=0)

    def cities_of(self, number: int) -> tuple[int, ...]:
        """B-BASE-01: the number on the crest is Bornholm's too."""
        return (number, BORNHOLM) if number == self.crest else (number,)

    def number(self, city: int) -> int:
        return self.crest if city == BORNHOLM else city

    def goods_in(self, city: int) -> Counts:
        return self.view.board.goods[city * NGOODS : (city + 1) * NGOODS]

    def own_goods(self, city: int) -> list[int]:
        """Return what lies in one's own offices there."""
        return self.office_goods(city, self.seat)

    def loot(self, city: int) -> list[int]:
        """Return what a raid on the city would bring."""
        stored = self.office_goods(city, None)
        return [s + g for s, g in zip(stored, self.goods_in(city), strict=True)]

    def office_goods(self, city: int, owner: int | None) -> list[int]:
        """Return what lies in offices there, one owner's or all."""
        board = self.view.board
        total = [0] * NGOODS
        for site in range(city * SITES, (city + 1) * SITES):
            if board.sites[site] != NONE and owner in (None, board.sites[site]):
                for good in range(NGOODS):
                    total[good] += board.site_goods[site * NGOODS + good]
        return total
