"""A seat's view, as the builder reads it."""

from hanse.core.types import Counts
from hanse.games.kogge.board import NCHIPS, NCITIES, NGOODS, OFFICES, SITES
from hanse.games.kogge.table import NONE
from hanse.games.kogge.view import View


class Sight:
    """What one knows and has: the board with the routes one laid oneself, hand, cargo, chips."""

    __slots__ = (
        "barred", "cargo", "chips", "city", "guild", "hand", "offices", "points", "raids",
        "routes", "seat", "view", "wanted",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        own = view.own
        if own is None:
            raise ValueError("spectators do not play")
        seat = own.seat
        self.view = view
        self.seat = seat
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
        self.offices = offices(view.board.sites)
        self.wanted = [
            0 if self.barred[c] or self.offices[c] == SITES else 1 + self.offices[c]
            for c in range(NCITIES)
        ]

    def goods_in(self, city: int) -> Counts:
        return self.view.board.goods[city * NGOODS : (city + 1) * NGOODS]

    def own_goods(self, city: int) -> list[int]:
        """What lies in one's own offices there."""
        return self.office_goods(city, self.seat)

    def loot(self, city: int) -> list[int]:
        """What a raid on the city would bring."""
        stored = self.office_goods(city, None)
        return [s + g for s, g in zip(stored, self.goods_in(city), strict=True)]

    def office_goods(self, city: int, owner: int | None) -> list[int]:
        """What lies in offices there, one owner's or all."""
        board = self.view.board
        total = [0] * NGOODS
        for site in range(city * SITES, (city + 1) * SITES):
            if board.sites[site] != NONE and owner in (None, board.sites[site]):
                for good in range(NGOODS):
                    total[good] += board.site_goods[site * NGOODS + good]
        return total


def offices(sites: Counts) -> list[int]:
    """How many offices stand in each city."""
    first, second = sites[::SITES], sites[1::SITES]
    return [(a != NONE) + (b != NONE) for a, b in zip(first, second, strict=True)]
