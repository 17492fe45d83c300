"""Softmax regression: weights that predict the winner from the seats' scores."""

import numpy as np

from tools.train.adam import Adam
from tools.train.positions import Floats, Positions, shares_of

PULL = 1e-3
"""Strength of the pull of weights towards zero."""

STEPS = 250
RATE = 0.05


def fit(seen: Positions) -> Floats:
    """Return the best weights, fitted to all positions together."""
    weights: Floats = np.zeros(seen.x.shape[2], dtype=np.float32)
    adam = Adam({"weights": weights}, RATE, STEPS)
    for _ in range(STEPS):
        wrong = shares_of(seen.x @ weights, seen.there) - seen.y
        slope = np.einsum("nsf,ns->f", seen.x, wrong) / len(seen) + PULL * weights
        adam.step({"weights": slope})
    return weights
