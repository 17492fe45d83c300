"""Advice of a coach in the terminal, in two lines and up to three reasons."""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from msgspec import Struct

from hanse.core.types import Move
from hanse.words.story import Story

MAX_REASONS = 3
MAX_STEPS = 4
"""The number of moves of a plan to show; more are hard to remember."""
MIN_PERCENT = 3
"""Win probability in percent below which no number is shown."""

type MoveLine = Callable[[Move, int], str]
"""A function that describes a move with its destination; -1 means none or unknown."""


class Advice(Struct, frozen=True):
    """A plan, its win probability, and its reasons, as sentences in the reader's language."""

    plan: str
    chance: str
    reasons: tuple[str, ...]


def advice_in_words(
    story: Story,
    moves: Sequence[Move],
    value: float | None,
    why: Sequence[str],
    *,
    ends: Sequence[int] = (),
    move_line: MoveLine | None = None,
) -> Advice:
    """Return a coach's thought in words: its moves in order, its win probability, its reasons.

    `ends` has the place where each move leads. `move_line` describes a move if the reader knows
    its place by another name.
    """
    say = story.words.say
    plan = plan_line(story, moves, ends, move_line or story.move_line)
    reasons = tuple(say(key) for key in why[:MAX_REASONS])
    shown_reasons = reasons or (say("reason-usual"),)
    return Advice(say("reason-plan", plan=plan), chance_line(story, value), shown_reasons)


def plan_line(story: Story, moves: Sequence[Move], ends: Sequence[int], line_of: MoveLine) -> str:
    """Return a line with the first moves of a plan, each only once."""
    pairs = zip_longest(moves, ends[: len(moves)], fillvalue=-1)
    lines = list(dict.fromkeys(line_of(move, end) for move, end in pairs))  # type: ignore[arg-type]
    plan = "; ".join(lines[:MAX_STEPS])
    return story.words.say("reason-plan-long", plan=plan) if lines[MAX_STEPS:] else plan


def chance_line(story: Story, value: float | None) -> str:
    if value is None:
        return story.words.say("reason-no-chance")
    percent = round(100 * value)
    if percent < MIN_PERCENT:
        return story.words.say("reason-chance-small")
    return story.words.say("reason-chance", percent=percent)
