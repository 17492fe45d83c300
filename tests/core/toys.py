"""Moves and a tiny game for tests of the core, which know no real game."""

from collections.abc import Iterable, Sequence
from itertools import product

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.shapes import Choice, Question
from hanse.core.steps import Asking, InOrder, Sealed, Step
from hanse.core.types import (
    Counts,
    Event,
    Move,
    Payment,
    Pick,
    Piles,
    Plain,
    Proposal,
    Refusal,
    Seat,
    Some,
    Swap,
)


class Nod(Plain, frozen=True):
    """A plain move."""


class Guess(Pick, frozen=True):
    """A number."""


class Other(Pick, frozen=True):
    """Another kind of number."""


class Lay(Some, frozen=True):
    """Some things."""


class Barter(Swap, frozen=True):
    """Things for things."""


class Heap(Piles, frozen=True):
    """Things in piles."""


class Fee(Payment, frozen=True):
    """Things paid."""


class Offer(Proposal, frozen=True):
    """Things for things of another seat."""


class Shown(Event, frozen=True):
    """What everybody chose."""

    numbers: tuple[int, ...]


def vectors(kinds: int, most: int, least: int = 0) -> list[Counts]:
    """Every vector of so many numbers, impossible ones below zero included if asked for."""
    return list(product(range(least, most + 1), repeat=kinds))


def allowed(question: Question, conceivable: Iterable[Move]) -> list[Move]:
    return [move for move in conceivable if question.allows(move)]


class Chance:
    """below(n) in a fixed but varied way."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(b"toy%d" % seed)

    def __call__(self, n: int) -> int:
        return self.dice.below(n)


class Toy(Game):
    """Everybody guesses in secret; then the first seat draws as many numbers as it likes."""

    agenda: list[Step["Toy"]]

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.guesses = [-1] * setup.seats
        self.drawn: list[int] = []

    def parts(self, name: str) -> "Sequence[Step[Toy]]":
        rest: tuple[Step[Toy], ...] = (Drawing(),)
        return rest if name == "rest" else (Guessing((0, 1)), InOrder("rest"))

    def copy(self) -> "Toy":
        twin = Toy(self.setup, self.dice.copy())
        twin.agenda, twin.asking, twin.ply = self.agenda[:], self.asking, self.ply
        twin.asked_at = self.asked_at.copy()
        twin.guesses, twin.drawn = self.guesses[:], self.drawn[:]
        return twin


class Guessing(Sealed[Toy], frozen=True):
    """A sealed choice."""

    def question(self, game: Toy, seat: Seat) -> Question:
        return Choice(Guess, "X-1", (1, 2, 3))

    def sealed(self, game: Toy, seat: Seat) -> bool:
        return game.guesses[seat] != -1

    def seal(self, game: Toy, seat: Seat, move: Move) -> None:
        assert isinstance(move, Guess)
        game.guesses[seat] = move.value

    def reveal(self, game: Toy) -> None:
        game.agenda.pop()
        game.tell(Shown(tuple(game.guesses[seat] for seat in self.seats)))


class Drawing(Step[Toy], frozen=True):
    """The first seat draws below 10 again and again, until it says 0."""

    def asks(self, game: Toy) -> Asking:
        return {0: Choice(Guess, "X-2", (0, 1))}

    def answer(self, game: Toy, seat: Seat, move: Move) -> None:
        if move == Guess(0):
            game.agenda.pop()
        else:
            game.drawn.append(game.dice.below(10))

    def refusals(self, game: Toy, seat: Seat) -> list[Refusal]:
        return [Refusal("other", "X-3")]


def new_toy(setup: Setup, dice: Dice) -> Toy:
    toy = Toy(setup, dice)
    toy.agenda = [InOrder("all")]
    toy.settle()
    return toy
