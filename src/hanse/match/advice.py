"""What a coach thinks, in two lines and three reasons."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from hanse.core.types import Move
from hanse.match.story import Story

MOST_REASONS = 3


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
    tell: Callable[[Move], str] | None = None,
) -> Advice:
    """Say a thought: its moves in their order, its share of the win, its reasons.

    `tell` says a move where its listener knows it by another name.
    """
    say = story.words.say
    plan = "; ".join(dict.fromkeys(map(tell or story.move_line, moves)))
    if value is None:
        chance = say("reason-no-chance")
    else:
        chance = say("reason-chance", percent=round(100 * value))
    reasons = tuple(say(key) for key in why[:MOST_REASONS])
    return Advice(say("reason-plan", plan=plan), chance, reasons or (say("reason-usual"),))
