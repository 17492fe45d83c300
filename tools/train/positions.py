"""Positions as arrays: the inputs of every seat, and its final share of the win."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from hanse.bots.kogge.value.features import NAMES

MAX_SEATS = 5

type Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions as inputs of a value; the last input says whether a seat's bot plays better."""

    x: Floats
    y: Floats
    there: NDArray[np.bool_]
    """Which seats exist: tables have different numbers of seats."""

    @classmethod
    def of_game(cls, seen: Sequence[Sequence[Sequence[float]]], shares: Sequence[float]) -> Self:
        """Return the positions of one game that ended with these shares."""
        seats, width = len(shares), len(seen[0][0]) if seen else 0
        x: Floats = np.zeros((len(seen), MAX_SEATS, width), dtype=np.float32)
        y: Floats = np.zeros((len(seen), MAX_SEATS), dtype=np.float32)
        there: NDArray[np.bool_] = np.zeros((len(seen), MAX_SEATS), dtype=bool)
        if seen:
            x[:, :seats], y[:, :seats], there[:, :seats] = seen, shares, True
        return cls(x, y, there)

    @classmethod
    def joined(cls, games: Sequence["Positions"]) -> Self:
        full = [game for game in games if len(game)]
        return cls(
            np.concatenate([game.x for game in full]),
            np.concatenate([game.y for game in full]),
            np.concatenate([game.there for game in full]),
        )

    def features(self) -> "Positions":
        """Return the positions with only the inputs that the weights use."""
        columns = [*range(len(NAMES)), self.x.shape[2] - 1]
        return Positions(self.x[:, :, columns], self.y, self.there)

    def some(self, chosen: NDArray[np.int64]) -> "Positions":
        return Positions(self.x[chosen], self.y[chosen], self.there[chosen])

    def __len__(self) -> int:
        return len(self.x)


def shares_of(scores: Floats, there: NDArray[np.bool_]) -> Floats:
    """Return the win probabilities that these scores predict."""
    known = np.where(there, scores, np.float32(-1e9))
    raised = np.exp(known - known.max(axis=1, keepdims=True))
    found: Floats = raised / raised.sum(axis=1, keepdims=True)
    return found


def loss(predicted: Floats, y: Floats) -> float:
    """Return the cross entropy of the predictions."""
    return float(-(y * np.log(predicted + 1e-12)).sum(axis=1).mean())
