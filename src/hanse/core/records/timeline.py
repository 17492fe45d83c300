"""A game along its record: answers, words out of turn, and what is taken back (G-78)."""

from hanse.core.game import Game
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack, TakenBack
from hanse.core.types import IllegalMove, Move, Seat

START, DRAW, REVEAL, DEAL, ANSWER, SEALED, OVER = (
    "start", "draw", "reveal", "deal", "answer", "sealed", "over",
)  # fmt: skip
"""What stands before the answers that can still be taken back."""


class Timeline:
    """The game, and the answers since nothing was drawn, revealed, dealt or answered by another.

    They are all of one seat, each with the game before it. `keep=False`: nothing will be taken
    back, so no game is kept.
    """

    def __init__(self, spec: AnySpec, game: Game, *, keep: bool = True) -> None:
        self.spec = spec
        self.game: Game = game
        self.keep = keep
        self.open: list[tuple[Seat, Game]] = []
        self.closed_by = START

    def play(self, seat: Seat, move: Move) -> int:
        """Play an answer (1), an aside or a changed mind (0), or take so many answers back (-n)."""
        if isinstance(move, TakeBack):
            self.take_back(seat, move)
            return -move.value
        if not self.keep:
            self.game.play(seat, move)
            return 1
        question = self.game.asking.get(seat)
        changing = self.game.agenda_changes().get(seat)
        before = self.game.copy()
        self.game.play(seat, move)
        if question and question.allows(move):
            self.answered(seat, before)
            return 1
        if not changing or not changing.allows(move):
            self.heard()
        return 0

    def answered(self, seat: Seat, before: Game) -> None:
        """Keep the game before it, so that it can be taken back, unless it is final."""
        if self.open and self.open[-1][0] != seat:
            self.close(ANSWER)
        reason = self.final(seat)
        if reason:
            self.close(reason)
        else:
            self.open.append((seat, before))

    def heard(self) -> None:
        """Of what is said out of turn, only a deal that is made stands in the way."""
        if self.game.dice.drawn:
            self.close(DRAW)
        elif self.spec.play.irreversible(self.game.told):
            self.close(DEAL)

    def final(self, seat: Seat) -> str:
        """Why the answer just given cannot be taken back, if it cannot.

        A sealed choice is not taken back but changed, in silence, until all are in.
        """
        if self.game.dice.drawn:
            return DRAW
        if self.game.over:
            return OVER
        if self.spec.play.irreversible(self.game.told):
            return REVEAL
        return SEALED if seat in self.game.agenda_changes() else ""

    def close(self, reason: str) -> None:
        self.open.clear()
        self.closed_by = reason

    def may_take_back(self, seat: Seat) -> int:
        """How many of its answers this seat may take back."""
        return len(self.open) if self.open and self.open[-1][0] == seat else 0

    def take_back(self, seat: Seat, move: TakeBack) -> None:
        """Go back to before those answers; what was said since falls with them."""
        if move.of or not 1 <= move.value <= self.may_take_back(seat):
            raise IllegalMove(seat, move, "G-78")
        _, self.game = self.open[-move.value]
        del self.open[-move.value :]
        self.game.tell(TakenBack(seat, move.value))
