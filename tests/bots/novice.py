"""A newcomer to measure bots for beginners by: greedy, one step ahead, and sometimes at random."""

from collections.abc import Mapping

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.kogge.plans.plan_trial import PlanTrials
from hanse.bots.kogge.value.learned_value import read_value
from hanse.bots.luebeck.win_chance import totals, win_chances
from hanse.core.types import Move
from hanse.games.kogge.game import Kogge
from hanse.games.luebeck.game import Luebeck

NOISE = 15
"""So many of a hundred answers are given at random."""

ANSWERS = 24
"""Of a question with more answers than this, so many are tried."""


class Novice(Bot):
    """Tries each answer in an imagined game, and takes what looks best right after it."""

    def answer(self, context: BotContext) -> Move:
        question, below = context.question, context.rng.below
        if below(100) < NOISE:
            return question.sample(below)
        if question.count() <= ANSWERS:
            moves = list(question.moves())
        else:
            moves = list(dict.fromkeys(question.sample(below) for _ in range(ANSWERS)))
        if len(moves) == 1:
            return moves[0]
        worth = self.worths(context, moves)
        return max(moves, key=lambda move: (worth[move], below(8)))

    def worths(self, context: BotContext, moves: list[Move]) -> Mapping[Move, float]:
        """Return the share of the win that each answer seems to promise."""
        raise NotImplementedError


class KoggeNovice(Novice):
    """Judges by the weights that captains have learned, without their hidden layer."""

    only = "kogge"

    def worths(self, context: BotContext, moves: list[Move]) -> Mapping[Move, float]:
        trials = PlanTrials(context.imagine_as(Kogge), context.seat, read_value("captain"))
        return {move: trials.play((move,)).win_chance for move in moves}


class LuebeckNovice(Novice):
    """Judges by points and by what cards can still make, before anybody else has answered."""

    only = "luebeck"

    def worths(self, context: BotContext, moves: list[Move]) -> Mapping[Move, float]:
        imagined = context.imagine_as(Luebeck)
        found: dict[Move, float] = {}
        for move in moves:
            game = imagined.copy()
            game.play_unchecked(context.seat, move)
            found[move] = win_chances(game, totals(game))[context.seat]
        return found


NOVICES: dict[str, type[Novice]] = {"kogge": KoggeNovice, "luebeck": LuebeckNovice}
