"""A toy game: two seats guess in secret, then something is drawn."""

from collections.abc import Sequence

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.questions.shapes import Choice, Question
from hanse.core.setup import Setup
from hanse.core.steps import Asking, InOrder, Sealed, Step
from hanse.core.types import Move, Refusal, Seat
from tests.core.toys import Guess, Shown


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

    def has_chosen(self, game: Toy, seat: Seat) -> bool:
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
