"""Steps of the agenda: each is one paragraph of the rule book, and an unchanging value.

To remember something, a step puts a new step in its place. So a copied agenda shares nothing
that could change.
"""

from typing import TYPE_CHECKING

from msgspec import Struct

from hanse.core.questions.shapes import Question
from hanse.core.types import IllegalMove, Move, Refusal, Seat, snake

if TYPE_CHECKING:
    from hanse.core.game import Game

type Asking = dict[Seat, Question]

NOBODY: Asking = {}


# Without garbage collection: steps are frozen and refer to nothing that could refer back.
class Step[G: "Game"](Struct, frozen=True, tag=snake, tag_field="step", gc=False):
    """One paragraph of the rule book, waiting on the agenda."""

    def asks(self, game: G) -> Asking:
        """Return the seats that must decide now, each with its question."""
        return NOBODY

    def changes(self, game: G) -> Asking:
        """Return the seats that have decided and may still change their minds."""
        return NOBODY

    def answer(self, game: G, seat: Seat, move: Move) -> None:
        """Somebody decided: what does that do?"""
        raise IllegalMove(seat, move)

    def advance(self, game: G) -> None:
        """Nobody has to decide anything here: what happens next?"""
        game.agenda.pop()

    def is_atomic(self) -> bool:
        """Are there no deals between players while this step waits?"""
        return False

    def expected_moves(self, game: G, seat: Seat) -> list[tuple[type[Move], ...]]:
        """Return the kinds of moves of each action that the asked seat might expect here.

        An action is offered, or it is refused with a reason; never both, never neither.
        """
        return []

    def refusals(self, game: G, seat: Seat) -> list[Refusal]:
        """Return what the asked seat might expect to be able to do, and cannot."""
        return []

    def rule_against(self, game: G, seat: Seat, move: Move) -> str:
        """Return the rule that a refused answer breaks, where neither refusals nor question say."""
        return ""


class InOrder[G: "Game"](Step[G], frozen=True):
    """Parts of the rules one after another; `of` is the name under which the rules hold them."""

    of: str
    at: int = 0

    def advance(self, game: G) -> None:
        parts = game.parts(self.of)
        if self.at == len(parts):
            game.agenda.pop()
            return
        # Before the part is put on top, or agenda[-1] would be the part itself.
        game.agenda[-1] = InOrder(self.of, self.at + 1)
        game.agenda.append(parts[self.at])


class Sealed[G: "Game"](Step[G], frozen=True):
    """All these seats choose in secret; what they chose lies sealed on the table until all have.

    Revealed in the order of seats, so that it does not matter who was quick.
    """

    seats: tuple[Seat, ...]

    def question(self, game: G, seat: Seat) -> Question:
        """Return what this seat is asked."""
        raise NotImplementedError

    def has_chosen(self, game: G, seat: Seat) -> bool:
        """Has this seat chosen?"""
        raise NotImplementedError

    def seal(self, game: G, seat: Seat, move: Move) -> None:
        """Lay a choice face down, in place of an earlier one if there is any.

        Tell exactly one event of a first choice, that it was made; tell none of a changed one.
        """
        raise NotImplementedError

    def reveal(self, game: G) -> None:
        """All have chosen."""
        raise NotImplementedError

    def asks(self, game: G) -> Asking:
        return {s: self.question(game, s) for s in self.seats if not self.has_chosen(game, s)}

    def changes(self, game: G) -> Asking:
        return {s: self.question(game, s) for s in self.seats if self.has_chosen(game, s)}

    def answer(self, game: G, seat: Seat, move: Move) -> None:
        self.seal(game, seat, move)

    def advance(self, game: G) -> None:
        self.reveal(game)
