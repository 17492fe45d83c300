"""Steps along unknown routes, for a seat that knows no route from the city of its cog."""

from collections.abc import Iterator
from statistics import fmean

from hanse.bots.context import BotContext
from hanse.bots.kogge.answers.voyage import is_unknown, pay_for_step
from hanse.bots.kogge.builder import view_of
from hanse.bots.kogge.plans.plan_trial import PlanTrial, PlanTrials
from hanse.bots.kogge.plans.turn_plans import Planner
from hanse.bots.kogge.value.learned_value import Value
from hanse.core.questions.shapes import Menu, Pay
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Sail

WORLDS = 4
"""The number of imagined games in which each unknown route is tried."""

WIDTH = 3
"""The number of turns tried to their end in each city to which such a route leads."""


def ventures(context: BotContext, value: Value) -> list[PlanTrial]:
    """Return a trial of each blind step; the plan ends there, for then the seat knows more."""
    steps = list(blind_steps(context))
    games = [context.imagine_as(Kogge) for _ in range(WORLDS)] if steps else []
    return [venture(games, context.seat, step, value) for step in steps]


def blind_steps(context: BotContext) -> Iterator[Move]:
    """Yield a step along each route from here, if all are unknown."""
    question = context.question
    options = question.options if isinstance(question, Menu) else ()
    sails = [one for one in options if isinstance(one, Pay) and one.move is Sail]
    if not sails:
        return
    view = view_of(context)
    if all(is_unknown(view, one.target) for one in sails):
        yield from (pay_for_step(one, view) for one in sails)


def venture(games: list[Kogge], seat: Seat, step: Move, value: Value) -> PlanTrial:
    """Return the trial of a step: the mean result of the best turns that follow, without places."""
    found = [sail_blindly(game.copy(), seat, step, value) for game in games]
    return PlanTrial((step,), fmean(one.win_chance for one in found), found[0].after)


def sail_blindly(game: Kogge, seat: Seat, step: Move, value: Value) -> PlanTrial:
    """Return the best turn in the city to which the step leads in this game."""
    game.play_unchecked(seat, step)
    top = game.agenda[-1]
    mine = isinstance(top, Sailing | Acting) and top.seat == seat
    planned = Planner(game, value, WIDTH).plans() if mine else []
    trials = PlanTrials(game, seat, value)
    return max(
        (trials.play(state.moves) for state in planned),
        key=lambda one: one.win_chance,
        default=trials.play(()),
    )
