"""Bots sit down to a game and play it, each from its own chair."""

from collections.abc import Sequence

from hanse.bots.chair import Bot, Chair
from hanse.core.game import Game
from hanse.core.spec import GameSpec, View
from hanse.core.types import Event, Move, Seat, Told


class Sitting:
    """A game and a bot for each seat. Only here are both known."""

    def __init__(self, spec: GameSpec, game: Game, bots: Sequence[Bot]) -> None:
        self.spec = spec
        self.game = game
        self.bots = bots
        self.told: list[Told] = list(game.told)

    def chair(self, seat: Seat) -> Chair:
        """What this seat is given to answer its question."""

        def look() -> View:
            seen: View = self.spec.view(self.game, seat)
            return seen

        def listen() -> list[Event]:
            return [told.event for told in self.told if told.reaches(seat)]

        return Chair(seat, self.game.asking[seat], look, listen)

    def step(self) -> Move:
        """One answer: of those who are asked at once, the lowest seat first."""
        seat = min(self.game.asking)
        move = self.bots[seat].answer(self.chair(seat))
        self.game.play(seat, move)
        self.told += self.game.told
        return move
