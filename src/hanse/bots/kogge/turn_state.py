"""What one has in the middle of one's actions, and what is still allowed in this turn."""

from hanse.bots.kogge.position import Holder, Sea
from hanse.core.bags import one
from hanse.core.types import Counts, Move
from hanse.games.kogge.actions.acting import BUILD, BUY, DEAL, ROUTE, TRADE
from hanse.games.kogge.board import GOOD_OF, NGOODS, SITES
from hanse.games.kogge.moves import (
    Build,
    Buy,
    BuyRaid,
    ChangeRoute,
    GiveGood,
    GiveMarker,
    Sell,
    TakeMarker,
    Trade,
)

SET = 6
THREE = 3


class TurnState:
    """Holdings, the moves that led to them, and which actions are used up."""

    __slots__ = ("held", "moves", "price", "score", "used")

    def __init__(
        self, held: Holder, moves: tuple[Move, ...], used: int, price: int, score: float = 0.0
    ) -> None:
        self.held = held
        self.moves = moves
        self.used = used
        self.price = price
        """How many markers an office costs here; 0 if there can be none."""
        self.score = score

    def after(self, held: Holder, used: int, *moves: Move) -> "TurnState":
        return TurnState(held, (*self.moves, *moves), self.used | used, self.price)

    def built(self, sea: Sea) -> "TurnState":
        """K-ACT-BUILD-01: with an office more, if one can pay for it; else the same."""
        held, number = self.held, sea.numbers[self.held.city]
        if self.used & BUILD or not self.price or held.markers[number] < self.price:
            return self
        own = GOOD_OF[number]
        if not all(held.goods[g] or g == own for g in range(NGOODS)):
            return self
        left = held.copy()
        left.markers[number] -= self.price
        left.goods = [count - (g != own) for g, count in enumerate(held.goods)]
        left.offices += 1
        return self.after(left, BUILD, Build(0))

    def sold(self, chip: int) -> "TurnState":
        """K-ACT-GM-03: with this chip for six equal goods; without if there is none."""
        held = self.held
        if chip < 0:
            return self
        good = held.goods.index(max(held.goods))
        left = held.copy()
        left.goods[good] -= SET
        left.chips[chip] += 1
        return self.after(left, DEAL, Sell(chip, good))

    def traded(self, give: Counts, take: Counts) -> "TurnState":
        left = self.held.copy()
        left.goods = [h - g + t for h, g, t in zip(left.goods, give, take, strict=True)]
        return self.after(left, TRADE, Trade(give, take))

    def gave_marker(self, value: int) -> "TurnState":
        left = self.held.copy()
        left.markers[value] -= 1
        left.goods[GOOD_OF[value]] += 1
        return self.after(left, DEAL, GiveMarker(value))

    def gave_good(self, good: int, value: int) -> "TurnState":
        left = self.held.copy()
        left.goods[good] -= 1
        left.markers[value] += 1
        return self.after(left, DEAL, GiveGood(good), TakeMarker(value))

    def bought_raid(self, value: int) -> "TurnState":
        left = self.held.copy()
        left.markers[value] -= THREE
        left.raids, left.aside = left.raids + 1, left.aside - 1
        return self.after(left, DEAL, BuyRaid(value))

    def bought(self, good: int, place: int, pair: tuple[int, int]) -> "TurnState":
        left = self.held.copy()
        left.goods[good] -= 1
        for value in pair:
            left.markers[value] += 1
        return self.after(left, BUY, Buy(one(good, NGOODS), (), place))

    def rerouted(self, route: int, old: int, new: int) -> "TurnState":
        left = self.held.copy()
        left.markers[new] -= 1
        left.markers[old] += 1
        return self.after(left, ROUTE, ChangeRoute(new, route))


def price_in(sea: Sea, city: int) -> int:
    """K-ACT-BUILD-02."""
    standing = sea.offices[city]
    return 0 if standing >= SITES else 1 + standing
