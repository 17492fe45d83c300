"""Trials of answers in the same imagined games."""

from collections.abc import Sequence

from hanse.bots.luebeck.rollouts import NOTHING, Outcome, Rollouts
from hanse.core.types import Move
from hanse.games.luebeck.game import Luebeck


class Trials:
    """The results of each answer so far, and the number of games behind them."""

    def __init__(self, moves: Sequence[Move], rollouts: Rollouts) -> None:
        self.moves = moves
        self.rollouts = rollouts
        self.totals: list[Outcome] = [NOTHING] * len(moves)
        self.games = [0] * len(moves)
        self.worlds = 0

    def play(self, imagined: Luebeck, left: Sequence[int]) -> None:
        """Try each answer in one more imagined game, all with the same random draws."""
        for at in left:
            found = self.rollouts.outcome(imagined, self.moves[at], self.worlds)
            self.totals[at] = self.totals[at].plus(found)
            self.games[at] += 1
        self.worlds += 1

    def outcomes(self) -> list[Outcome]:
        """Return the mean outcome of each answer."""
        return [
            total.divided_by(games) for total, games in zip(self.totals, self.games, strict=True)
        ]

    def order(self) -> list[int]:
        """Return the indices of the answers, best first; answers that were given up come last."""
        found = self.outcomes()
        places = range(len(self.moves))
        return sorted(places, key=lambda at: (-self.games[at], -found[at].chance))
