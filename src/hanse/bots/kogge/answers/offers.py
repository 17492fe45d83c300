"""Offers of the builder, out of turn: spare goods for goods that it wants.

The builder takes a deal that leaves it better off, and never waits for one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.core.bags import minus, one, plus
from hanse.core.questions.deal import Deal
from hanse.core.questions.shapes import Choice, Menu
from hanse.core.types import Below, Counts, Move
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.moves import Accept, Decline, Offer, Withdraw
from hanse.games.kogge.view.sections import OfferSeen

OFFER_ODDS = 5
"""The bot makes an offer once in this many chances."""

WITHDRAW_ODDS = 6
"""The bot withdraws an offer once in this many chances."""

MIN_GAIN = 0.2
VOW_WORTH = (0.0, 0.7, 0.7, 0.5, 1.0, 0.3, 0.3)
"""The worth of each promise to its receiver, and its cost to its maker; index 0 is no promise."""

NO_GOODS: Counts = (0,) * NGOODS
NO_MARKERS: Counts = (0,) * NVALUES


@dataclass(frozen=True)
class Terms:
    """The goods and markers that the bot would get and give."""

    goods: Counts
    markers: Counts
    give_goods: Counts
    give_markers: Counts


def say(menu: Menu, look: Callable[[], BuilderView], below: Below) -> Move | None:
    """Answer an offer, withdraw one, or make one; usually say nothing."""
    choices = {o.move: o.values for o in menu.options if isinstance(o, Choice)}
    if Decline in choices and below(2):
        return answer(look(), choices.get(Accept, ()), choices[Decline], below)
    if Withdraw in choices and below(WITHDRAW_ODDS) == 0:
        return Withdraw(choices[Withdraw][0])
    if below(OFFER_ODDS):
        return None
    deals = [o for o in menu.options if isinstance(o, Deal)]
    return make_offer(look(), deals[below(len(deals))], below) if deals else None


def answer(
    seat_view: BuilderView, can: Sequence[int], to_me: Sequence[int], below: Below
) -> Move | None:
    """Accept the offer if it pays; otherwise refuse it some of the time."""
    for seen in seat_view.view.talk.offers:
        if seen.offer in can and gain_of(seat_view, seen) > MIN_GAIN:
            return Accept(seen.offer)
    return Decline(to_me[0]) if below(2) else None


def gain_of(seat_view: BuilderView, seen: OfferSeen) -> float:
    """Return the worth of an offer made to this seat, promises included."""
    assert seat_view.view.own is not None
    values = {number: (give, take) for number, give, take in seat_view.view.own.offers}
    give, take = values[seen.offer]
    terms = Terms(seen.give_goods, give, seen.take_goods, take)
    promised = VOW_WORTH[seen.vow] - VOW_WORTH[seen.wants]
    return gain(seat_view, stock_for(seat_view, seen.target), terms) + promised


def gain(seat_view: BuilderView, goods: Counts, terms: Terms) -> float:
    """Return the value that the seat gains with a deal on these terms."""
    before = Holdings(goods, seat_view.hand, seat_view.wanted).worth()
    after_goods = minus(plus(goods, terms.goods), terms.give_goods)
    after_markers = minus(plus(seat_view.hand, terms.markers), terms.give_markers)
    return Holdings(after_goods, after_markers, seat_view.wanted).worth() - before


def stock_for(seat_view: BuilderView, of: int) -> Counts:
    """Return the goods for a deal: those in office `of` if the bot owns it, otherwise its cargo."""
    board = seat_view.view.board
    if of and board.sites[of - 1] == seat_view.seat:
        return board.site_goods[(of - 1) * NGOODS : of * NGOODS]
    return seat_view.cargo


def make_offer(seat_view: BuilderView, deal: Deal, below: Below) -> Move | None:
    """Return an offer of a thing or a promise for another, or None if it would not pay."""
    partner, their_goods, their_markers = deal.partners[below(len(deal.partners))]
    held = Holdings(deal.first, deal.second, seat_view.wanted)
    wanted = wish(seat_view, deal, held, partner, their_goods)
    wanted_marker = NO_MARKERS
    if their_markers and (not any(wanted) or below(3) == 0):
        wanted, wanted_marker = NO_GOODS, one(best_marker(held), NVALUES)
    given, given_marker = spare(deal, held, below)
    terms = Terms(wanted, wanted_marker, given, given_marker)
    vow, wants = promises(deal, below)
    gained = gain(seat_view, deal.first, terms) + VOW_WORTH[wants] - VOW_WORTH[vow]
    asks, gives = any(wanted + wanted_marker) or wants, any(given + given_marker) or vow
    if not (asks and gives) or gained < MIN_GAIN:
        return None
    to_answer = [offer for offer, maker in deal.counters if maker == partner]
    answers = to_answer[0] if to_answer else -1
    return Offer(
        partner, given, given_marker, wanted, wanted_marker, "", answers, deal.target, vow, wants
    )


def wish(seat_view: BuilderView, deal: Deal, held: Holdings, partner: int, many: int) -> Counts:
    """Return the most wanted good among those that the partner is seen or known to have."""
    assert seat_view.view.own is not None
    known = seat_view.view.own.pools.goods[partner * NGOODS : (partner + 1) * NGOODS]
    there = deal.theirs or (known if any(known) else (many,) * NGOODS)
    kinds = [good for good in range(NGOODS) if there[good]]
    return one(max(kinds, key=held.next_good), NGOODS) if kinds and many else NO_GOODS


def best_marker(held: Holdings) -> int:
    return max(range(NVALUES), key=held.next_marker)


def spare(deal: Deal, held: Holdings, below: Below) -> tuple[Counts, Counts]:
    """Return the good or marker that is missed least; sometimes none, to promise instead."""
    if deal.pledges and below(3) == 0:
        return NO_GOODS, NO_MARKERS
    goods = [good for good in range(NGOODS) if deal.first[good]]
    markers = [value for value in range(NVALUES) if deal.second[value]]
    if goods and (not markers or below(2)):
        return one(min(goods, key=held.last_good), NGOODS), NO_MARKERS
    if markers:
        return NO_GOODS, one(min(markers, key=held.last_marker), NVALUES)
    return NO_GOODS, NO_MARKERS


def promises(deal: Deal, below: Below) -> tuple[int, int]:
    """Return the promise to make and the one to ask for, each often 0 for none (G-29)."""
    if not deal.pledges:
        return 0, 0
    vow = deal.pledges[below(len(deal.pledges))] if below(2) else 0
    wants = deal.pledges[below(len(deal.pledges))] if below(4) == 0 else 0
    return vow, wants
