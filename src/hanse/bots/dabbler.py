"""The dabbler, which takes any move that the rules allow."""

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.core.types import Move

TALK_ODDS = 8
"""The dabbler says something out of turn once in this many chances."""


class Dabbler(Bot):
    """A bot that gives a random legal answer, in any game."""

    def answer(self, context: BotContext) -> Move:
        return context.question.sample(context.rng.below)

    def speak(self, context: BotContext) -> Move | None:
        below = context.rng.below
        return None if below(TALK_ODDS) else context.question.sample(below)
