"""Imagined games played on to the end of a round, and what they come to."""

from math import exp, sqrt
from random import Random

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.luebeck.skipper import Skipper
from hanse.bots.luebeck.skipper_view import SkipperView
from hanse.bots.luebeck.values import worth
from hanse.bots.rng import Rng
from hanse.core.shapes import Question
from hanse.core.types import Move, Seat
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.spec import SPEC
from hanse.games.luebeck.view import Own, View, public

MOST_ANSWERS = 300
SPREAD = 5.0
"""So many points in a round are chance."""

ROUNDS = 8
"""About so many rounds a game has."""


class Rollouts:
    """Tries answers of a seat in imagined games, everybody playing on plainly."""

    def __init__(self, seat: Seat, rounds: int = 1, player: Bot | None = None) -> None:
        self.seat = seat
        self.rounds = rounds
        self.player = player or Skipper()
        self.played = 0

    def value(self, imagined: Luebeck, move: Move) -> float:
        """Return the seat's chance to win if it gives this answer and all play on."""
        game = imagined.copy()
        last = game.table.round + self.rounds
        game.play_unchecked(self.seat, move)
        chance = Rng(Random(self.played).randrange)
        for _ in range(MOST_ANSWERS):
            if game.over or game.table.round >= last:
                break
            seat = min(game.asking)
            game.play_unchecked(seat, self.answer(game, seat, game.asking[seat], chance))
            self.played += 1
        return standing(game, self.seat)

    def answer(self, game: Luebeck, seat: Seat, question: Question, chance: Rng) -> Move:
        context = BotContext(SPEC, seat, question, lambda: brief(game, seat), rng=chance)
        return self.player.answer(context)


def brief(game: Luebeck, seat: Seat) -> View:
    """Return a view without its question and what its answers would come to."""
    own = Own(seat, game.table.hands[seat])
    return View(**public(game), own=own)  # type: ignore[arg-type]


def standing(game: Luebeck, seat: Seat) -> float:
    """Return a chance to win, from everybody's points and what his cards can still make."""
    if game.table.result:
        winners = game.table.result.winners
        return 1 / len(winners) if seat in winners else 0.0
    totals = [total(game, one) for one in range(game.seats)]
    others = max(points for one, points in enumerate(totals) if one != seat)
    left = max(1, ROUNDS - game.table.round)
    return 1 / (1 + exp(-(totals[seat] - others) / (SPREAD * sqrt(left) / 2)))


def total(game: Luebeck, seat: Seat) -> float:
    """Return the points that a seat has, and those that its cards are worth to it."""
    view = SkipperView(brief(game, seat))
    return game.table.scores[seat] + worth(view, view.now)
