"""Kogge: rules, table and dice, on the core's agenda."""

from collections.abc import Sequence

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.questions.shapes import Menu
from hanse.core.setup import Setup
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Refusal, Seat
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.table import Table


class Kogge(Game):
    """A game of Kogge in progress."""

    agenda: list[Step["Kogge"]]

    def __init__(self, setup: Setup, rules: Rules, table: Table, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.rules = rules
        self.table = table

    def parts(self, name: str) -> "Sequence[Step[Kogge]]":
        found: Sequence[Step[Kogge]] = getattr(self.rules, name)
        return found

    def asides(self, seat: Seat) -> Menu | None:
        return self.rules.talk.asides(self, seat)

    def hear(self, seat: Seat, move: Move) -> None:
        self.rules.talk.hear(self, seat, move)

    def restrict(self, asking: Asking) -> Asking:
        return self.rules.talk.restrict(self, asking) if self.table.vows else asking

    def refusals(self, seat: Seat) -> list[Refusal]:
        found = super().refusals(seat)
        return found + self.rules.talk.refusals(self, seat) if self.table.vows else found

    def why_not(self, seat: Seat, move: Move) -> str:
        said = self.rules.talk.why_not(self, seat, move) if seat in range(self.seats) else ""
        return said or super().why_not(seat, move)

    def tidy(self) -> None:
        if self.table.offers or self.table.vows:
            self.rules.talk.tidy(self)

    def copy_pieces(self) -> "Kogge":
        return Kogge(self.setup, self.rules, self.table.copy(), self.dice.copy())
