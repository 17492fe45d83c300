"""Bots between two levels, made by mixing the answers of both."""

from typing import ClassVar

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.core.types import Move


class Wavering(Bot):
    """A bot that answers some questions as one bot would, and the rest as a weaker one."""

    attentive: ClassVar[type[Bot]]
    careless: ClassVar[type[Bot]]
    attention: ClassVar[int]
    """The percentage of questions that the bot answers as the attentive one would."""

    def think(self, context: BotContext) -> Thought:
        attends = context.rng.below(100) < self.attention
        return (self.attentive if attends else self.careless)().think(context)

    def answer(self, context: BotContext) -> Move:
        return self.think(context).move

    def speak(self, context: BotContext) -> Move | None:
        return self.attentive().speak(context)

    def reply(self, context: BotContext) -> Move | None:
        return self.attentive().reply(context)
