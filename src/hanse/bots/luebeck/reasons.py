"""Reasons why one answer is better than another: the largest changes, as keys of sentences."""

from collections.abc import Sequence
from typing import Final

from hanse.bots.luebeck.rollouts import Outcome

MIN_CHANGE: Final = 0.1
"""The smallest change in points that counts as a reason."""

RULE_OF_THUMB: Final = "reason-luebeck-thumb"
KEYS: Final = (
    *(
        f"reason-luebeck-{topic}-{way}"
        for topic in ("points", "cards", "rivals")
        for way in ("more", "less")
    ),
    RULE_OF_THUMB,
)
"""Every reason that may be given."""


def reasons(best: Outcome, others: Sequence[Outcome]) -> tuple[str, ...]:
    """Return the advantages of the first outcome over the next one that differs from it."""
    for other in others:
        gains = {
            "points": best.points - other.points,
            "cards": best.cards - other.cards,
            "rivals": other.rivals - best.rivals,
        }
        found = rank_reasons(gains)
        if found:
            return found
    return (RULE_OF_THUMB,)


def rank_reasons(gains: dict[str, float]) -> tuple[str, ...]:
    """Return the gains, the largest first, then the costs if there is any gain."""
    large = sorted((-gain, topic) for topic, gain in gains.items() if abs(gain) >= MIN_CHANGE)
    more = [f"reason-luebeck-{topic}-more" for lost, topic in large if lost < 0]
    less = [f"reason-luebeck-{topic}-less" for lost, topic in large if lost > 0]
    return (*more, *less) if more else ()
