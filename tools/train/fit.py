"""Softmax regression: weights by which the seats' scores foretell who wins."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tools.train.gather import Sample

PULL = 1e-3
"""How strongly weights are held near nothing."""

STEPS = 250
RATE = 0.05
MOST_SEATS = 5

type Floats = NDArray[np.float32]


def packed(samples: Sequence[Sample]) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """Return features, shares and which seats there are, for tables of any size."""
    width = len(samples[0][0][0])
    x: Floats = np.zeros((len(samples), MOST_SEATS, width), dtype=np.float32)
    y: Floats = np.zeros((len(samples), MOST_SEATS), dtype=np.float32)
    there: NDArray[np.bool_] = np.zeros((len(samples), MOST_SEATS), dtype=bool)
    for at, (rows, shares) in enumerate(samples):
        x[at, : len(rows)] = rows
        y[at, : len(rows)] = shares
        there[at, : len(rows)] = True
    return x, y, there


def shares_by(x: Floats, there: NDArray[np.bool_], weights: Floats) -> Floats:
    scores = np.where(there, x @ weights, -1e9)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = raised / raised.sum(axis=1, keepdims=True)
    return found


def loss(x: Floats, y: Floats, there: NDArray[np.bool_], weights: Floats) -> float:
    """Return the cross entropy of what was foretold."""
    foretold = shares_by(x, there, weights)
    return float(-(y * np.log(foretold + 1e-12)).sum(axis=1).mean())


def fit(x: Floats, y: Floats, there: NDArray[np.bool_], start: Floats | None = None) -> Floats:
    """Return the best weights, by Adam on all samples at once."""
    weights = np.zeros(x.shape[2], dtype=np.float32) if start is None else start.copy()
    mean, spread = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        wrong = shares_by(x, there, weights) - y
        slope = np.einsum("nsf,ns->f", x, wrong) / len(x) + PULL * weights
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope**2
        rate = RATE * (1 - step / (STEPS + 1))
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-8)
    return weights
