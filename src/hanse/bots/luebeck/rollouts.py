"""Imagined games played on to the end of a round, and what they come to."""

from math import exp, sqrt
from random import Random
from typing import NamedTuple

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


class Outcome(NamedTuple):
    """What an answer comes to for a seat; of several games the sums are taken, then the mean."""

    chance: float
    """To win."""
    points: float
    cards: float
    """What its cards can still make."""
    rivals: float
    """What the best of the others has, points and cards."""

    def plus(self, other: "Outcome") -> "Outcome":
        return Outcome(*(a + b for a, b in zip(self, other, strict=True)))

    def over(self, games: int) -> "Outcome":
        return Outcome(*(part / games for part in self))


NOTHING = Outcome(0.0, 0.0, 0.0, 0.0)


class Rollouts:
    """Tries answers of a seat in imagined games, everybody playing on plainly."""

    def __init__(self, seat: Seat, rounds: int = 1, player: Bot | None = None) -> None:
        self.seat = seat
        self.rounds = rounds
        self.player = player or Skipper()
        self.played = 0

    def outcome(self, imagined: Luebeck, move: Move, seed: int = 0) -> Outcome:
        """Return what it comes to if the seat gives this answer and all play on by this chance."""
        game = imagined.copy()
        last = game.table.round + self.rounds
        game.play_unchecked(self.seat, move)
        chance = Rng(Random(seed).randrange)
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


def standing(game: Luebeck, seat: Seat) -> Outcome:
    """Return a chance to win, from everybody's points and what his cards can still make."""
    own = game.table.scores[seat], cards_worth(game, seat)
    others = max(
        game.table.scores[one] + cards_worth(game, one) for one in range(game.seats) if one != seat
    )
    return Outcome(chance_to_win(game, seat, sum(own) - others), *own, others)


def chance_to_win(game: Luebeck, seat: Seat, lead: float) -> float:
    if game.table.result:
        winners = game.table.result.winners
        return 1 / len(winners) if seat in winners else 0.0
    left = max(1, ROUNDS - game.table.round)
    return 1 / (1 + exp(-lead / (SPREAD * sqrt(left) / 2)))


def cards_worth(game: Luebeck, seat: Seat) -> float:
    view = SkipperView(brief(game, seat))
    return worth(view, view.now)
