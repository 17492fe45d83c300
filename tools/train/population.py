"""Bots in each stage of the training."""

from collections.abc import Sequence

from hanse.bots.bot import Bot
from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.merchant import Raider
from hanse.bots.kogge.value.learned_value import Value, read_value
from hanse.core.setup import Setup

FEW = (4, 4, 4, 3, 2, 4, 4, 3)
MANY = (4, 4, 4, 3, 2, 4, 5, 3, 4, 5)
MOSTLY_FOUR = (4, 4, 4, 3, 4, 4, 5, 4, 4, 2)
"""Numbers of seats in successive games."""

MIXED = (("learner", "builder"), ("learner",), ("learner", "builder", "builder", "builder"))
ROBBED = ("learner", "builder", "builder", "raider", "builder")

STAGES: dict[str, tuple[tuple[int, ...], tuple[tuple[str, ...], ...]]] = {
    "builders": (FEW, (("builder",),)),
    "mixed": (FEW, MIXED),
    "more builders": (MANY, (("builder",),)),
    "more mixed": (MANY, (*MIXED, ROBBED)),
    "captains": (MOSTLY_FOUR, (("explorer",),)),
}
"""The numbers of seats and the groups of bots in the games of each stage."""


class Learner(Captain):
    """A captain that thinks less and tries things out."""

    width = 6
    turns_tried = 4
    tolerance = 0.02

    @property
    def value(self) -> Value:
        """Return the value by weights alone, because they are learned before the layer."""
        return read_value(self.weights)


class Explorer(Captain):
    """A captain with its layer that thinks less and tries things out."""

    width = 6
    turns_tried = 4
    tolerance = 0.02


BOTS: dict[str, type[Bot]] = {
    "builder": Builder, "learner": Learner, "raider": Raider, "explorer": Explorer,
}  # fmt: skip


def make_game(stage: str, number: int) -> tuple[Setup, Sequence[Bot]]:
    """Return the setup and the bots of a game."""
    sizes, tables = STAGES[stage]
    seats = sizes[number % len(sizes)]
    names = tables[number % len(tables)]
    bots = [BOTS[names[(seat + number // 3) % len(names)]]() for seat in range(seats)]
    return Setup("kogge", seats), bots
