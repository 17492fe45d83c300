"""Imagined games that all seats continue until the tested seat has moved and the round ends."""

from collections.abc import Iterator

from hanse.bots.kogge.plans.plan_trial import PlanTrials
from hanse.bots.kogge.plans.turn_plans import Planner
from hanse.bots.kogge.plans.turn_state import TurnState
from hanse.core.types import Move
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.auction import Auction
from hanse.games.kogge.phases.guildmaster import GuildMaster

MAX_ANSWERS = 300
"""The maximum number of answers in two rounds."""

WIDTH = 2
DEPTH = 2
"""The number of steps that all seats look ahead."""

ANSWER_COST = 8
"""The cost of playing one answer, counted as judgements of holdings."""


class HastyPlanner(Planner):
    """A planner that leaves the routes as they are, to save time."""

    def reroutes(self, state: TurnState) -> Iterator[TurnState]:
        return iter(())


class Rollouts(PlanTrials):
    """Longer trials, in which all seats take their turns and hold the next auction.

    A trial ends with a round, when all seats have had equally many turns. Otherwise a seat that
    acts early in the next round would be judged before the others have moved, and a late one after.
    """

    effort = 0
    """The nodes spent so far."""

    def settle(self, game: Kogge) -> None:
        had_turn = False
        for _ in range(MAX_ANSWERS):
            if game.over or (had_turn and isinstance(game.agenda[-1], Auction | GuildMaster)):
                return
            had_turn = had_turn or self.is_own_turn(game)
            self.continue_game(game)

    def is_own_turn(self, game: Kogge) -> bool:
        step = game.agenda[-1]
        return isinstance(step, Sailing) and step.seat == self.seat and not step.steps

    def continue_game(self, game: Kogge) -> None:
        """Play one answer, or a whole turn where one begins."""
        self.effort += ANSWER_COST
        step = game.agenda[-1]
        if isinstance(step, Sailing) and not step.steps:
            for move in self.turn(game):
                question = game.asking.get(step.seat)
                if question is None:
                    return
                if question.allows(move):
                    game.play_unchecked(step.seat, move)
            if game.over or not isinstance(game.agenda[-1], Sailing | Acting):
                return
        seat = min(game.asking)
        game.play_unchecked(seat, self.answer(game, seat))

    def turn(self, game: Kogge) -> tuple[Move, ...]:
        """Return the turn that looks best to its player, given the player's holdings."""
        planner = HastyPlanner(game, self.value, WIDTH, DEPTH)
        plans = planner.plans()
        self.effort += planner.nodes
        return plans[0].moves if plans else ()
