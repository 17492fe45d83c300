"""Bots sit down to a game and play it, each from its own chair."""

from collections.abc import Iterator, Sequence

from hanse.bots.context import Bot, BotContext
from hanse.core.game import Game
from hanse.core.shapes import Question
from hanse.core.spec import GameSpec, View
from hanse.core.types import Addressed, Event, Move, Seat


class BotGame:
    """A game and a bot for each seat. Only here are both known."""

    def __init__(self, spec: GameSpec, game: Game, bots: Sequence[Bot]) -> None:
        self.spec = spec
        self.game = game
        self.bots = bots
        self.told: list[Addressed] = list(game.told)
        self.next_to_speak: Seat = 0

    def chair(self, seat: Seat, question: Question | None = None) -> BotContext:
        """What this seat is given to answer its question, or what it may say out of turn."""

        def look() -> View:
            seen: View = self.spec.view(self.game, seat)
            return seen

        def listen() -> list[Event]:
            return [told.event for told in self.told if told.reaches(seat)]

        return BotContext(seat, question or self.game.asking[seat], look, listen)

    def step(self) -> Move:
        """One answer: of those who are asked at once, the lowest seat first."""
        return self.answer()[1]

    def answer(self) -> tuple[Seat, Move]:
        seat = min(self.game.asking)
        move = self.bots[seat].answer(self.chair(seat))
        self.play(seat, move)
        return seat, move

    def play(self, seat: Seat, move: Move) -> None:
        self.game.play(seat, move)
        self.told += self.game.told

    def talk(self) -> Iterator[tuple[Seat, Move]]:
        """One seat after another may say something; where it does, all others may at once."""
        first = self.next_to_speak
        self.next_to_speak = (first + 1) % self.game.seats
        spoken = self.say(first)
        if spoken:
            yield first, spoken
            for seat in [s for s in range(self.game.seats) if s != first]:
                reply = self.say(seat)
                if reply:
                    yield seat, reply

    def say(self, seat: Seat) -> Move | None:
        """What this seat says out of turn, if anything; nobody waits for it."""
        menu = self.game.asides(seat)
        move = self.bots[seat].speak(self.chair(seat, menu)) if menu else None
        if move:
            self.play(seat, move)
        return move
