"""A coach: the bot that a game's folder names, asked with a person's own view."""

from dataclasses import replace
from itertools import islice

from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.for_people import coach_of
from hanse.bots.rng import Rng
from hanse.core.dice import Dice
from hanse.core.shapes import Question
from hanse.core.spec import AnySpec
from hanse.core.types import Seat
from hanse.core.views import View


def advise(spec: AnySpec, seat: Seat, view: View) -> Thought | None:
    """Return what the coach would do with the seat's question; nothing, if there is none.

    The same question always gets the same answer: its chance comes from the question's number.
    """
    coach, asked = coach_of(spec.about.name), view.asked
    if coach is None or asked is None:
        return None
    chance = Rng(Dice(f"coach {asked.id}".encode()).below)
    thought = coach().think(BotContext(spec, seat, asked.question, lambda: view, rng=chance))
    if thought.why or not has_choice(asked.question):
        return thought
    return replace(thought, why=(f"reason-{spec.about.name}-thumb",))


def has_choice(question: Question) -> bool:
    """Is there more than one answer?"""
    return len(list(islice(question.moves(), 2))) > 1
