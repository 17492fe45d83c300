"""Answers when the cog lies at anchor: build, sell, trade, deal, buy, change a route, raid."""

from hanse.bots.kogge.answers import pirate
from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.city_trade import strike
from hanse.bots.kogge.answers.destinations import MAX_MARKER_COST, raid_gain, ratio
from hanse.bots.kogge.answers.memory import look
from hanse.bots.kogge.answers.pirate import MAX_BUY_BACK_COST
from hanse.bots.kogge.answers.voyage import deliver
from hanse.bots.kogge.value.piece_worth import Holdings, cities_in_reach
from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Choice, Menu, Option, Pay
from hanse.core.types import Below, Move
from hanse.games.kogge.actions.turn_actions import BUILD, Acting
from hanse.games.kogge.board import BORNHOLM, GOOD_OF, NGOODS, ROUTES
from hanse.games.kogge.moves import (
    Build,
    Buy,
    BuyBack,
    BuyRaid,
    ChangeCrest,
    ChangeRoute,
    EndTurn,
    GiveGood,
    GiveMarker,
    RaidCity,
    RaidCog,
    Sell,
    Trade,
)
from hanse.games.kogge.table import NONE

MIN_GAIN = 0.5
RICH_COG = 8
"""The number of goods that makes a cog worth a raid."""

UNKNOWN_MARKER_WORTH = 1.1
"""The assumed worth of an unknown marker."""

FEW_CITIES = 3
"""With markers for fewer cities than this, the bot looks for more."""


def act(menu: Menu, seat_view: BuilderView, below: Below) -> Move:
    return Turn(menu, seat_view, below).choose()


