"""A game that bots play among themselves."""

from collections.abc import Iterator, Sequence

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.plans import Plans
from hanse.bots.rng import Rng
from hanse.core.errors import BadAnswer
from hanse.core.game import Game
from hanse.core.questions.shapes import Question
from hanse.core.spec import AnySpec
from hanse.core.types import Addressed, Below, Event, Move, Seat
from hanse.core.views import View


class BotGame:
    """A game with a bot and its random source for each seat. Only this class sees everything."""

    def __init__(
        self, spec: AnySpec, game: Game, bots: Sequence[Bot], random_sources: Sequence[Below]
    ) -> None:
        self.spec = spec
        self.game = game
        self.bots = bots
        self.rngs = [Rng(below) for below in random_sources]
        self.plans = Plans()
        self.all_events: list[Addressed] = list(game.events)
        self.next_to_speak: Seat = 0

    def context(self, seat: Seat, question: Question | None = None) -> BotContext:
        """Return the context in which this seat answers its question, or says something."""

        def look() -> View:
            seen: View = self.spec.see.view(self.game, seat)
            return seen

        def listen() -> list[Event]:
            return [one.event for one in self.all_events if one.reaches(seat)]

        asked = question or self.game.asking[seat]
        return BotContext(self.spec, seat, asked, look, rng=self.rngs[seat], listen=listen)

    def step(self) -> Move:
        """Play one answer. If several seats are asked together, the lowest answers first."""
        return self.answer()[1]

    def answer(self) -> tuple[Seat, Move]:
        seat = min(self.game.asking)
        move = self.choose(seat)
        self.play(seat, move)
        return seat, move

    def choose(self, seat: Seat) -> Move:
        """Return the answer of this seat's bot without playing it."""
        bot = self.bots[seat]
        move = self.plans.next_move(bot, self.context(seat))
        if not isinstance(move, Move):
            raise BadAnswer(f"{type(bot).__name__} answers {move!r}, which is no move")
        return move

    def play(self, seat: Seat, move: Move) -> None:
        self.game.play(seat, move)
        self.all_events += self.game.events
        self.plans.watch(self.spec, seat, move, self.game.events, self.game.dice.drawn)

    def talk(self) -> Iterator[tuple[Seat, Move]]:
        """Let each seat in turn say something; after that, all others may reply immediately."""
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
        """Play and return what this seat says out of turn, or None if it says nothing."""
        menu = self.game.asides(seat)
        move = self.bots[seat].speak(self.context(seat, menu)) if menu else None
        if move:
            self.play(seat, move)
        return move
