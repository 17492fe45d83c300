"""The dabbler takes whatever the rules allow."""

from hanse.bots.chair import Chair
from hanse.core.types import Below, Move


class Dabbler:
    """Any legal answer, in any game."""

    def __init__(self, below: Below) -> None:
        self.below = below

    def answer(self, chair: Chair) -> Move:
        return chair.question.sample(self.below)
