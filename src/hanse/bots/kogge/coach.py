"""The captain as a coach, which chooses as the captain does and explains its plan."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files

from msgspec import Struct, json

from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.rounds import lure
from hanse.bots.kogge.builder import view_of
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.coach_reasons import EXILE_LEAST, EXILE_SAME, reasons
from hanse.bots.kogge.plans.first_office import FirstOffice
from hanse.bots.kogge.plans.plan_trial import PlanTrial
from hanse.core.questions.shapes import Choice, Menu, Question
from hanse.core.setup import Setup
from hanse.core.types import Move, Seat
from hanse.core.views import View as AnyView
from hanse.games.kogge.actions.exile import ExileChoice, ExileVote
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid, Exile, MoveGuild, PickStart
from hanse.games.kogge.ruleset import answers, chosen_variants
from hanse.games.kogge.table import NONE
from hanse.games.kogge.view.sections import View

UNLEARNED_FILE = "unlearned.json"


PEACEFUL_ROUNDS = 3
"""The number of rounds in which a gentle coach advises no raids and speaks unasked."""


class Coach(Captain):
    """The bot that advises people."""

    found: Sequence[PlanTrial] = ()
    """The results of the plans compared last, the best first."""

    starts: tuple[int, int] = (NONE, NONE)
    """The two most promising cities when the first office was picked."""

    def think(self, context: BotContext) -> Thought:
        thought = super().think(context)
        if isinstance(thought.move, Exile):
            return exile_reason(thought, context.question, view_of(context))
        return thought if thought.places else replace(thought, ends=())

    def plan(self, context: BotContext) -> Thought:
        self.peaceful = self.gentle and view_of(context).view.now.round <= PEACEFUL_ROUNDS
        return super().plan(context)

    def begin(self, context: BotContext, question: Choice) -> Thought:
        """Advise the most promising city, and the next best one in case too many seats want it."""
        thought = super().begin(context, question)
        best, other = self.starts
        return replace(thought, instead=PickStart(other), places=(best, other))

    def pick_city(self, context: BotContext, starts: FirstOffice) -> int:
        best, other = starts.ranked_cities()[:2]
        self.starts = best, other
        return best

    def doubts(self, view: AnyView) -> tuple[str, ...]:
        assert isinstance(view, View)
        return unknown_rules(view.setup)

    def rank_plans(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge
    ) -> list[PlanTrial]:
        found = super().rank_plans(context, plans, game)
        self.found = found
        return found

    def try_plans(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge | None = None
    ) -> Thought:
        game, seat = game or context.imagine_as(Kogge), context.seat
        thought = super().try_plans(context, plans, game)
        if not self.found:
            return thought
        best, *others = self.found
        why = reasons(best.after, [*(one.after for one in others), game], seat, self.value)
        places = places_of(game, seat, context.question, best)
        return replace(thought, why=why, places=places, ends=ends_of(game, seat, best.moves))


class UnlearnedRule(Struct, frozen=True):
    """A rule that was not in play while the weights were learned, and the coach's note about it."""

    kind: str
    name: str
    reason: str
    answer: str = ""


@cache
def unlearned_rules() -> tuple[UnlearnedRule, ...]:
    return json.decode(
        (files("hanse.bots.kogge") / UNLEARNED_FILE).read_bytes(), type=tuple[UnlearnedRule, ...]
    )


def unknown_rules(setup: Setup) -> tuple[str, ...]:
    """Return keys of sentences about rules of the table with which the captain never trained."""
    variants = chosen_variants(setup)
    played = {("variant", one.name, "") for one in variants}
    played |= {("reading", name, answer) for name, answer in answers(setup, variants).items()}
    known = [(one, (one.kind, one.name, one.answer)) for one in unlearned_rules()]
    return tuple(one.reason for one, key in known if key in played)


def places_of(game: Kogge, seat: Seat, question: Question, best: PlanTrial) -> tuple[int, ...]:
    """Return the cities that a plan concerns, or those that produce if it is a bid.

    The city of the seat's own cog is included only in its own turn.
    """
    bid = best.moves[0]
    if isinstance(bid, Bid):
        laid = [number for number, many in enumerate(bid.items) if many]
        return tuple(city for number in laid for city in game.rules.cities_of(game.table, number))
    stays = best.places == (game.table.cogs[seat],)
    return () if stays and not isinstance(question, Menu) else best.places


def ends_of(game: Kogge, seat: Seat, moves: Sequence[Move]) -> tuple[int, ...]:
    """Return the city to which each move takes the seat's cog or the guild master, or NONE."""
    imagined, found = game.copy(), []
    for move in moves:
        before = imagined.table.cogs[seat]
        imagined.play_unchecked(seat, move)
        after = imagined.table.cogs[seat]
        moved = imagined.table.guild if isinstance(move, MoveGuild) else NONE
        found.append(after if after != before else moved)
    return tuple(found)


def exile_reason(thought: Thought, question: Question, seat_view: BuilderView) -> Thought:
    """Return the thought with the robber's destination, and a reason if there is a choice."""
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
