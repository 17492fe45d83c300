"""Levels between two bots think as one of them, by their own chance alone."""

from typing import ClassVar

import pytest

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.bots.registry import BOTS
from hanse.bots.wavering import Wavering
from hanse.core.setup import Setup
from tests.bots.tables import new_bot_game

ASKED = 400
ANSWERS = 8
BETWEEN = [(name, bot.make) for name, bot in BOTS.items() if issubclass(bot.make, Wavering)]


class Counting(Bot):
    """Answers with the first move, and counts how often it is asked."""

    asked = 0

    def think(self, context: BotContext) -> Thought:
        type(self).asked += 1
        return Thought((next(iter(context.question.moves())),))


class Eager(Counting):
    asked = 0


class Idle(Counting):
    asked = 0


class Between(Wavering):
    attentive: ClassVar[type[Bot]] = Eager
    careless: ClassVar[type[Bot]] = Idle
    attention = 30


def test_so_many_questions_are_answered_with_attention() -> None:
    table = new_bot_game(Setup("kogge", 3), "builder", 1)
    context = table.context(0)
    for _ in range(ASKED):
        Between().think(context)
    assert Eager.asked + Idle.asked == ASKED
    assert 0.22 * ASKED < Eager.asked < 0.38 * ASKED


@pytest.mark.parametrize(("name", "bot"), BETWEEN)
def test_levels_between_two_play_the_same_game_by_the_same_chance(
    name: str, bot: type[Wavering]
) -> None:
    assert bot.attentive.only == bot.careless.only == bot.only
    one, other = (new_bot_game(Setup(bot.only, 4), name, 3) for _ in range(2))
    assert [one.answer() for _ in range(ANSWERS)] == [other.answer() for _ in range(ANSWERS)]
