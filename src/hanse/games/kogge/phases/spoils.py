"""The spoils of a conflict: three goods that the winner names, and the loser's next place."""

from hanse.core.questions.shapes import Bag, Choice, Go, Menu
from hanse.core.steps import Asking, Step
from hanse.core.types import Counts, Move, Seat
from hanse.games.kogge.actions.exile import drive_out
from hanse.games.kogge.actions.routes import may_take
from hanse.games.kogge.board import NGOODS, ROUTES
from hanse.games.kogge.events.variants import Demanded, Yielded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Demand, LeaveBe, Push
from hanse.games.kogge.table import Table

NAMED = 3
LEAVE_BE = Go(LeaveBe, "K-ADV-CONF-06")


class Demanding(Step[Kogge], frozen=True):
    """K-ADV-CONF-05: the winner's demand for three goods, unless the loser's cog is empty."""

    winner: Seat
    loser: Seat

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        if not game.table.hold_size(self.loser):
            return {}
        any_three = (NAMED,) * NGOODS
        return {self.winner: Bag(Demand, "K-ADV-CONF-05", any_three, NAMED, NAMED)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Demand)
        game.agenda[-1] = Pushing(self.winner, self.loser)
        hold = game.table.hold(self.loser)
        given = tuple([min(n, hold[good]) for good, n in enumerate(move.items)])
        game.tell(Demanded(self.winner, self.loser, move.items))
        hand_over(game.table, self.winner, self.loser, given, move.items)
        game.tell(Yielded(self.loser, self.winner, sum(given)))
        game.tell(Yielded(self.loser, self.winner, sum(given), given), self.winner, self.loser)

    def advance(self, game: Kogge) -> None:
        game.agenda[-1] = Pushing(self.winner, self.loser)


def hand_over(table: Table, winner: Seat, loser: Seat, given: Counts, named: Counts) -> None:
    """Hand over the goods, and note what each viewer learns from them and the demand."""
    for good in range(NGOODS):
        table.cargo[loser * NGOODS + good] -= given[good]
        table.cargo[winner * NGOODS + good] += given[good]
    table.touched[loser] += 1
    table.touched[winner] += 1
    for viewer in range(table.seats + 1):
        sure = given if viewer in (winner, loser) or given == named else None
        know_yielded(table, viewer * table.seats, (winner, loser), sure, named)


def know_yielded(
    table: Table, row: int, seats: tuple[Seat, Seat], sure: Counts | None, named: Counts
) -> None:
    """Note a viewer's knowledge of the goods: `sure`, or else the known ones that were named."""
    winner, loser = ((row + seat) * NGOODS for seat in seats)
    known = table.known_cargo
    for good in range(NGOODS):
        before = known[loser + good]
        known[winner + good] += sure[good] if sure else min(before, named[good])
        known[loser + good] = max(0, before - (sure[good] if sure else named[good]))


class Pushing(Step[Kogge], frozen=True):
    """K-ADV-CONF-06, G-32: the winner's choice to move the loser's cog one step along a route."""

    winner: Seat
    loser: Seat

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        first = game.table.cogs[self.loser] * ROUTES
        ways = tuple([r for r in range(ROUTES) if may_take(game, self.loser, first + r)])
        if not ways:
            return {}
        options = (LEAVE_BE, Choice(Push, "K-ADV-CONF-06", ways))
        return {self.winner: Menu("pushing", "K-ADV-CONF-06", options)}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        game.agenda.pop()
        if isinstance(move, Push):
            drive_out(game, self.loser, move.value, (self.winner,))
