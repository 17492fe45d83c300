"""The captain as a coach: it chooses as the captain does, and says more of its plan."""

from collections.abc import Sequence
from dataclasses import replace

from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.rounds import lure
from hanse.bots.kogge.builder import view_of
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.coach_reasons import EXILE_LEAST, EXILE_SAME, reasons
from hanse.bots.kogge.plans.plan_trial import PlanTrial
from hanse.core.questions.shapes import Choice, Menu, Question
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.exile import ExileChoice, ExileVote
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid, Exile, MoveGuild
from hanse.games.kogge.table import NONE


class Coach(Captain):
    """The bot that advises people."""

    found: Sequence[PlanTrial] = ()
    """What came of the plans that were compared last, the best first."""

    def think(self, context: BotContext) -> Thought:
        thought = super().think(context)
        if isinstance(thought.move, Exile):
            return driven_out(thought, context.question, view_of(context))
        return thought if thought.places else replace(thought, ends=())

    def rank_plans(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge
    ) -> list[PlanTrial]:
        found = super().rank_plans(context, plans, game)
        self.found = found
        return found

    def try_plans(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge | None = None
    ) -> Thought:
        game, seat = game or context.imagine(), context.seat
        thought = super().try_plans(context, plans, game)
        if not self.found:
            return thought
        best, *others = self.found
        why = reasons(best.after, [*(one.after for one in others), game], seat, self.value)
        places = places_of(game, seat, context.question, best)
        return replace(thought, why=why, places=places, ends=ends_of(game, seat, best.moves))


def places_of(game: Kogge, seat: Seat, question: Question, best: PlanTrial) -> tuple[int, ...]:
    """Return the cities that a plan is about: of a bid those that produce.

    The city of one's own cog is one of them only in one's own turn.
    """
    bid = best.moves[0]
    if isinstance(bid, Bid):
        laid = [number for number, many in enumerate(bid.items) if many]
        return tuple(city for number in laid for city in game.rules.cities_of(game.table, number))
    stays = best.places == (game.table.cogs[seat],)
    return () if stays and not isinstance(question, Menu) else best.places


def ends_of(game: Kogge, seat: Seat, moves: Sequence[Move]) -> tuple[int, ...]:
    """Return for each move the city to which it brings one's cog or the guild master."""
    imagined, found = game.copy(), []
    for move in moves:
        before = imagined.table.cogs[seat]
        imagined.play_unchecked(seat, move)
        after = imagined.table.cogs[seat]
        moved = imagined.table.guild if isinstance(move, MoveGuild) else NONE
        found.append(after if after != before else moved)
    return tuple(found)


def driven_out(thought: Thought, question: Question, seat_view: BuilderView) -> Thought:
    """Say where a robber would be driven to, as far as one knows, and why there."""
    step, move = seat_view.view.now.agenda[-1], thought.move
    if not isinstance(question, Choice) or not isinstance(step, ExileVote | ExileChoice):
        return thought
    assert isinstance(move, Exile)
    start = seat_view.view.fleet.cogs[step.robber]
    finds = {route: lure(seat_view, start, route) for route in question.values}
    city = seat_view.routes[start * ROUTES + move.value]
    why = EXILE_LEAST if finds[move.value] < max(finds.values()) else EXILE_SAME
    places = () if city == NONE else (city,)
    return replace(thought, why=(why,) * (len(finds) > 1), places=places, ends=(city,))
