"""A seat's view, as the builder reads it."""

from hanse.core.types import Counts
from hanse.games.kogge.board import BORNHOLM, NCHIPS, NCITIES, NGOODS, OFFICES, SITES
from hanse.games.kogge.table import NONE
from hanse.games.kogge.view.sections import View


class BuilderView:
    """What one knows and has: the board with the routes one laid oneself, hand, cargo, chips."""

    __slots__ = (
        "alone", "barred", "cargo", "chips", "city", "crest", "guild", "hand", "pirate", "points",
        "prices", "raids", "routes", "seat", "view", "wanted",
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
        self.points = OFFICES - view.players.offices[seat] + sum(self.chips)
        self.routes = list(view.board.routes)
        for slot, value in own.routes:
            self.routes[slot] = value
        self.barred = [bool(raided >> seat & 1) for raided in view.board.raided]
        self.crest = view.board.crest
        self.pirate = view.players.pirate == seat
        self.prices = [0] * len(self.barred) if self.pirate else prices(view, self.barred)
        self.wanted = [3 if self.pirate else self.wanted_of(n) for n in range(NCITIES)]

    def wanted_of(self, number: int) -> int:
        """How many markers of this number an office costs, where it costs fewest; 0 for none."""
        asked = [self.prices[city] for city in self.cities_of(number)]
        return min((price for price in asked if price), default=0)

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


def prices(view: View, barred: list[bool]) -> list[int]:
    """K-ACT-BUILD-02: how many markers an office costs in each city; 0 where there can be none."""
    sites = view.board.sites
    standing = [(a != NONE) + (b != NONE) for a, b in zip(sites[::2], sites[1::2], strict=True)]
    found = [0 if shut or n == SITES else 1 + n for n, shut in zip(standing, barred, strict=True)]
    if dict(view.setup.readings).get("bornholm_offices") == "false":
        found[BORNHOLM:] = [0] * len(found[BORNHOLM:])
    return found
