"""Advice of a coach, in two lines and three reasons."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from msgspec import Struct

from hanse.core.types import Move
from hanse.match.story import Story

MAX_REASONS = 3
MAX_STEPS = 4
"""So many moves of a plan are told; more cannot be kept in mind."""
SMALL = 3
"""Whoever would win fewer games of a hundred is told no number."""

type Tell = Callable[[Move, int], str]
"""Says a move, with where it leads; -1 if that is nowhere else, or not known."""


class Advice(Struct, frozen=True):
    """A plan, how one stands with it, and its reasons; sentences in the reader's language."""

    plan: str
    chance: str
    reasons: tuple[str, ...]


def advice(
    story: Story,
    moves: Sequence[Move],
    value: float | None,
    why: Sequence[str],
    *,
    ends: Sequence[int] = (),
    tell: Tell | None = None,
) -> Advice:
    """Say a thought: its moves in their order, its share of the win, its reasons.

    `ends` says where each move leads. `tell` says it where its listener knows it by another name.
    """
    say = story.words.say
    plan = plan_line(story, moves, ends, tell or story.move_line)
    reasons = tuple(say(key) for key in why[:MAX_REASONS])
    told = reasons or (say("reason-usual"),)
    return Advice(say("reason-plan", plan=plan), chance_line(story, value), told)


def plan_line(story: Story, moves: Sequence[Move], ends: Sequence[int], tell: Tell) -> str:
    """Return the first moves of a plan, each once."""
    pairs = zip_longest(moves, ends[: len(moves)], fillvalue=-1)
    lines = list(dict.fromkeys(tell(move, end) for move, end in pairs))  # type: ignore[arg-type]
    plan = "; ".join(lines[:MAX_STEPS])
    return story.words.say("reason-plan-long", plan=plan) if lines[MAX_STEPS:] else plan


def chance_line(story: Story, value: float | None) -> str:
    if value is None:
        return story.words.say("reason-no-chance")
    percent = round(100 * value)
    if percent < SMALL:
        return story.words.say("reason-chance-small")
    return story.words.say("reason-chance", percent=percent)
