"""The budget of a bot for one question."""

from math import inf
from time import monotonic

USUAL_NODES = 10_000


class Budget:
    """So many nodes of a search, and behind them a deadline by the wall clock.

    A bot that counts its nodes plays the same game on every machine. The deadline only stops one
    that takes too long where it runs.
    """

    __slots__ = ("deadline", "nodes")

    def __init__(self, nodes: int = USUAL_NODES, seconds: float = inf) -> None:
        self.nodes = nodes
        """How many are left."""
        self.deadline = monotonic() + seconds

    def spend(self, nodes: int = 1) -> bool:
        """Count these nodes; return whether there is anything left to think with."""
        self.nodes -= nodes
        return not self.spent

    @property
    def spent(self) -> bool:
        return self.nodes <= 0 or (self.deadline < inf and monotonic() >= self.deadline)
