"""The builder gathers what an office or a chip needs, goes there, and builds or sells."""

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.kogge import alone, recall, rounds, strife
from hanse.bots.kogge.plan import intercept
from hanse.bots.kogge.sight import Sight
from hanse.bots.kogge.talk import say
from hanse.bots.kogge.turn import act
from hanse.bots.kogge.voyage import sail_on
from hanse.core.shapes import Bag, Choice, Menu, Question, Split
from hanse.core.types import Below, Move
from hanse.games.kogge import moves
from hanse.games.kogge.view.sections import View

MENUS = {
    "sailing": sail_on,
    "acting": act,
    "intercepting": intercept,
    "challenging": strife.challenge,
    "pushing": strife.push,
    "starting": recall.swap_start,
}
BAGS = {
    moves.Bid: rounds.bid,
    moves.Commit: strife.commit,
    moves.Demand: strife.demand,
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
    moves.Escape: alone.escape,
}


class Builder(Bot):
    """Plain judgement from the view alone; nothing is remembered from one question to the next."""

    only = "kogge"

    def answer(self, context: BotContext) -> Move:
        question = context.question
        only = only_answer(question)
        if only is not None:
            return only
        return judge(question, sight_of(context), context.rng.below)

    def speak(self, context: BotContext) -> Move | None:
        """Offers and answers to them, now and then."""
        menu = context.question
        assert isinstance(menu, Menu)
        return say(menu, lambda: sight_of(context), context.rng.below)


def judge(question: Question, sight: Sight, below: Below) -> Move:
    match question:
        case Menu():
            return MENUS[question.name](question, sight, below)
        case Bag(move=moves.Bid) if sight.alone:
            return alone.bid(question, sight, below)
        case Bag():
            return BAGS[question.move](question, sight, below)
        case Split():
            return rounds.split_evenly(question, sight, below)
        case Choice():
            return CHOICES[question.move](question, sight, below)
    raise LookupError(f"the builder does not know what to say to {question}")


def sight_of(context: BotContext) -> Sight:
    view = context.view
    assert isinstance(view, View)
    return Sight(view)


def only_answer(question: Question) -> Move | None:
    """The answer that needs no thought, because there is no other."""
    if isinstance(question, Menu):
        return only_answer(question.options[0]) if len(question.options) == 1 else None
    if isinstance(question, Bag | Split):
        return None
    return next(iter(question.moves())) if question.count() == 1 else None
