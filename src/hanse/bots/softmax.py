"""Scores of all seats as shares of one win."""

from collections.abc import Sequence
from math import exp


def softmax(scores: Sequence[float]) -> list[float]:
    """Return shares that add up to one: a seat that is one score ahead has e times as much."""
    highest = max(scores)
    raised = [exp(score - highest) for score in scores]
    total = sum(raised)
    return [one / total for one in raised]
