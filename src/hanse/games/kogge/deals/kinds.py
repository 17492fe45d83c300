"""The basic kind of deal, between two cogs in one city. Variants add other kinds."""

from typing import ClassVar

from hanse.core.bags import within
from hanse.core.questions.deal import Deal
from hanse.core.types import Counts, Seat
from hanse.games.kogge.deals.exchange import pass_goods
from hanse.games.kogge.deals.vows import VOWS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Offer
from hanse.games.kogge.rules import DealKind
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.terms import OpenOffer


class CogDeals(DealKind):
    """K-DEAL-01, K-DEAL-03, G-60: deals of two cogs in one city, for goods aboard and markers."""

    rule: ClassVar[str] = "K-DEAL-01"

    def covers(self, target: int) -> bool:
        return target == 0

    def offers(self, game: Kogge, seat: Seat) -> list[Deal]:
        table = game.table
        there = [s for s in neighbours(game, seat) if game.rules.talk.may_deal(game, seat, s)]
        if not there:
            return []
        partners = tuple([(s, table.hold_size(s), table.hand_size(s)) for s in there])
        return [deal(game, seat, self.rule, table.hold(seat), partners)]

    def is_still_possible(self, table: Table, open_offer: OpenOffer) -> bool:
        return table.cogs[open_offer.maker] == table.cogs[open_offer.to]

    def can_meet(self, table: Table, open_offer: OpenOffer) -> bool:
        hold, hand = table.hold(open_offer.to), table.hand(open_offer.to)
        return within(open_offer.take_goods, hold) and within(open_offer.take_markers, hand)

    def exchange(self, game: Kogge, deal: OpenOffer) -> None:
        pass_goods(game.table, deal.maker, deal.to, deal.give_goods)
        pass_goods(game.table, deal.to, deal.maker, deal.take_goods)


def kind_of(game: Kogge, open_offer: OpenOffer) -> DealKind:
    return next(kind for kind in game.rules.deals if kind.covers(open_offer.target))


def neighbours(game: Kogge, seat: Seat) -> list[Seat]:
    """Return the other seats in the city with which this one could exchange or promise anything."""
    table = game.table
    here = table.cogs[seat]
    if here == NONE or table.cogs.count(here) == 1:
        return []
    others = [s for s in range(table.seats) if s != seat and table.cogs[s] == here]
    if is_binding(game):
        return others
    return [s for s in others if wealth(table, s) or wealth(table, seat)]


def is_binding(game: Kogge) -> bool:
    """Return whether promises bind, so that an offer can consist of a promise alone (G-29)."""
    return game.rules.promises == "structured_binding"


def wealth(table: Table, seat: Seat) -> int:
    return table.hold_size(seat) + table.hand_size(seat)


def deal(
    game: Kogge,
    seat: Seat,
    rule: str,
    goods: Counts,
    partners: tuple[tuple[Seat, int, int], ...],
    *,
    target: int = 0,
    theirs: Counts = (),
) -> Deal:
    """Return the question for one kind of deal: the things to give, and the things to ask for."""
    table = game.table
    seats = [partner for partner, _, _ in partners]
    open_to_me = [
        o for o in table.offers if o.to == seat and o.target == target and o.maker in seats
    ]
    counters = tuple([(o.offer, o.maker) for o in open_to_me])
    promises = game.rules.promises
    vows = VOWS if is_binding(game) else ()
    hand, words = table.hand(seat), promises == "chat_only"
    return Deal(Offer, rule, goods, hand, partners, counters, words, target, theirs, vows)
