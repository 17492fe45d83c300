"""The builder, which gathers pieces for an office or a chip, goes there, and builds or sells."""

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.kogge.answers import conflicts, memory, offer_replies, rounds, solo
from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.destinations import intercept
from hanse.bots.kogge.answers.offers import say
from hanse.bots.kogge.answers.turn import act
from hanse.bots.kogge.answers.voyage import sail_on
from hanse.core.questions.shapes import Bag, Choice, Menu, Question, Split
from hanse.core.types import Below, Move
from hanse.games.kogge import moves
from hanse.games.kogge.view.sections import View

MENUS = {
    "sailing": sail_on,
    "acting": act,
    "intercepting": intercept,
    "challenging": conflicts.challenge,
    "pushing": conflicts.push,
    "starting": memory.swap_start,
}
BAGS = {
    moves.Bid: rounds.bid,
    moves.Commit: conflicts.lay_markers,
    moves.Demand: conflicts.demand,
}
CHOICES = {
    moves.PickStart: rounds.pick_start,
    moves.MoveGuild: rounds.move_guild,
    moves.TakeMarker: rounds.take_marker,
    moves.TakePile: rounds.take_pile,
    moves.LeavePile: rounds.leave_pile,
    moves.PayTax: rounds.pay_tax,
    moves.Exile: rounds.exile,
    moves.Land: rounds.land,
    moves.Escape: solo.escape,
}


class Builder(Bot):
    """A bot that judges by its view alone and remembers nothing between questions."""

    only = "kogge"

    def answer(self, context: BotContext) -> Move:
        question = context.question
        only = only_answer(question)
        if only is not None:
            return only
        return judge(question, view_of(context), context.rng.below)

    def speak(self, context: BotContext) -> Move | None:
        """Make offers now and then, and answer the offers of others."""
        menu = context.question
        assert isinstance(menu, Menu)
        return say(menu, lambda: view_of(context), context.rng.below)

    def reply(self, context: BotContext) -> Move | None:
        """Accept helpful offers and refuse the rest."""
        menu = context.question
        assert isinstance(menu, Menu)
        return offer_replies.reply(menu, view_of(context))


def judge(question: Question, seat_view: BuilderView, below: Below) -> Move:
    match question:
        case Menu():
            return MENUS[question.name](question, seat_view, below)
        case Bag(move=moves.Bid) if seat_view.alone:
            return solo.bid(question, seat_view, below)
        case Bag():
            return BAGS[question.move](question, seat_view, below)
        case Split():
            return rounds.split_evenly(question, seat_view, below)
        case Choice():
            return CHOICES[question.move](question, seat_view, below)
    raise LookupError(f"the builder does not know what to say to {question}")


def view_of(context: BotContext) -> BuilderView:
    view = context.view
    assert isinstance(view, View)
    return BuilderView(view)


def only_answer(question: Question) -> Move | None:
    """Return the question's only answer, or None if it has several."""
    if isinstance(question, Menu):
        return only_answer(question.options[0]) if len(question.options) == 1 else None
    if isinstance(question, Bag | Split):
        return None
    return next(iter(question.moves())) if question.count() == 1 else None
