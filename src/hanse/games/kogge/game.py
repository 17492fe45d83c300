"""Kogge: rules, table and dice, on the core's agenda."""

from collections.abc import Sequence

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.shapes import Menu
from hanse.core.steps import Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.table import Table


class Kogge(Game):
    """A game of Kogge under way."""

    agenda: list[Step["Kogge"]]

    def __init__(self, setup: Setup, rules: Rules, table: Table, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.rules = rules
        self.table = table

    def parts(self, name: str) -> "Sequence[Step[Kogge]]":
        return self.rules.setup if name == "setup" else self.rules.round

    def asides(self, seat: Seat) -> Menu | None:
        return self.rules.talk.asides(self, seat)

    def hear(self, seat: Seat, move: Move) -> None:
        self.rules.talk.hear(self, seat, move)

    def tidy(self) -> None:
        if self.table.offers:
            self.rules.talk.tidy(self)

    def copy(self) -> "Kogge":
        twin = Kogge(self.setup, self.rules, self.table.copy(), self.dice.copy())
        twin.agenda = self.agenda[:]
        twin.asking = self.asking
        twin.asked_at = self.asked_at.copy()
        twin.ply = self.ply
        return twin
