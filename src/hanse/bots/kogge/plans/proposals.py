"""Offers of a captain: good for both, rare, never repeated, and never to a seat about to win."""

from collections.abc import Iterator

from hanse.bots.context import BotContext
from hanse.bots.kogge.answers.offer_replies import NEAR_WIN
from hanse.bots.kogge.answers.offers import NO_GOODS, NO_MARKERS
from hanse.bots.kogge.value.learned_value import Value
from hanse.bots.softmax import softmax
from hanse.core.bags import one
from hanse.core.questions.deal import Deal
from hanse.core.questions.shapes import Menu
from hanse.core.types import Counts, IllegalMove, Seat
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.events.deals import OfferMade
from hanse.games.kogge.events.rounds import RoundBegan
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Offer
from hanse.games.kogge.scoring import development

MIN_GAIN = 0.005
"""The least gain in win probability that an offer must bring to each side."""

MAX_PER_PARTNER = 2
"""The maximum number of offers to one partner in a round."""

MAX_PER_ROUND = 4
"""The maximum number of offers in a round."""


def propose(context: BotContext, menu: Menu, value: Value) -> Offer | None:
    """Return the offer that is best for both in the seat's own turn, or None if none is good."""
    deals = [option for option in menu.options if isinstance(option, Deal) and not option.target]
    if not deals:
        return None
    game = context.imagine_as(Kogge)
    before = offers_this_round(context)
    if not is_turn_of(game, context.seat) or len(before) >= MAX_PER_ROUND:
        return None
    found = Proposals(game, context.seat, value)
    offers = [one for one in swaps(game, deals[0], context.seat) if may_be_made(one, before)]
    best = max(offers, key=found.worth, default=None)
    return best if best and found.worth(best) > 0 else None


def is_turn_of(game: Kogge, seat: Seat) -> bool:
    step = game.agenda[-1] if game.agenda else None
    return isinstance(step, Sailing | Acting) and step.seat == seat


def offers_this_round(context: BotContext) -> list[Offer]:
    """Return the seat's offers of this round."""
    found = []
    for event in reversed(context.events):
        if isinstance(event, RoundBegan):
            break
        if isinstance(event, OfferMade) and event.seat == context.seat:
            found.append(
                Offer(
                    event.to, event.give_goods, event.give_markers or NO_MARKERS,
                    event.take_goods, event.take_markers or NO_MARKERS,
                )
            )  # fmt: skip
    return found


def may_be_made(offer: Offer, before: list[Offer]) -> bool:
    asked = sum(one.to == offer.to for one in before)
    return asked < MAX_PER_PARTNER and offer not in before


def swaps(game: Kogge, deal: Deal, seat: Seat) -> Iterator[Offer]:
    """Yield swaps, good for good or marker for marker, with every seat not about to win."""
    table = game.table
    for partner, _, _ in deal.partners:
        if game.rules.points_to_win(table)[partner] - development(table, partner) <= NEAR_WIN:
            continue
        for give, take in pairs(deal.first, table.hold(partner), NGOODS):
            yield Offer(partner, give, NO_MARKERS, take, NO_MARKERS)
        for give, take in pairs(deal.second, table.hand(partner), NVALUES):
            yield Offer(partner, NO_GOODS, give, NO_GOODS, take)


def pairs(mine: Counts, theirs: Counts, kinds: int) -> Iterator[tuple[Counts, Counts]]:
    """Yield pairs of a surplus piece of the seat and a missing piece that the other seat has."""
    for give in range(kinds):
        for take in range(kinds):
            if give != take and mine[give] > 1 and theirs[take] and not mine[take]:
                yield one(give, kinds), one(take, kinds)


class Proposals:
    """Possible offers and their effects in an imagined game."""

    def __init__(self, game: Kogge, seat: Seat, value: Value) -> None:
        self.game, self.seat, self.value = game, seat, value
        self.before = softmax(value.scores(game, seat))
        self.worths: dict[Offer, float] = {}

    def worth(self, offer: Offer) -> float:
        """Return the product of both gains, or 0 if either gain is too small."""
        if offer not in self.worths:
            self.worths[offer] = self.product(offer)
        return self.worths[offer]

    def product(self, offer: Offer) -> float:
        trial = self.game.copy()
        try:
            trial.play(self.seat, offer)
            trial.play(offer.to, Accept(trial.table.offers[-1].offer))
        except IllegalMove:
            return 0.0
        after = softmax(self.value.scores(trial, self.seat))
        own, other = (after[seat] - self.before[seat] for seat in (self.seat, offer.to))
        return own * other if min(own, other) >= MIN_GAIN else 0.0
