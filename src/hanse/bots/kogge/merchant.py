"""Merchants, which plan turns by their own holdings and tastes, and deckhands, which plan none."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.kogge.builder import judge, only_answer, view_of
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.plans.plan_trial import PlanTrials
from hanse.bots.kogge.value.features import NAMES
from hanse.bots.kogge.value.learned_value import Value, read_value, read_weights
from hanse.core.questions.shapes import Menu, Question
from hanse.core.types import Move
from hanse.games.kogge.game import Kogge


@cache
def value_with_taste(name: str, taste: tuple[tuple[str, float], ...]) -> Value:
    """Return the value by the weights of this name, some of them changed by the bot's taste."""
    more = dict(taste)
    weights = read_weights(name)
    return Value([weight + more.get(key, 0.0) for key, weight in zip(NAMES, weights, strict=True)])


class Merchant(Captain):
    """A bot that plans its turn but ignores the replies of others, and bids as a builder does."""

    data = ("weights/merchant.json",)
    weights = "merchant"
    width = 4
    turns_tried = 1
    depth = 2
    taste: ClassVar[Mapping[str, float]] = {}
    """The features that the bot overrates or underrates, and by how much."""

    @property
    def value(self) -> Value:
        return value_with_taste(self.weights, tuple(self.taste.items()))

    def candidates(self, question: Question) -> list[Move]:
        return []


class Hoarder(Merchant):
    """A merchant who would rather have goods than offices."""

    taste: ClassVar[Mapping[str, float]] = {"goods": 1.0, "victory-later": 1.0, "raid-later": 0.3}


class Raider(Merchant):
    """A merchant who would rather rob than trade."""

    taste: ClassVar[Mapping[str, float]] = {"barred-1": 1.0, "barred-2": 1.0, "aside": -0.3}


class Peaceful(Merchant):
    """A merchant who never robs anyone."""

    peaceful = True


class Deckhand(Captain):
    """A bot that looks one step ahead at a handful of moves, judged by weights alone."""

    data = ("weights/captain.json",)
    moves_tried = 10
    """The number of random moves that the bot tries, in addition to one of the first option."""

    @property
    def value(self) -> Value:
        return read_value(self.weights)

    def think(self, context: BotContext) -> Thought:
        question = context.question
        only = only_answer(question)
        if only is not None:
            return Thought((only,))
        if not isinstance(question, Menu) or question.name not in ("sailing", "acting"):
            return Thought((judge(question, view_of(context), context.rng.below),))
        below = context.rng.below
        moves = [question.options[0].sample(below)]
        moves += [question.sample(below) for _ in range(self.moves_tried)]
        trials = PlanTrials(context.imagine_as(Kogge), context.seat, self.value)
        tried = [trials.play((move,)) for move in dict.fromkeys(moves)]
        best = max(tried, key=lambda one: one.win_chance)
        return Thought(best.moves, best.win_chance)
