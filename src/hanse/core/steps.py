"""Steps of the agenda. Each step is one paragraph of the rule book, and is immutable.

To remember something, a step replaces itself with a new step. So copies of an agenda can share
their steps.
"""

from typing import TYPE_CHECKING

from msgspec import Struct, field

from hanse.core.questions.shapes import Question
from hanse.core.types import IllegalMove, Move, Refusal, Seat, snake

if TYPE_CHECKING:
    from hanse.core.game import Game

type Asking = dict[Seat, Question]

NOBODY: Asking = {}


# Without garbage collection: steps are frozen and refer to nothing that could refer back.
class Step[G: "Game"](Struct, frozen=True, tag=snake, tag_field="step", gc=False):
    """One paragraph of the rule book, on the agenda."""

    def asks(self, game: G) -> Asking:
        """Return the seats that must decide now, each with its question."""
        return NOBODY

    def changes(self, game: G) -> Asking:
        """Return the seats that may still change their decisions, each with its question."""
        return NOBODY

    def answer(self, game: G, seat: Seat, move: Move) -> None:
        """Carry out a seat's decision."""
        raise IllegalMove(seat, move)

    def advance(self, game: G) -> None:
        """Continue with the rules when no seat has to decide."""
        game.agenda.pop()

    def is_atomic(self) -> bool:
        """Return whether players cannot deal with each other while this step waits."""
        return False

    def expected_moves(self, game: G, seat: Seat) -> list[tuple[type[Move], ...]]:
        """Return the kinds of moves of each action that the asked seat might expect here.

        Each of these actions is either offered or refused with a reason.
        """
        return []

    def refusals(self, game: G, seat: Seat) -> list[Refusal]:
        """Return the moves that the asked seat might expect but cannot make, with the reasons."""
        return []

    def rule_against(self, game: G, seat: Seat, move: Move) -> str:
        """Return the rule that an answer breaks, if neither refusals nor the question name it."""
        return ""


class InOrder[G: "Game"](Step[G], frozen=True):
    """Steps to be played one after another; `parts` is their name in the rules."""

    parts: str = field(name="of")
    at: int = 0

    def advance(self, game: G) -> None:
        parts = game.parts(self.parts)
        if self.at == len(parts):
            game.agenda.pop()
            return
        # This comes before the append; otherwise agenda[-1] would be the part itself.
        game.agenda[-1] = InOrder(self.parts, self.at + 1)
        game.agenda.append(parts[self.at])


class Sealed[G: "Game"](Step[G], frozen=True):
    """Secret choices of several seats, sealed on the table until all have chosen.

    They are revealed in seat order, so it does not matter who chose first.
    """

    seats: tuple[Seat, ...]

    def question(self, game: G, seat: Seat) -> Question:
        """Return the question for this seat."""
        raise NotImplementedError

    def has_chosen(self, game: G, seat: Seat) -> bool:
        """Return whether this seat has chosen."""
        raise NotImplementedError

    def seal(self, game: G, seat: Seat, move: Move) -> None:
        """Lay a choice face down, replacing an earlier one if there is any.

        A first choice adds exactly one event, saying that it was made; a changed choice adds none.
        """
        raise NotImplementedError

    def reveal(self, game: G) -> None:
        """Reveal the choices once all have chosen."""
        raise NotImplementedError

    def asks(self, game: G) -> Asking:
        return {s: self.question(game, s) for s in self.seats if not self.has_chosen(game, s)}

    def changes(self, game: G) -> Asking:
        return {s: self.question(game, s) for s in self.seats if self.has_chosen(game, s)}

    def answer(self, game: G, seat: Seat, move: Move) -> None:
        self.seal(game, seat, move)

    def advance(self, game: G) -> None:
        self.reveal(game)
