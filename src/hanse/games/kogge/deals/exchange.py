"""Accepted deals: the exchange, and the knowledge that everyone gains."""

from msgspec.structs import replace

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.events.deals import DealMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import Table
from hanse.games.kogge.terms import OpenOffer, goods_terms_of
from hanse.games.kogge.transfers import gain_goods, lose_goods, may_have_left


def pass_goods(table: Table, giver: Seat, taker: Seat, goods: Counts) -> None:
    """Move goods from cog to cog, seen by all."""
    lose_goods(table, giver, goods)
    gain_goods(table, taker, goods)


def swap_markers(table: Table, deal: OpenOffer) -> None:
    """Swap markers between two hands; only these two players see the values (G-73)."""
    one, other = deal.maker, deal.to
    for value in range(NVALUES):
        change = deal.take_markers[value] - deal.give_markers[value]
        table.hands[one * NVALUES + value] += change
        table.hands[other * NVALUES + value] -= change
    for viewer in range(table.seats + 1):
        know_swapped(table, viewer, (one, other), (deal.give_markers, deal.take_markers))
    table.touched[one] += 1
    table.touched[other] += 1


def know_swapped(
    table: Table, viewer: int, partners: tuple[Seat, Seat], given: tuple[Counts, Counts]
) -> None:
    """Update a viewer's knowledge of both hands; bystanders learn only how many moved."""
    if viewer not in partners:
        for seat, markers in zip(partners, given, strict=True):
            may_have_left(table, viewer, seat, sum(markers))
        return
    for giver, gone, come in zip(partners, given, given[::-1], strict=True):
        at = (viewer * table.seats + giver) * NVALUES
        for value in range(NVALUES):
            table.known[at + value] = max(0, table.known[at + value] - gone[value]) + come[value]


def know_offered(table: Table, open_offer: OpenOffer) -> None:
    """Note for viewers that the maker of an offer holds the pieces offered (G-72)."""
    maker = open_offer.maker
    for viewer in (
        range(table.seats + 1)
        if open_offer.target == 0 or not maker_owns_office(table, open_offer)
        else ()
    ):
        at = (viewer * table.seats + maker) * NGOODS
        for good in range(NGOODS):
            known = table.known_cargo[at + good]
            table.known_cargo[at + good] = max(known, open_offer.give_goods[good])
    at = (open_offer.to * table.seats + maker) * NVALUES
    for value in range(NVALUES):
        table.known[at + value] = max(table.known[at + value], open_offer.give_markers[value])


def maker_owns_office(table: Table, open_offer: OpenOffer) -> bool:
    """Return whether the maker owns the office that the offer is about."""
    return table.sites[open_offer.target - 1] == open_offer.maker


def tell_deal(game: Kogge, deal: OpenOffer) -> None:
    give, take = sum(deal.give_markers), sum(deal.take_markers)
    public = DealMade(
        offer=deal.offer,
        seat=deal.maker,
        to=deal.to,
        give_count=give,
        take_count=take,
        **goods_terms_of(deal),
    )
    game.tell(public)
    if give or take:
        markers = {"give_markers": deal.give_markers, "take_markers": deal.take_markers}
        game.tell(replace(public, **markers), deal.maker, deal.to)
