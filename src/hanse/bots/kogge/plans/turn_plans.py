"""Whole turns: a destination, the trades, offices and sales there, and the other actions."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

from hanse.bots.kogge.plans.aims import bargains
from hanse.bots.kogge.plans.last_point import last_voyages
from hanse.bots.kogge.plans.paths import DEPTH, voyages
from hanse.bots.kogge.plans.turn_state import TurnState
from hanse.bots.kogge.value.learned_value import WINNER_SCORE, Value, rival_of
from hanse.bots.kogge.value.piece_worth import most_wanted
from hanse.bots.kogge.value.position import SharedState
from hanse.core.bags import subsets_of_size
from hanse.core.types import Counts, Move
from hanse.games.kogge.actions.raid import city_share, cog_share, loot
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import BUY, DEAL, ROUTE, TRADE, Acting
from hanse.games.kogge.board import (
    GOOD_OF,
    NCHIPS,
    NVALUES,
    ROUTES,
    THREE_FOR_ONE,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, EndTurn, RaidCity, RaidCog
from hanse.games.kogge.seat_holdings import SeatHoldings, holdings_of
from hanse.games.kogge.table import FACE_UP, NONE


class Planner:
    """A planner of a seat's turn in an imagined game, on a light copy of its holdings."""

    def __init__(self, game: Kogge, value: Value, width: int, depth: int = DEPTH) -> None:
        step = game.agenda[-1]
        assert isinstance(step, Sailing | Acting)
        self.game, self.table, self.step = game, game.table, step
        self.width, self.depth = width, depth
        self.seat = step.seat
        self.shared = SharedState(game, self.seat)
        self.shared.to_move -= {self.seat}
        self.held = holdings_of(game.table, self.seat)
        holders = [holdings_of(game.table, seat) for seat in range(game.seats)]
        self.prices = game.rules.prices
        self.to_win = self.shared.to_win[self.seat]
        rival = rival_of([self.shared.victory_points(one) for one in holders], self.seat)
        self.scores = value.seat_scores(self.shared, self.seat, rival)
        self.nodes = 0

    def score(self, held: SeatHoldings) -> float:
        self.nodes += 1
        return WINNER_SCORE if held.points >= self.to_win else self.scores.score(held)

    def best(self, states: Iterable[TurnState], most: int) -> list[TurnState]:
        """Return up to `most` of these states, the best first, each with its score."""
        found = list(states)
        for state in found:
            state.score = self.score(state.held)
        return sorted(found, key=lambda state: -state.score)[:most]

    def plans(self, *, peaceful: bool = False) -> list[TurnState]:
        """Return the most promising turns, the best first; each ends with EndTurn or a raid."""
        arrived = self.best(self.arrivals(), self.width)
        ended = [self.finish_turn(state) for state in arrived]
        raids = [] if peaceful else [raid for state in arrived for raid in self.raids(state)]
        return self.best([*ended, *raids], self.width)

    def arrivals(self) -> Iterator[TurnState]:
        """Yield possible holdings after sailing, trading, building and selling."""
        if isinstance(self.step, Acting):
            yield from self.turns_in_city(self.held, (), self.step.used)
            return
        step, wanted = self.step, self.wanted_markers()
        for voyage in voyages(self.shared, self.held, wanted, step.steps, self.depth):
            if voyage.moves or not step.must_go_on:
                yield from self.turns_in_city(voyage.held, (*voyage.moves, Anchor()), step.used)

    def last_turns(self) -> Iterator[TurnState]:
        """Yield turns that win for a seat one point short, however far its cog must sail."""
        step = self.step
        if self.held.points < self.to_win - 1 or not isinstance(step, Sailing):
            return
        for voyage in last_voyages(self.shared, self.held, step.steps):
            for state in self.turns_in_city(voyage.held, (*voyage.moves, Anchor()), step.used):
                more = (self.deals, self.purchases, self.reroutes)
                yield from filter(self.wins, chain([state], *[options(state) for options in more]))

    def wanted_markers(self) -> list[int]:
        """Return the number of markers of each value that an office costs, so as to spare them."""
        barred, sites = self.held.barred, self.shared.sites
        return [
            0
            if barred >> city & 1
            else most_wanted([one.price.markers[city] for one in sites[city]])
            for city in range(NVALUES)
        ]

    def turns_in_city(
        self, held: SeatHoldings, moves: tuple[Move, ...], used: int
    ) -> Iterator[TurnState]:
        plain = TurnState(held, moves, used)
        first = self.after_scoring(plain)
        yield first
        wares = self.shared.goods[held.city]
        if held.city == self.step.start or used & TRADE or not any(wares):
            return
        ratio = self.game.rules.trade_ratio[held.chips[THREE_FOR_ONE] > 0]
        number, chip = self.shared.numbers[held.city], self.prices.chip
        for state in (first, plain):
            for give, take in bargains(tuple(state.held.goods), tuple(wares), number, ratio, chip):
                yield self.after_scoring(state.after_trade(give, take))

    def after_scoring(self, state: TurnState) -> TurnState:
        """Return the state after building and selling as far as possible."""
        built = state.offices(self.shared)
        if built:
            state = built[0] if len(built) == 1 else self.best(built, 1)[0]
        held = state.held
        if (
            held.city != self.shared.guild
            or state.used & DEAL
            or max(held.goods) < self.prices.chip
        ):
            return state
        return state.after_sale(self.shared, self.best_chip(held))

    def best_chip(self, held: SeatHoldings) -> int:
        """Return the best chip to take, or -1 if there is none."""
        again = self.game.rules.chip_again
        supply = self.table.chip_supply
        there = [c for c in range(NCHIPS) if supply[c] and (again or not held.chips[c])]
        return max(there, key=lambda chip: self.chip_worth(held, chip), default=-1)

    def chip_worth(self, held: SeatHoldings, chip: int) -> float:
        other = held.copy()
        other.chips[chip] += 1
        return self.score(other)

    def finish_turn(self, state: TurnState) -> TurnState:
        """Return the turn with a deal, a purchase and a change of route where they help."""
        for options in (self.deals, self.purchases, self.reroutes):
            state = self.best([state, *options(state)], 1)[0]
        return state.after(state.held, 0, EndTurn())

    def deals(self, state: TurnState) -> Iterator[TurnState]:
        held = state.held
        if state.used & DEAL or held.city != self.shared.guild:
            return
        table, shared, prices = self.table, self.shared, self.prices
        for value in range(NVALUES):
            if held.markers[value] >= prices.good and table.stock[GOOD_OF[value]]:
                yield self.after_scoring(state.after_marker_deal(shared, value))
            if held.markers[value] >= prices.raid and held.aside:
                yield state.after_raid_deal(shared, value)
            if held.goods[GOOD_OF[value]] >= prices.marker and table.reserve[value]:
                yield self.after_scoring(state.after_good_deal(shared, GOOD_OF[value], value))

    def purchases(self, state: TurnState) -> Iterator[TurnState]:
        if state.used & BUY:
            return
        market, paid_with = self.table.market, payments(tuple(state.held.goods), self.prices.pair)
        for place, pair in enumerate(market):
            if market.index(pair) == place:
                for paid in paid_with:
                    yield self.after_scoring(state.after_purchase(paid, place, pair))

    def reroutes(self, state: TurnState) -> Iterator[TurnState]:
        held, table = state.held, self.table
        if state.used & ROUTE:
            return
        for route in range(ROUTES):
            slot = held.city * ROUTES + route
            old = table.routes[slot]
            if table.covered[slot] == FACE_UP and self.game.rules.may_replace(table, slot):
                for new in range(NVALUES):
                    if held.markers[new] and new not in (old, self.shared.numbers[held.city]):
                        yield self.after_scoring(state.after_reroute(route, old, new))

    def raids(self, state: TurnState) -> Iterator[TurnState]:
        """Yield turns that end with a raid; where the cog goes then is a guess (K-ACT-RAID-01)."""
        held = state.held
        if not held.raids or held.barred >> held.city & 1:
            return
        if state.used & TRADE == 0:
            found = loot(self.table, held.city)
            if sum(found) >= 2:
                share = city_share(self.game.rules)
                yield self.add_loot(state, [int(share * n + 0.5) for n in found], RaidCity())
        for seat, cog in enumerate(self.table.cogs):
            if seat != self.seat and cog == held.city and self.table.hold_size(seat) >= 2:
                share = cog_share(self.game.rules)
                cargo = [int(share * count + 0.5) for count in self.table.hold(seat)]
                yield self.add_loot(state, cargo, RaidCog(seat))

    def add_loot(self, state: TurnState, gained: list[int], move: Move) -> TurnState:
        left = state.held.copy()
        left.goods = [a + b for a, b in zip(left.goods, gained, strict=True)]
        left.raids -= 1
        left.barred |= 1 << left.city
        ways = self.shared.routes[left.city * ROUTES : (left.city + 1) * ROUTES]
        left.city = next((n for n in ways if n != NONE and not left.barred >> n & 1), left.city)
        return state.after(left, 0, move)

    def wins(self, state: TurnState) -> bool:
        return state.held.points >= self.to_win


@lru_cache(maxsize=1 << 12)
def payments(goods: Counts, price: int) -> tuple[Counts, ...]:
    """Return every way to pay `price` of these goods, lower kinds first."""
    return tuple(sorted(subsets_of_size(goods, price), reverse=True))
