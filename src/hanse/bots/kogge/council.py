"""Council bots, which test their best plans in games that all seats continue for a round."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from hanse.bots.context import BotContext
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.plans.plan_trial import PlanTrial
from hanse.bots.kogge.plans.rollouts import Rollouts
from hanse.core.types import Move
from hanse.games.kogge.game import Kogge

MAX_GAP = 0.08
"""Plans are played on only if their win probability is at most this far below the best."""

PLAYOUT_WEIGHT = 0.7
"""The weight of the games played on, compared with the first estimate."""

EFFORT_PARTS = (0.5, 0.5)
"""The parts of the effort; after each, the better half of the plans remains."""

EQUAL_DIGITS = 9
"""The number of digits to which two results must agree for their plans to count as equal."""


@dataclass(slots=True)
class Finalist:
    """A plan and its win probabilities in games that were played on."""

    plan: PlanTrial
    total: float = 0.0
    games: int = 0

    def win_chance(self) -> float:
        played_on = self.total / self.games
        return (1 - PLAYOUT_WEIGHT) * self.plan.win_chance + PLAYOUT_WEIGHT * played_on


class Councillor(Captain):
    """A bot that takes half a second for a turn."""

    data: ClassVar[tuple[str, ...]] = (*Captain.data, "weights/council-layer.json")
    layer = "council"
    width = 16
    turns_tried = 12
    finalists = 3
    effort = 5_000
    """The nodes to spend on games that are played on."""

    def rank_plans(
        self, context: BotContext, plans: list[tuple[Move, ...]], game: Kogge
    ) -> list[PlanTrial]:
        found = distinct_plans(super().rank_plans(context, plans, game))
        best = found[0].win_chance
        close = [one for one in found[: self.finalists] if one.win_chance >= best - MAX_GAP]
        if len(close) < 2 or best >= 1:
            return found
        return [*self.rank_by_playouts(context, close), *found[len(close) :]]

    def rank_by_playouts(self, context: BotContext, plans: Sequence[PlanTrial]) -> list[PlanTrial]:
        """Return these plans with their average win probabilities, the most promising first."""
        left, out = [Finalist(plan) for plan in plans], list[Finalist]()
        for part in EFFORT_PARTS:
            spent = 0.0
            while spent < part * self.effort:
                spent += self.play_in(context.imagine_as(Kogge), context, left)
            left.sort(key=Finalist.win_chance, reverse=True)
            stay = max(2, len(left) // 2)
            left, out = left[:stay], [*left[stay:], *out]
            if not context.budget.spend(int(spent)):
                break
        return [replace(one.plan, win_chance=one.win_chance()) for one in (*left, *out)]

    def play_in(self, world: Kogge, context: BotContext, left: Sequence[Finalist]) -> int:
        """Continue every plan in the same imagined game and return the number of nodes spent."""
        spent = 0
        for one in left:
            rollouts = Rollouts(world, context.seat, self.value)
            one.total += rollouts.play(one.plan.moves).win_chance
            one.games += 1
            spent += rollouts.effort
        return spent


def distinct_plans(found: Sequence[PlanTrial]) -> list[PlanTrial]:
    """Return the plans, leaving out those with the same result as an earlier plan."""
    distinct = {round(one.win_chance, EQUAL_DIGITS): one for one in reversed(found)}
    return [*distinct.values()][::-1]


class Alderman(Councillor):
    """A bot that takes a second for a turn."""

    finalists = 4
    effort = 12_000
