"""Lübeck: rules, table and dice, on the core's agenda."""

from collections.abc import Sequence

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.steps import Step
from hanse.games.luebeck.rules import Rules
from hanse.games.luebeck.table import Table


class Luebeck(Game):
    """A game of Lübeck in progress."""

    agenda: list[Step["Luebeck"]]

    def __init__(self, setup: Setup, rules: Rules, table: Table, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.rules = rules
        self.table = table

    def parts(self, name: str) -> "Sequence[Step[Luebeck]]":
        return self.rules.setup if name == "setup" else self.rules.round

    def copy_pieces(self) -> "Luebeck":
        return Luebeck(self.setup, self.rules, self.table.copy(), self.dice.copy())
