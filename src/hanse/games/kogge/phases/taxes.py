"""Taxes, which the guild master collects where he stops."""

from hanse.core.bags import one
from hanse.core.questions.shapes import Choice
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.board import GOOD_OF, NGOODS
from hanse.games.kogge.events.variants import Confiscated, TaxPaid
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import PayTax
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import return_goods


class TaxCogs(Step[Kogge], frozen=True):
    """K-ADV-TAX-01, D-15, G-21: the tax of one good on each cog in the guild master's city.

    Each payer chooses the good. The owner of a single good is asked too, since an automatic payment
    would reveal the good. So is the owner of open cargo, since the books leave the choice to the
    payer (G-75).
    """

    at: int = 0

    def is_atomic(self) -> bool:
        return True

    def asks(self, game: Kogge) -> Asking:
        if self.at == game.seats:
            return {}
        seat = game.table.order[self.at]
        goods = taxable_goods(game.table, seat)
        return {seat: Choice(PayTax, "K-ADV-TAX-01", goods)} if goods else {}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, PayTax)
        game.agenda[-1] = TaxCogs(self.at + 1)
        return_goods(game.table, seat, one(move.value, NGOODS))
        game.tell(TaxPaid(seat, move.value))

    def advance(self, game: Kogge) -> None:
        if self.at == game.seats:
            game.agenda.pop()
        else:
            game.agenda[-1] = TaxCogs(self.at + 1)


def taxable_goods(table: Table, seat: Seat) -> tuple[int, ...]:
    if table.cogs[seat] != table.guild:
        return ()
    hold = table.hold(seat)
    return tuple([good for good in range(NGOODS) if hold[good]])


class Confiscate(Step[Kogge], frozen=True):
    """K-ADV-TAX-02, K-ADV-TAX-03, G-59: the seizure of foreign goods, except those in offices."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        table = game.table
        city = table.guild
        taken = [0 if g == GOOD_OF[city] else n for g, n in enumerate(table.goods_in(city))]
        for good in range(NGOODS):
            table.goods[city * NGOODS + good] -= taken[good]
            table.stock[good] += taken[good]
        if any(taken):
            game.tell(Confiscated(city, tuple(taken)))
