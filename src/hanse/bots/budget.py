"""The budget of a bot for one question."""

from math import inf
from time import monotonic

USUAL_NODES = 10_000


class Budget:
    """A number of search nodes, with a deadline by the wall clock as a second limit.

    A bot that counts its nodes plays the same game on every machine. The deadline only stops a bot
    that takes too long on a slow one.
    """

    __slots__ = ("deadline", "nodes")

    def __init__(self, nodes: int = USUAL_NODES, seconds: float = inf) -> None:
        self.nodes = nodes
        """The number of nodes left."""
        self.deadline = monotonic() + seconds

    def spend(self, nodes: int = 1) -> bool:
        """Count these nodes and return whether any of the budget is left."""
        self.nodes -= nodes
        return not self.spent

    @property
    def spent(self) -> bool:
        return self.nodes <= 0 or (self.deadline < inf and monotonic() >= self.deadline)
