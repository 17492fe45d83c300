"""Shares with their intervals, sequential tests and quantiles."""

from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean, pvariance

STANDARD_ERRORS = 1.959964
"""The number of standard errors on each side of a 95 % interval."""

MIN_DRAWS = 10
"""The minimum number of draws for a decision."""


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    spread = STANDARD_ERRORS * STANDARD_ERRORS / games
    middle = (share + spread / 2) / (1 + spread)
    half = STANDARD_ERRORS * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(values: Sequence[float], part: float) -> float:
    """Return the value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class SequentialTest:
    """A sequential test of whether the share is at least `high` rather than at most `low`.

    The evidence is the log-likelihood ratio of the draws' mean shares, taken as normal; each kind
    of error has a probability of 5 % at most.
    """

    BOUND = log(19)

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.shares: list[float] = []
        self.verdict = ""

    def add(self, share: float) -> str:
        """Add a draw; return "passed", "failed" or an empty text."""
        self.shares.append(share)
        evidence = self.evidence()
        if abs(evidence) >= self.BOUND:
            self.verdict = "passed" if evidence > 0 else "failed"
        return self.verdict

    def evidence(self) -> float:
        count = len(self.shares)
        if count < MIN_DRAWS:
            return 0.0
        spread = max(pvariance(self.shares), 0.01)
        middle = (self.low + self.high) / 2
        return (self.high - self.low) * (fmean(self.shares) - middle) * count / spread
