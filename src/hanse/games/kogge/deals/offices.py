"""Trade with offices: a cog deals with another player's office in its city."""

from typing import ClassVar

from hanse.core.bags import within
from hanse.core.questions.deal import Deal
from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import NGOODS, SITES
from hanse.games.kogge.deals.kinds import deal, is_binding, wealth
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.rules import DealKind
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.terms import OpenOffer
from hanse.games.kogge.transfers import gain_goods, lose_goods


class OfficeDeals(DealKind):
    """K-ADV-OFFICE-01 to K-ADV-OFFICE-04: deals with an office, wherever its owner's cog is.

    `target` is the office's site, counted from 1. One side is always a cog, so offices never trade
    with each other (K-ADV-OFFICE-03), and no player trades with their own office.
    """

    rule: ClassVar[str] = "K-ADV-OFFICE-01"

    def covers(self, target: int) -> bool:
        return target > 0

    def offers(self, game: Kogge, seat: Seat) -> list[Deal]:
        found = [*self.as_visitor(game, seat), *self.as_owner(game, seat)]
        if is_binding(game):
            return found
        return [d for d in found if any(d.first + d.second) or any(g + m for _, g, m in d.partners)]

    def as_visitor(self, game: Kogge, seat: Seat) -> list[Deal]:
        table = game.table
        city = table.cogs[seat]
        if city == NONE:
            return []
        sites = range(city * SITES, (city + 1) * SITES)
        return [self.visit(game, seat, s) for s in sites if self.may_visit(game, seat, s)]

    def may_visit(self, game: Kogge, seat: Seat, site: int) -> bool:
        owner = game.table.sites[site]
        return owner not in (NONE, seat) and game.rules.talk.may_deal(game, seat, owner)

    def visit(self, game: Kogge, seat: Seat, site: int) -> Deal:
        table = game.table
        owner, there = table.sites[site], goods_in_office(table, site)
        partner = (owner, sum(there), table.hand_size(owner))
        hold = table.hold(seat)
        return deal(game, seat, self.rule, hold, (partner,), target=site + 1, theirs=there)

    def as_owner(self, game: Kogge, seat: Seat) -> list[Deal]:
        table = game.table
        found = []
        for site in [s for s, owner in enumerate(table.sites) if owner == seat]:
            goods = goods_in_office(table, site)
            mine = is_binding(game) or sum(goods) + table.hand_size(seat)
            guests = [s for s in guests_at(table, site) if game.rules.talk.may_deal(game, seat, s)]
            able = [s for s in guests if mine or wealth(table, s)]
            partners = tuple([(s, table.hold_size(s), table.hand_size(s)) for s in able])
            if partners:
                found.append(deal(game, seat, self.rule, goods, partners, target=site + 1))
        return found

    def is_still_possible(self, table: Table, open_offer: OpenOffer) -> bool:
        """Return whether the guest and any goods that the owner offers are still there."""
        owner, guest = parties(table, open_offer)
        there = goods_in_office(table, open_offer.target - 1)
        covered = owner != open_offer.maker or within(open_offer.give_goods, there)
        return covered and table.cogs[guest] == (open_offer.target - 1) // SITES

    def can_meet(self, table: Table, open_offer: OpenOffer) -> bool:
        owner, guest = parties(table, open_offer)
        asked_of_owner = open_offer.to == owner
        goods = (
            goods_in_office(table, open_offer.target - 1) if asked_of_owner else table.hold(guest)
        )
        hand = table.hand(open_offer.to)
        return within(open_offer.take_goods, goods) and within(open_offer.take_markers, hand)

    def exchange(self, game: Kogge, deal: OpenOffer) -> None:
        """Exchange the goods; those for the owner go into the office (K-ADV-OFFICE-02)."""
        _, guest = parties(game.table, deal)
        mine = deal.maker == guest
        brought, taken = (
            (deal.give_goods, deal.take_goods) if mine else (deal.take_goods, deal.give_goods)
        )
        lose_goods(game.table, guest, brought)
        gain_goods(game.table, guest, taken)
        for good in range(NGOODS):
            place = (deal.target - 1) * NGOODS + good
            game.table.site_goods[place] += brought[good] - taken[good]


def goods_in_office(table: Table, site: int) -> Counts:
    return tuple(table.site_goods[site * NGOODS : (site + 1) * NGOODS])


def guests_at(table: Table, site: int) -> list[Seat]:
    """Return the seats, other than the owner, whose cogs are in the office's city."""
    city, owner = site // SITES, table.sites[site]
    return [s for s in range(table.seats) if s != owner and table.cogs[s] == city]


def parties(table: Table, open_offer: OpenOffer) -> tuple[Seat, Seat]:
    """Return the owner of the office, and its visitor."""
    owner = table.sites[open_offer.target - 1]
    return owner, open_offer.to if owner == open_offer.maker else open_offer.maker
