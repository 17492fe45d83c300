"""Holdings in the middle of a turn, and the actions that the turn still allows."""

from collections.abc import Sequence
from operator import sub

from hanse.bots.kogge.value.position import SharedState, lacking_bits
from hanse.core.types import Counts, Move
from hanse.games.kogge.actions.turn_actions import BUILD, BUY, DEAL, ROUTE, TRADE
from hanse.games.kogge.board import GOOD_OF
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
from hanse.games.kogge.seat_holdings import SeatHoldings


class TurnState:
    """Holdings, the moves that led to them, and which actions are used up."""

    __slots__ = ("held", "moves", "score", "used")

    def __init__(
        self, held: SeatHoldings, moves: tuple[Move, ...], used: int, score: float = 0.0
    ) -> None:
        self.held = held
        self.moves = moves
        self.used = used
        self.score = score

    def after(self, held: SeatHoldings, used: int, *moves: Move) -> "TurnState":
        return TurnState(held, (*self.moves, *moves), self.used | used)

    def offices(self, shared: SharedState) -> list["TurnState"]:
        """Return the states with one more office, one for each way to pay (K-ACT-BUILD-01)."""
        held = self.held
        if self.used & BUILD:
            return []
        found = []
        for _, bits, value, many, more, paid_in, price in shared.sites[held.city]:
            if held.markers[value] < many or lacking_bits(held.goods) & bits:
                continue
            if all(held.markers[v] >= n for v, n in more):
                left = held.copy()
                left.markers = subtract(held.markers, price.markers)
                left.goods = subtract(held.goods, price.goods)
                left.offices += 1
                found.append(self.after(left, BUILD, Build(paid_in)))
        return found

    def after_sale(self, shared: SharedState, chip: int) -> "TurnState":
        """Return the state after a sale for this chip, or this state for -1 (K-ACT-GM-03)."""
        held = self.held
        if chip < 0:
            return self
        good = held.goods.index(max(held.goods))
        left = held.copy()
        left.goods[good] -= shared.rules.prices.chip
        left.chips[chip] += 1
        return self.after(left, DEAL, Sell(chip, good))

    def after_trade(self, give: Counts, take: Counts) -> "TurnState":
        left = self.held.copy()
        left.goods = [h - g + t for h, g, t in zip(left.goods, give, take, strict=True)]
        return self.after(left, TRADE, Trade(give, take))

    def after_marker_deal(self, shared: SharedState, value: int) -> "TurnState":
        left = self.held.copy()
        left.markers[value] -= shared.rules.prices.good
        left.goods[GOOD_OF[value]] += 1
        return self.after(left, DEAL, GiveMarker(value))

    def after_good_deal(self, shared: SharedState, good: int, value: int) -> "TurnState":
        left = self.held.copy()
        left.goods[good] -= shared.rules.prices.marker
        left.markers[value] += 1
        return self.after(left, DEAL, GiveGood(good), TakeMarker(value))

    def after_raid_deal(self, shared: SharedState, value: int) -> "TurnState":
        left = self.held.copy()
        left.markers[value] -= shared.rules.prices.raid
        left.raids, left.aside = left.raids + 1, left.aside - 1
        return self.after(left, DEAL, BuyRaid(value))

    def after_purchase(self, goods: Counts, place: int, pair: tuple[int, int]) -> "TurnState":
        left = self.held.copy()
        left.goods = subtract(left.goods, goods)
        for value in pair:
            left.markers[value] += 1
        return self.after(left, BUY, Buy(goods, (), place))

    def after_reroute(self, route: int, old: int, new: int) -> "TurnState":
        left = self.held.copy()
        left.markers[new] -= 1
        left.markers[old] += 1
        return self.after(left, ROUTE, ChangeRoute(new, route))


def subtract(have: Sequence[int], price: Counts) -> list[int]:
    return list(map(sub, have, price))
