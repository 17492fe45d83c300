"""The third phase, and the rounds themselves."""

from hanse.core.steps import InOrder, Step
from hanse.games.kogge.actions.sail import take_turn
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.scoring import end_by_laps


class Turns(Step[Kogge], frozen=True):
    """K-ROUND-02, K-START-07: turns in order; each player sails and acts before the next."""

    at: int = 0

    def advance(self, game: Kogge) -> None:
        if self.at == game.seats:
            game.agenda.pop()
            return
        seat = game.table.order[self.at]
        game.agenda[-1] = Turns(self.at + 1)
        take_turn(game, seat)


class Rounds(Step[Kogge], frozen=True):
    """K-ROUND-01: the rounds, until the game is won or the second lap is done."""

    def advance(self, game: Kogge) -> None:
        if game.table.last_round:
            end_by_laps(game)
        else:
            game.agenda.append(InOrder("round"))
