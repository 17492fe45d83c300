"""The pilot, which tries its answers in imagined games up to the end of the round."""

from collections.abc import Sequence

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.bots.luebeck.reasons import reasons
from hanse.bots.luebeck.rollouts import Rollouts
from hanse.bots.luebeck.skipper import Skipper
from hanse.bots.luebeck.trials import Trials
from hanse.core.bags import none
from hanse.core.questions.shapes import Bag
from hanse.core.types import Move
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import TakeHome

MAX_MOVES = 10
"""The maximum number of answers to try."""

FINALISTS = 2
"""The minimum number of answers that are tried until the last stage."""


class Pilot(Bot):
    """A bot that looks one step ahead and compares answers in the same imagined games."""

    only = "luebeck"
    stages: tuple[int, ...] = (5, 6, 6)
    """The number of imagined games in each stage; after it, the better half of answers remains."""
    effort = 160
    """The number of answers by all seats in imagined games after which a stage ends."""
    rounds = 1
    tolerance = 0.0
    """The difference in win probability up to which answers count as equal."""

    def think(self, context: BotContext) -> Thought:
        moves = self.candidates(context)
        if len(moves) == 1:
            return Thought((moves[0],))
        trials = self.trials(context, moves)
        order = trials.order()
        found = trials.outcomes()
        near = [at for at in order if found[at].chance >= found[order[0]].chance - self.tolerance]
        best = near[context.rng.below(len(near))] if self.tolerance else order[0]
        others = [found[at] for at in order if at != best]
        return Thought((moves[best],), found[best].chance, reasons(found[best], others))

    def answer(self, context: BotContext) -> Move:
        return self.think(context).move

    def candidates(self, context: BotContext) -> list[Move]:
        """Return the answers worth trying, the skipper's answer first."""
        question = context.question
        if isinstance(question, Bag):
            plain = Skipper().answer(context)
            return list(
                dict.fromkeys([plain, TakeHome(question.have), TakeHome(none(question.have))])
            )
        moves = self.fair_moves(context, list(question.moves()))
        if len(moves) > MAX_MOVES:
            first = self.fair_moves(context, [Skipper().answer(context)])
            moves = list(dict.fromkeys([*first, *moves]))[:MAX_MOVES]
        return moves

    def fair_moves(self, context: BotContext, moves: list[Move]) -> list[Move]:
        """Return the answers that the bot is willing to give."""
        return moves

    def trials(self, context: BotContext, moves: Sequence[Move]) -> Trials:
        """Return the results of each answer in imagined games; better answers get more games."""
        trials = Trials(moves, Rollouts(context.seat, self.rounds))
        left = list(range(len(moves)))
        for worlds in self.stages:
            played = self.play_stage(context, trials, left, worlds)
            if not context.budget.spend(len(left) * played):
                break
            left = trials.order()[: max(FINALISTS, len(left) // 2)]
        return trials

    def play_stage(
        self, context: BotContext, trials: Trials, left: Sequence[int], worlds: int
    ) -> int:
        """Try these answers in up to `worlds` imagined games; return how many were played."""
        rollouts = trials.rollouts
        enough = rollouts.played + self.effort
        for world in range(worlds):
            if world and rollouts.played >= enough:
                return world
            trials.play(context.imagine_as(Luebeck), left)
        return worlds
