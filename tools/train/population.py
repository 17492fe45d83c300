"""Who plays in which stage of the training."""

from collections.abc import Sequence

from hanse.bots.bot import Bot
from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.captain import Captain
from hanse.core.setup import Setup

SEATS = (4, 4, 4, 3, 2, 4, 4, 3)
"""For how many the games of a stage are, one after another."""

TABLES: dict[str, tuple[tuple[str, ...], ...]] = {
    "builders": (("builder",),),
    "mixed": (("learner", "builder"), ("learner",), ("learner", "builder", "builder", "builder")),
}


class Learner(Captain):
    """A captain that thinks less and tries things out."""

    width = 6
    rehearsed = 4
    loose = 0.02


def made(name: str) -> Bot:
    return Builder() if name == "builder" else Learner()


def seated(stage: str, number: int) -> tuple[Setup, Sequence[Bot]]:
    """Return the setup and the bots of a game."""
    seats = SEATS[number % len(SEATS)]
    names = TABLES[stage][number % len(TABLES[stage])]
    bots = [made(names[(seat + number // 3) % len(names)]) for seat in range(seats)]
    return Setup("kogge", seats), bots
