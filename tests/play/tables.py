"""Seats to test with: positions of every kind, as each seat sees them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hanse.boards.registry import make_drawing
from hanse.cli.play.seat_context import SeatContext
from hanse.core.dice import Dice
from hanse.core.spec import AnySpec
from hanse.core.types import Seat
from hanse.games import GAMES
from hanse.laws.positions import shelves
from hanse.words import Words
from hanse.words.story import Story

NAMES = ("Anna", "Birger", "Cecilia", "Detmar", "Elske")


@dataclass(frozen=True)
class AskedSeat:
    """A position, and a seat that is asked or may say something there."""

    spec: AnySpec
    game: Any
    seat: Seat

    def context(self, language: str = "en") -> SeatContext:
        return context_of(self.spec, self.spec.see.view(self.game, self.seat), self.seat, language)

    def twin(self, chance: random.Random, language: str = "en") -> SeatContext:
        """The same seat in a game imagined from its view alone."""
        view = self.spec.see.view(self.game, self.seat)
        imagined = self.spec.see.imagine(view, Dice(chance.randbytes(32)))
        return context_of(self.spec, self.spec.see.view(imagined, self.seat), self.seat, language)


def context_of(spec: AnySpec, view: Any, seat: Seat, language: str) -> SeatContext:
    story = Story(view.setup, Words(language), NAMES[: view.setup.seats], seat)
    return SeatContext(spec, seat, view, story, make_drawing(spec, view, story))


def asked_seats(name: str, each: int, games: int = 6) -> Iterator[AskedSeat]:
    """A few positions of each kind, with everybody who has something to say in them."""
    spec = GAMES[name]
    chance = random.Random(f"asked_seats {name}")
    for _, shelf in sorted(shelves(name, "", games).items()):
        for position in chance.sample(shelf, min(each, len(shelf))):
            game = spec.text.from_position(position, Dice(chance.randbytes(32)))
            for seat in range(game.seats):
                if seat in game.asking or game.asides(seat):
                    yield AskedSeat(spec, game, seat)
