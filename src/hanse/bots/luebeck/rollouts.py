"""Imagined games continued to the end of a round or two, and their outcomes."""

from random import Random
from typing import NamedTuple

from hanse.bots.luebeck.skipper import plain_answer
from hanse.bots.luebeck.skipper_view import read_table
from hanse.bots.luebeck.win_chance import totals, win_chances
from hanse.core.types import Below, Move, Seat
from hanse.games.luebeck.game import Luebeck

MAX_ANSWERS = 300
"""The number of answers in one round after which an imagined game is given up."""


class Outcome(NamedTuple):
    """The result of an answer for a seat, as a sum or mean over several games."""

    chance: float
    """The win probability."""
    points: float
    cards: float
    """The points that the seat's cards can still make."""
    rivals: float
    """The best other seat's points, cards included."""

    def plus(self, other: "Outcome") -> "Outcome":
        return Outcome(*(a + b for a, b in zip(self, other, strict=True)))

    def divided_by(self, games: int) -> "Outcome":
        return Outcome(*(part / games for part in self))


NOTHING = Outcome(0.0, 0.0, 0.0, 0.0)


class Rollouts:
    """Trials of a seat's answers in imagined games, in which all seats continue as skippers."""

    def __init__(self, seat: Seat, rounds: int = 1) -> None:
        self.seat = seat
        self.rounds = rounds
        self.played = 0

    def outcome(self, imagined: Luebeck, move: Move, seed: int = 0) -> Outcome:
        """Return the outcome for the seat if it gives this answer and the game continues.

        Games with the same seed have the same random draws. The outcome is the mean over the ends
        of the rounds: the first shows sure gains, the second the use of kept cards and figures.
        """
        game = imagined.copy()
        first = game.table.round
        game.play_unchecked(self.seat, move)
        below = Random(seed).randrange
        found = NOTHING
        for after in range(1, self.rounds + 1):
            self.play_on(game, first + after, below)
            found = found.plus(expected_outcome(game, self.seat))
        return found.divided_by(self.rounds)

    def play_on(self, game: Luebeck, following: int, below: Below) -> None:
        """Play for all seats until the following round begins, or the game is over."""
        for _ in range(MAX_ANSWERS):
            if game.over or game.table.round >= following:
                return
            seat = min(game.asking)
            question = game.asking[seat]
            game.play_unchecked(seat, plain_answer(question, read_table(game, seat), below))
            self.played += 1


def expected_outcome(game: Luebeck, seat: Seat) -> Outcome:
    """Return the outcome expected for the seat, by all points and the cards in each hand."""
    found = totals(game)
    points = game.table.scores[seat]
    rivals = max(total for one, total in enumerate(found) if one != seat)
    return Outcome(win_chances(game, found)[seat], points, found[seat] - points, rivals)