class Turn:
    """One question of a turn: the options, the seat's holdings, and the best option."""

    def __init__(self, menu: Menu, seat_view: BuilderView, below: Below) -> None:
        self.options = menu.options
        self.seat_view = seat_view
        self.below = below
        self.held = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
        self.offers: dict[type[Move], list[Option]] = {}
        for option in menu.options:
            self.offers.setdefault(option.move, []).append(option)

    def choose(self) -> Move:
        """Return the first action on the list that is worth doing."""
        raid = self.raid()
        return (
            self.build()
            or self.sell()
            or (None if raid else self.trade())
            or deliver(self.options, self.seat_view)
            or self.deal()
            or self.buy()
            or self.crest_for_office()
            or self.change_route()
            or look(self.options, self.seat_view, self.below)
            or raid
            or EndTurn()
        )

    def choice(self, move: type[Move]) -> Choice | None:
        found = self.offers.get(move)
        return found[0] if found and isinstance(found[0], Choice) else None

    def build(self) -> Move | None:
        """Build an office, paid in markers rather than goods, because markers cost less (D-03)."""
        offer = self.choice(Build)
        return Build(offer.values[-1]) if offer else None

    def sell(self) -> Move | None:
        """Sell the largest set, for the best chip or now and then another."""
        sets = [o for o in self.offers.get(Sell, ()) if isinstance(o, Choice)]
        if not sets:
            return None
        offer = max(sets, key=lambda o: self.seat_view.cargo[o.target])
        fresh = [chip for chip in offer.values if not self.seat_view.chips[chip]] or offer.values
        chip = fresh[0] if self.below(2) else fresh[self.below(len(fresh))]
        return Sell(chip, offer.target)

    def trade(self) -> Move | None:
        offers = self.offers.get(Trade)
        if not offers or not isinstance(offers[0], Exchange):
            return None
        held = Holdings(self.seat_view.cargo, self.seat_view.hand, self.seat_view.wanted)
        deal = strike(held, offers[0].offer, ratio(self.seat_view))
        return Trade(*deal) if deal else None

    def deal(self) -> Move | None:
        """Return the first deal that is worth it; selling a set comes first (K-ACT-GM-01)."""
        return self.buy_raid() or self.buy_back() or self.give_marker() or self.give_good()

    def buy_back(self) -> Move | None:
        """Buy back the pirate's raid marker in the richest city, for spare markers (P-05)."""
        offers = [o for o in self.offers.get(BuyBack, ()) if isinstance(o, Choice)]
        if not offers:
            return None
        cost, value = min((self.cost_of_three(o.target), o.target) for o in offers)
        city = max(offers[0].values, key=lambda city: sum(self.seat_view.loot(city)))
        return BuyBack(city, value) if cost < MAX_BUY_BACK_COST else None

    def give_marker(self) -> Move | None:
        """Give a marker if it is missed less than the good that it brings."""
        offer = self.choice(GiveMarker)
        if not offer:
            return None
        gain, value = max((self.good_gain(value), value) for value in offer.values)
        return GiveMarker(value) if gain > MIN_GAIN else None

    def good_gain(self, value: int) -> float:
        """Return the gain from buying a good with markers of this value."""
        price = self.seat_view.rules.prices.good
        return self.held.next_good(GOOD_OF[value]) - price * self.held.last_marker(value)

    def buy_raid(self) -> Move | None:
        """Buy a raid marker with three markers, if they are missed less than it is worth."""
        offer = self.choice(BuyRaid)
        if not offer:
            return None
        cost, value = min((self.cost_of_three(v), v) for v in offer.values)
        return BuyRaid(value) if cost < MAX_MARKER_COST else None

    def cost_of_three(self, value: int) -> float:
        left = Holdings(self.seat_view.cargo, self.seat_view.hand, self.seat_view.wanted)
        left.markers[value] -= self.seat_view.rules.prices.raid
        return self.held.worth() - left.worth()

    def give_good(self) -> Move | None:
        """Give a spare good for a marker of a city without an office, if such markers are few."""
        offer = self.choice(GiveGood)
        if not offer or cities_in_reach(self.held) >= FEW_CITIES:
            return None
        held, price = self.held, self.seat_view.rules.prices.marker
        worth_it = [g for g in offer.values if self.marker_for(g) > price * held.last_good(g)]
        return GiveGood(worth_it[self.below(len(worth_it))]) if worth_it else None

    def marker_for(self, good: int) -> float:
        """Return the worth of the best marker of this colour."""
        values = [v for v, colour in enumerate(GOOD_OF) if colour == good]
        return max(self.held.next_marker(v) for v in values)

    def buy(self) -> Move | None:
        """Buy the pair of markers that gains most, for the goods that are missed least."""
        offers = [o for o in self.offers.get(Buy, ()) if isinstance(o, Pay)]
        if not offers:
            return None
        gain, place = max((self.pair_worth(o.target), -o.target) for o in offers)
        paid, cost = self.held.spare_goods(offers[0].price)
        few = sum(self.seat_view.hand) < FEW_CITIES or cities_in_reach(self.held) < FEW_CITIES
        if gain - cost < (0.0 if few else MIN_GAIN):
            return None
        return Buy(paid, (), -place)

    def pair_worth(self, place: int) -> float:
        low, high = self.seat_view.view.supply.market[place]
        both = Holdings((0,) * NGOODS, self.seat_view.hand, self.seat_view.wanted)
        gain = both.next_marker(low)
        both.markers[low] += 1
        return gain + both.next_marker(high)

    def change_route(self) -> Move | None:
        """Exchange a spare marker for a laid route marker that is wanted."""
        best: tuple[float, int, int] = (MIN_GAIN, -1, -1)
        for offer in self.offers.get(ChangeRoute, ()):
            if isinstance(offer, Choice):
                old = self.seat_view.routes[self.seat_view.city * ROUTES + offer.target]
                values = [v for v in offer.values if v != old]
                best = max([best, *[(self.swap_gain(old, v), v, offer.target) for v in values]])
        _, value, route = best
        return ChangeRoute(value, route) if value >= 0 else self.change_crest()

    def crest_for_office(self) -> Move | None:
        """Lay a number on the crest that allows an office on Bornholm immediately (B-ROUTE-01)."""
        offer, turn = self.choice(ChangeCrest), self.seat_view.view.now.agenda[-1]
        if not offer or not isinstance(turn, Acting) or turn.used & BUILD:
            return None
        fit = [v for v in offer.values if v != self.seat_view.crest and self.could_build_as(v)]
        return ChangeCrest(fit[0]) if fit else None

    def could_build_as(self, number: int) -> bool:
        after = Holdings(self.seat_view.cargo, self.seat_view.hand, self.seat_view.wanted)
        after.markers[number] -= 1
        return after.affordable_price(self.seat_view.ways_if_numbered(BORNHOLM, number)) is not None

    def change_crest(self) -> Move | None:
        """Replace the number on the crest if the old one is wanted more."""
        offer = self.choice(ChangeCrest)
        spare = [v for v in offer.values if v != self.seat_view.crest] if offer else []
        if not spare:
            return None
        gain, value = max((self.swap_gain(self.seat_view.crest, v), v) for v in spare)
        return ChangeCrest(value) if gain > MIN_GAIN else None

    def swap_gain(self, old: int, new: int) -> float:
        """Return the gain from swapping route markers; an unknown one counts as average."""
        hoped = UNKNOWN_MARKER_WORTH if old == NONE else self.held.next_marker(old)
        return hoped - self.held.last_marker(new)

    def raid(self) -> Move | None:
        """Raid a city full of goods, or a rich cog."""
        cogs = self.choice(RaidCog)
        if cogs:
            loads = self.seat_view.view.players.cargo
            victim = max(cogs.values, key=lambda seat: loads[seat])
            if loads[victim] >= (pirate.RICH_COG if self.seat_view.pirate else RICH_COG):
                return RaidCog(victim)
        if (
            RaidCity in self.offers
            and raid_gain(self.seat_view, self.held, self.seat_view.city) > 0
        ):
            return RaidCity()
        return None
