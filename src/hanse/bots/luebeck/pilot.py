"""The pilot tries its answers in imagined games, played on to the end of the round."""

from collections.abc import Sequence

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.bots.luebeck.reasons import reasons
from hanse.bots.luebeck.rollouts import NOTHING, Outcome, Rollouts
from hanse.bots.luebeck.skipper import Skipper
from hanse.core.bags import none
from hanse.core.shapes import Bag
from hanse.core.types import Move
from hanse.games.luebeck.moves import TakeHome

MOST_MOVES = 10
"""So many answers are tried at most."""


class Pilot(Bot):
    """One step ahead, then plain play; the same imagined games for every answer."""

    only = "luebeck"
    worlds = 4
    rounds = 1
    loose = 0.0
    """Answers whose chances are at most so far below the best are as good to it."""

    def think(self, context: BotContext) -> Thought:
        moves = self.candidates(context)
        if len(moves) == 1:
            return Thought((moves[0],))
        found = self.outcomes(context, moves)
        order = sorted(range(len(moves)), key=lambda at: -found[at].chance)
        near = [at for at in order if found[at].chance >= found[order[0]].chance - self.loose]
        best = near[context.rng.below(len(near))] if self.loose else order[0]
        others = [found[at] for at in order if at != best]
        return Thought((moves[best],), found[best].chance, reasons(found[best], others))

    def answer(self, context: BotContext) -> Move:
        return self.think(context).move

    def candidates(self, context: BotContext) -> list[Move]:
        """Return the answers that are worth trying; what a skipper would say comes first."""
        question = context.question
        if isinstance(question, Bag):
            plain = Skipper().answer(context)
            return list(
                dict.fromkeys([plain, TakeHome(question.have), TakeHome(none(question.have))])
            )
        moves = list(question.moves())
        if len(moves) > MOST_MOVES:
            plain = Skipper().answer(context)
            moves = list(dict.fromkeys([plain, *moves]))[:MOST_MOVES]
        return moves

    def outcomes(self, context: BotContext, moves: Sequence[Move]) -> list[Outcome]:
        """Return what each answer comes to, on average over a few imagined games."""
        rollouts = Rollouts(context.seat, self.rounds)
        totals = [NOTHING] * len(moves)
        for _ in range(self.worlds):
            imagined = context.imagine()
            for at, move in enumerate(moves):
                totals[at] = totals[at].plus(rollouts.outcome(imagined, move))
        context.budget.spend(rollouts.played)
        return [total.over(self.worlds) for total in totals]
