"""Moves that show a seat more: steps along unknown routes, and paid looks at them."""

from collections.abc import Iterator
from statistics import fmean

from hanse.bots.context import BotContext
from hanse.bots.kogge.answers.memory import pay_for_look
from hanse.bots.kogge.answers.voyage import is_unknown, pay_for_step
from hanse.bots.kogge.builder import view_of
from hanse.bots.kogge.plans.plan_trial import PlanTrial, PlanTrials
from hanse.bots.kogge.plans.turn_plans import Planner
from hanse.bots.kogge.value.learned_value import Value
from hanse.core.questions.shapes import Menu, Option, Pay, Question
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Peek, Sail
from hanse.games.kogge.table import NOBODY

WORLDS = 4
"""The number of imagined games in which each of these moves is tried."""

WIDTH = 3
"""The number of turns tried to their end after each of these moves."""

KNOWN_ROUTE = 0.01
"""The value of knowing one more route in later turns, as a win probability."""


def ventures(context: BotContext, value: Value) -> list[PlanTrial]:
    """Return a trial of each such move; the plan ends there, for then the seat knows more."""
    moves = [*blind_steps(context), *looks(context)]
    games = [context.imagine_as(Kogge) for _ in range(WORLDS)] if moves else []
    return [
        venture(games, context.seat, move, value, worth_knowing(context, move)) for move in moves
    ]


def worth_knowing(context: BotContext, move: Move) -> float:
    """Return the value of a look in later turns, as a win probability; 0 for other moves."""
    if not isinstance(move, Peek):
        return 0.0
    view = view_of(context)
    return KNOWN_ROUTE * sum(is_unknown(view, route) for route in range(ROUTES))


def looks(context: BotContext) -> Iterator[Move]:
    """Yield a look at the routes here, if one is unknown (K-ADV-MEM-06)."""
    for option in options_of(context.question):
        if isinstance(option, Pay) and option.move is Peek:
            view = view_of(context)
            if any(is_unknown(view, route) for route in range(ROUTES)):
                yield pay_for_look(view)


def blind_steps(context: BotContext) -> Iterator[Move]:
    """Yield a step along each unknown route from here, if all are, or if used ones are hidden.

    Where used routes stay face up, an unknown one is rare, and a known one leads far enough.
    """
    options = options_of(context.question)
    sails = [one for one in options if isinstance(one, Pay) and one.move is Sail]
    if not sails:
        return
    view = view_of(context)
    unknown = [one for one in sails if is_unknown(view, one.target)]
    if len(unknown) == len(sails) or NOBODY in view.view.board.covered:
        yield from (pay_for_step(one, view) for one in unknown)


def options_of(question: Question) -> tuple[Option, ...]:
    return question.options if isinstance(question, Menu) else ()


def venture(games: list[Kogge], seat: Seat, move: Move, value: Value, later: float) -> PlanTrial:
    """Return the trial of a move: the mean result of the best turns that follow, without places."""
    found = [best_turn_after(game.copy(), seat, move, value) for game in games]
    return PlanTrial((move,), fmean(one.win_chance for one in found) + later, found[0].after)


def best_turn_after(game: Kogge, seat: Seat, move: Move, value: Value) -> PlanTrial:
    """Return the best turn that begins with this move in this game."""
    game.play_unchecked(seat, move)
    top = game.agenda[-1]
    mine = isinstance(top, Sailing | Acting) and top.seat == seat
    planned = Planner(game, value, WIDTH).plans() if mine else []
    trials = PlanTrials(game, seat, value)
    return max(
        (trials.play(state.moves) for state in planned),
        key=lambda one: one.win_chance,
        default=trials.play(()),
    )
