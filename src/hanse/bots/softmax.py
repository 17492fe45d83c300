"""Win probabilities from the scores of all seats."""

from collections.abc import Sequence
from math import exp


def softmax(scores: Sequence[float]) -> list[float]:
    """Return shares that add up to 1; a score that is higher by 1 gets e times the share."""
    highest = max(scores)
    raised = [exp(score - highest) for score in scores]
    total = sum(raised)
    return [one / total for one in raised]
