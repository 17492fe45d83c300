"""The actions of a round: one at a time, round the table, until all seats have passed."""

from hanse.core.questions.shapes import Menu, Option
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Refusal, Seat
from hanse.games.luebeck.events import Passed
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.table import Table


class Acting(Step[Luebeck], frozen=True):
    """L-ACT-01, L-ACT-02: this seat's turn for one action."""

    seat: Seat

    def asks(self, game: Luebeck) -> Asking:
        options = self.options(game)
        if len(options) == 1 and not game.table.hands[self.seat]:
            return {}
        return {self.seat: Menu("acting", "L-ACT-02", tuple(options))}

    def options(self, game: Luebeck) -> list[Option]:
        options: list[Option] = []
        for action in game.rules.actions:
            action.offer(game, self.seat, options)
        return options

    def answer(self, game: Luebeck, seat: Seat, move: Move) -> None:
        action = next(a for a in game.rules.actions if type(move) in a.moves)
        action.play(game, seat, move)
        next_turn(game, seat)

    def advance(self, game: Luebeck) -> None:
        """Pass for a seat that openly has no cards and cannot start a voyage (T-ASK-01)."""
        leave_round(game, self.seat)
        next_turn(game, self.seat)

    def refusals(self, game: Luebeck, seat: Seat) -> list[Refusal]:
        options = self.options(game)
        return [r for action in game.rules.actions for r in action.refuse(game, seat, options)]

    def expected_moves(self, game: Luebeck, seat: Seat) -> list[tuple[type[Move], ...]]:
        return [action.moves for action in game.rules.actions if action.concerns(game, seat)]


def next_turn(game: Luebeck, seat: Seat) -> None:
    """Continue with the next seat that has not passed (L-ACT-01)."""
    following = next_in(game.table, seat)
    if following is None:
        game.agenda.pop()
    else:
        game.agenda[-1] = Acting(following)


def next_in(table: Table, seat: Seat) -> Seat | None:
    """Return the next seat clockwise that has not passed, which may be the same seat."""
    for step in range(1, table.seats + 1):
        other = (seat + step) % table.seats
        if not table.passed[other]:
            return other
    return None


def stays_in(game: Luebeck, seat: Seat) -> bool:
    """Return whether this seat still has a decision to make in this round (T-ASK-01)."""
    return bool(Acting(seat).asks(game))


def leave_round(game: Luebeck, seat: Seat) -> None:
    """Let a seat pass for the rest of this round (L-PASS-01)."""
    game.table.passed[seat] = True
    game.tell(Passed(seat))
