"""The captain, which plans whole turns and judges them by a learned value."""

from dataclasses import replace
from itertools import islice
from typing import ClassVar

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.bots.kogge.answers import offer_replies
from hanse.bots.kogge.answers.remembered_routes import with_remembered_routes
from hanse.bots.kogge.builder import judge, only_answer, view_of
from hanse.bots.kogge.plans.first_office import FirstOffice
from hanse.bots.kogge.plans.paths import DEPTH
from hanse.bots.kogge.plans.plan_trial import PlanTrial, PlanTrials
from hanse.bots.kogge.plans.proposals import propose
from hanse.bots.kogge.plans.turn_plans import Planner
from hanse.bots.kogge.plans.ventures import ventures
from hanse.bots.kogge.reasons import reasons, start_reasons
from hanse.bots.kogge.value.layer import read_layered_value
from hanse.bots.kogge.value.learned_value import Value
from hanse.core.bags import subsets_of_size
from hanse.core.questions.shapes import Bag, Choice, Menu, Question
from hanse.core.types import Move
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Accept,
    Bid,
    Decline,
    Land,
    MoveGuild,
    PayTax,
    PickStart,
    TakeMarker,
    TakePile,
)
from hanse.games.kogge.view.sections import OfferSeen

WIDTH = 12
"""The number of turns kept when turns are planned on holdings alone."""

TRIED_TURNS = 9
"""The number of these turns tried in the imagined game."""

MIN_GAIN = 0.005
"""The least gain in win probability that justifies a deal."""

TRIED_MOVES = (MoveGuild, TakeMarker, TakePile, PayTax, Land)
"""Moves whose values are tried one by one; the builder answers other questions."""


class Captain(Bot):
    """A bot that plans whole turns and judges them by a learned value."""

    only = "kogge"
    proposes = True
    data: ClassVar[tuple[str, ...]] = ("weights/captain.json", "weights/captain-layer.json")
    weights = "captain"
    layer = "captain"
    width = WIDTH
    turns_tried = TRIED_TURNS
    depth = DEPTH
    worlds = 1
    """The number of imagined games in which plans are tried."""
    peaceful = False
    """Whether the bot never robs others."""
    tolerance = 0.0
    """The difference in win probability up to which plans count as equal."""

    def imagined_context(self, context: BotContext) -> BotContext:
        """Return the context with the routes it has seen; weaker bots forget parts of the view."""
        return with_remembered_routes(context)

    def think(self, context: BotContext) -> Thought:
        context = self.imagined_context(context)
        question = context.question
        only = only_answer(question)
        if only is not None:
            return Thought((only,))
        if isinstance(question, Menu) and question.name in ("sailing", "acting"):
            return self.plan(context)
        if isinstance(question, Choice) and question.move is PickStart:
            return self.begin(context, question)
        tried = list(self.candidates(question))
        if tried:
            return self.try_plans(context, [(move,) for move in tried])
        return Thought((judge(question, view_of(context), context.rng.below),))

    def answer(self, context: BotContext) -> Move:
        return self.think(context).move

    def speak(self, context: BotContext) -> Move | None:
        """Answer open offers, or make an offer in the seat's own turn that is good for both."""
        menu = context.question
        assert isinstance(menu, Menu)
        if any(option.move is Decline for option in menu.options):
            return self.reply(context)
        return propose(context, menu, self.value)

    def reply(self, context: BotContext) -> Move | None:
        """Accept offers that raise the win probability; refuse the rest."""
        menu = context.question
        assert isinstance(menu, Menu)

        def helps(seen: OfferSeen) -> bool:
            game = context.imagine_as(Kogge)
            before = self.value.win_chance(game, context.seat)
            game.play(context.seat, Accept(seen.offer))
            return self.value.win_chance(game, context.seat) >= before + MIN_GAIN

        return offer_replies.reply(menu, view_of(context), helps)

    @property
    def value(self) -> Value:
        return read_layered_value(self.weights, self.layer)

    def begin(self, context: BotContext, question: Choice) -> Thought:
        """Pick the city of the first office, considering the likely picks of the others."""
        game = context.imagine_as(Kogge)
        starts = FirstOffice(game, context.seat, question.values, self.value)
        city = self.pick_city(context, starts)
        why = start_reasons(view_of(context), city, question.values)
        return Thought((PickStart(city),), None, why, (city,))

    def pick_city(self, context: BotContext, starts: FirstOffice) -> int:
        """Return one of the good cities at random: a predictable start is crowded out."""
        return starts.draw(context.rng.below)

    def candidates(self, question: Question) -> list[Move]:
        """Return the answers worth trying."""
        if isinstance(question, Bag) and question.move is Bid:
            return bids(question)
        if isinstance(question, Choice) and question.move in TRIED_MOVES:
            return list(question.moves())
        return []

    def plan(self, context: BotContext) -> Thought:
        """Plan the turn, or answer as the builder does if nothing can be planned.

        Nothing can be planned where all routes are unknown, because no destination has a name then.
        """
        game = context.imagine_as(Kogge)
        planner = Planner(game, self.value, self.width, self.depth)
        found = planner.plans(peaceful=self.peaceful)
        if not any(map(planner.wins, found)):
            found = [*islice(planner.last_turns(), 1), *found]
        plans = [state.moves for state in found[: self.turns_tried]]
        context.budget.spend(planner.nodes)
        if not plans:
            move = judge(context.question, view_of(context), context.rng.below)
            return replace(self.try_plans(context, [(move,)], game), places=())
        return self.try_plans(context, plans, game)

    def try_plans(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge | None = None
    ) -> Thought:
        """Return the best of these plans, judged by their results in imagined games."""
        game = game or context.imagine_as(Kogge)
        found = self.rank_plans(context, plans, game)
        if not found:
            return Thought((judge(context.question, view_of(context), context.rng.below),))
        tolerance = self.tolerance if found[0].win_chance < 1 else 0.0
        fine = [one for one in found if one.win_chance >= found[0].win_chance - tolerance]
        best = fine[context.rng.below(len(fine))] if tolerance else found[0]
        others = [one.after for one in found if one is not best]
        why = reasons(best.after, [*others, game], context.seat, self.value)
        return Thought(best.moves, best.win_chance, why, best.places)

    def rank_plans(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge
    ) -> list[PlanTrial]:
        """Return the results of these plans, the best first."""
        trials = PlanTrials(game, context.seat, self.value)
        found = [trials.play(plan) for plan in plans]
        for _ in range(self.worlds - 1):
            if not context.budget.spend(len(plans)):
                break
            trials = PlanTrials(context.imagine_as(Kogge), context.seat, self.value)
            found = [one.with_win_chance(trials.play(one.moves).win_chance) for one in found]
        found = [*(one for one in found if one.moves), *ventures(context, self.value)]
        return sorted(found, key=lambda one: -one.win_chance)


def bids(question: Bag) -> list[Move]:
    """Return every bid of one or two markers, or another bid if no such bid is allowed."""
    small = [Bid(b) for size in (1, 2) for b in subsets_of_size(question.have, size)]
    allowed: list[Move] = [bid for bid in small if question.fits(bid.items)]
    return allowed or [next(question.moves())]
