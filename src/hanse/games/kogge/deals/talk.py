"""Deals between players, possible at any time. The game never waits for one."""

from typing import assert_never

from msgspec.structs import replace

from hanse.core.questions.shapes import Choice, Menu, Option
from hanse.core.steps import Asking
from hanse.core.types import Move, Refusal, Seat
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.deals.exchange import know_offered, swap_markers, tell_deal
from hanse.games.kogge.deals.kinds import kind_of
from hanse.games.kogge.deals.refusals import TalkMove, may_offer, why_refused
from hanse.games.kogge.deals.vows import bind, end_vows, restrict, vow_refusals
from hanse.games.kogge.events.deals import OfferDeclined, OfferLapsed, OfferMade, OfferWithdrawn
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Decline, Offer, Withdraw
from hanse.games.kogge.rules import Talk
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.terms import OpenOffer, terms_of


class TalkAnyTime(Talk):
    """K-DEAL-01, K-DEAL-02, G-28: deals of any two players in one city, in anyone's turn."""

    def asides(self, game: Kogge, seat: Seat) -> Menu | None:
        """Return this seat's asides; only this seat sees which offers it could accept (G-72)."""
        if self.is_silent(game):
            return None
        options = self.answers(game, seat) if game.table.offers else []
        if may_offer(game.table, seat):
            for kind in game.rules.deals:
                options.extend(kind.offers(game, seat))
        return Menu("talking", "K-DEAL-01", tuple(options)) if options else None

    def answers(self, game: Kogge, seat: Seat) -> list[Option]:
        """Return the seat's options for open offers: accept, decline, or withdraw its own."""
        table = game.table
        mine = tuple([o.offer for o in table.offers if o.maker == seat])
        to_me = [o for o in table.offers if o.to == seat]
        open_to_me = [o for o in to_me if self.may_deal(game, o.maker, seat)]
        can = tuple([o.offer for o in open_to_me if kind_of(game, o).can_meet(table, o)])
        options: list[Option] = []
        if can:
            options.append(Choice(Accept, "K-DEAL-01", can))
        if to_me:
            options.append(Choice(Decline, "G-72", tuple([o.offer for o in to_me])))
        if mine:
            options.append(Choice(Withdraw, "G-72", mine))
        return options

    def may_deal(self, game: Kogge, one: Seat, other: Seat) -> bool:
        return True

    def hear(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Offer | Accept | Decline | Withdraw)
        said: TalkMove = move
        match said:
            case Offer():
                offer(game, seat, said)
            case Accept(number):
                accept(game, remove_offer(game.table, number))
            case Decline(number):
                declined = remove_offer(game.table, number)
                game.tell(OfferDeclined(number, declined.maker, seat))
            case Withdraw(number):
                taken = remove_offer(game.table, number)
                game.tell(OfferWithdrawn(number, seat, taken.to))
            case _:
                assert_never(said)

    def why_not(self, game: Kogge, seat: Seat, move: Move) -> str:
        """Return the rule that forbids this move as an aside; empty if none does."""
        if not isinstance(move, Offer | Accept | Decline | Withdraw) or not game.agenda:
            return ""
        return "G-28" if self.is_silent(game) else why_refused(game, seat, move)

    def is_silent(self, game: Kogge) -> bool:
        """Return whether deals are impossible now."""
        return not game.agenda or game.agenda[-1].is_atomic()

    def restrict(self, game: Kogge, asking: Asking) -> Asking:
        return restrict(game, asking)

    def refusals(self, game: Kogge, seat: Seat) -> list[Refusal]:
        return vow_refusals(game, seat)

    def tidy(self, game: Kogge) -> None:
        """Remove offers that have lapsed and promises that have ended, for all to see (G-72)."""
        table = game.table
        end_vows(game)
        for open_offer in [o for o in table.offers if not still_stands(game, o)]:
            table.offers.remove(open_offer)
            game.tell(OfferLapsed(open_offer.offer, open_offer.maker, open_offer.to))


class TalkInOwnTurn(TalkAnyTime):
    """G-28, player_deals = own_turn: deals of the player on turn. Offers lapse as in G-72."""

    def may_deal(self, game: Kogge, one: Seat, other: Seat) -> bool:
        return any(
            isinstance(step, Sailing | Acting) and step.seat in (one, other)
            for step in game.agenda
        )  # fmt: skip


class NoTalk(TalkAnyTime):
    """G-28, player_deals = off: no deals between players."""

    def is_silent(self, game: Kogge) -> bool:
        return True


def still_stands(game: Kogge, open_offer: OpenOffer) -> bool:
    """Return whether the round and the maker's pieces are unchanged and both can deal (G-72)."""
    table = game.table
    return (
        table.touched[open_offer.maker] == open_offer.touched
        and table.round == open_offer.round
        and kind_of(game, open_offer).is_still_possible(table, open_offer)
    )


def remove_offer(table: Table, number: int) -> OpenOffer:
    """Take an offer off the table and return it."""
    open_offer = next(o for o in table.offers if o.offer == number)
    table.offers.remove(open_offer)
    return open_offer


def accept(game: Kogge, deal: OpenOffer) -> None:
    """Carry out a deal; both sides certainly have the pieces (K-DEAL-01, G-72)."""
    if any(deal.give_goods + deal.give_markers + deal.take_goods + deal.take_markers):
        kind_of(game, deal).exchange(game, deal)
        swap_markers(game.table, deal)
    tell_deal(game, deal)
    bind(game, deal)


def offer(game: Kogge, seat: Seat, made: Offer) -> None:
    """Open an offer, and decline the offer that it answers, if any (K-DEAL-01, K-DEAL-04, D-09)."""
    table = game.table
    if made.answers != NONE:
        game.tell(OfferDeclined(remove_offer(table, made.answers).offer, made.to, seat))
    table.offer_count += 1
    table.offers_made[seat] += 1
    open_offer = OpenOffer(
        offer=table.offer_count,
        maker=seat,
        to=made.to,
        give_markers=made.give_markers,
        take_markers=made.take_markers,
        touched=table.touched[seat],
        round=table.round,
        **terms_of(made),
    )
    table.offers.append(open_offer)
    know_offered(table, open_offer)
    tell_offer(game, open_offer, made.answers)


def tell_offer(game: Kogge, open_offer: OpenOffer, answers: int) -> None:
    """Announce an offer, with marker values only to the two players (G-73)."""
    public = OfferMade(
        offer=open_offer.offer,
        seat=open_offer.maker,
        to=open_offer.to,
        give_count=sum(open_offer.give_markers),
        take_count=sum(open_offer.take_markers),
        answers=answers,
        **terms_of(open_offer),
    )
    game.tell(public)
    if public.give_count or public.take_count:
        give, take = open_offer.give_markers, open_offer.take_markers
        private = replace(public, give_markers=give, take_markers=take)
        game.tell(private, open_offer.maker, open_offer.to)
