"""The dabbler takes whatever the rules allow."""

from hanse.bots.context import BotContext
from hanse.core.types import Below, Move

TALKS = 8
"""One time in so many it says something out of turn."""


class Dabbler:
    """Any legal answer, in any game."""

    def __init__(self, below: Below) -> None:
        self.below = below

    def answer(self, chair: BotContext) -> Move:
        return chair.question.sample(self.below)

    def speak(self, chair: BotContext) -> Move | None:
        return None if self.below(TALKS) else chair.question.sample(self.below)
