"""Advice from a game's coach, a bot that sees only the view of the person it advises."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.levels_and_coach import coach_of
from hanse.bots.rng import Rng
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Question
from hanse.core.spec import AnySpec
from hanse.core.types import Seat
from hanse.core.views import View

MAX_REASONS = 3
"""The maximum number of reasons."""


def advise(spec: AnySpec, seat: Seat, view: View, *, gentle: bool = False) -> Thought | None:
    """Return the coach's answer to the seat's question, or None if the game has no coach.

    The same question always gets the same answer: the coach is seeded with the question's number.
    A gentle coach spares newcomers the harder things.
    """
    coach, asked = coach_of(spec.about.name), view.asked
    if coach is None or asked is None:
        return None
    chance = Rng(Dice(f"coach {asked.id}".encode()).below)
    adviser = coach()
    adviser.gentle = gentle
    thought = adviser.think(BotContext(spec, seat, asked.question, lambda: view, rng=chance))
    why = balance_reasons(thought.why)
    if not why and has_choice(asked.question):
        why = (f"reason-{spec.about.name}-thumb",)
    return replace(thought, why=why, doubts=adviser.doubts(view))


def balance_reasons(why: Sequence[str]) -> tuple[str, ...]:
    """Return at most three reasons: gains first, then no more costs than there are gains."""
    costs = [key for key in why if key.endswith("-less")]
    gains = [key for key in why if key not in costs]
    costs = costs[: min(len(gains), MAX_REASONS // 2)]
    return (*gains[: MAX_REASONS - len(costs)], *costs)


def has_choice(question: Question) -> bool:
    """Return whether the question has more than one answer."""
    return len(list(islice(question.moves(), 2))) > 1
