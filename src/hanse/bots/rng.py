"""A bot's source of chance, with everything that Python's `random.Random` offers."""

from random import Random

from hanse.core.types import Below

WORD_BITS = 53
"""The number of bits drawn at a time, as many as a float holds."""


class Rng(Random):
    """A random generator fed by the host's source: the same source gives the same choices."""

    def __init__(self, below: Below) -> None:
        self.below = below
        """The host's source: below(n) returns a number from 0 to n - 1."""
        super().__init__()

    def seed(self, *seed: object) -> None:
        """Do nothing, because the host supplies the random numbers."""

    def random(self) -> float:
        return self.below(1 << WORD_BITS) / (1 << WORD_BITS)

    def getrandbits(self, bits: int, /) -> int:
        drawn = 0
        for at in range(0, bits, WORD_BITS):
            drawn |= self.below(1 << min(WORD_BITS, bits - at)) << at
        return drawn
