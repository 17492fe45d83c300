"""Imagined games played on by everybody, until a seat's next turn begins."""

from hanse.bots.kogge.rehearsal import Rehearsal
from hanse.bots.kogge.turn_plans import Planner
from hanse.bots.kogge.value import Value
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.acting import Acting
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.game import Kogge

MOST_ANSWERS = 150
"""No round needs more answers than this."""

WIDTH = 2
DEPTH = 2
"""So far the others think."""


class Rollouts(Rehearsal):
    """A rehearsal that goes on: the others take their turns, and the next auction is held."""

    def __init__(self, game: Kogge, seat: Seat, value: Value) -> None:
        super().__init__(game, seat, value)
        self.turns = 0
        """So many turns were thought of."""

    def settle(self, game: Kogge) -> None:
        for _ in range(MOST_ANSWERS):
            if game.over or self.is_own_turn(game):
                return
            self.go_on(game)

    def is_own_turn(self, game: Kogge) -> bool:
        step = game.agenda[-1]
        return isinstance(step, Sailing) and step.seat == self.seat and not step.steps

    def go_on(self, game: Kogge) -> None:
        """Play one answer, or a whole turn of somebody else."""
        step = game.agenda[-1]
        if isinstance(step, Sailing) and not step.steps:
            self.turns += 1
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
        """Return the turn that looks best to whoever has it, from what he has."""
        plans = Planner(game, self.value, WIDTH, DEPTH).plans()
        return plans[0].moves if plans else ()
