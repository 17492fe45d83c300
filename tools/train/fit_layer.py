"""A hidden layer, by which the seats' scores foretell who wins."""

import numpy as np

from tools.train.adam import Adam
from tools.train.positions import Floats, Positions, shares_of

UNITS = 16
PULL = 2e-3
"""How strongly weights are held near nothing."""

EPOCHS = 15
RATE = 2e-3
BATCH = 512
SEED = 5

type Parameters = dict[str, Floats]


def start(width: int, chance: np.random.Generator) -> Parameters:
    """Return small units, no two of them alike."""
    return {
        "straight": np.zeros(width, dtype=np.float32),
        "rows": (chance.normal(size=(UNITS, width)) * 0.15).astype(np.float32),
        "starts": np.zeros(UNITS, dtype=np.float32),
        "ends": (chance.normal(size=UNITS) * 0.1).astype(np.float32),
    }


def units_of(x: Floats, found: Parameters) -> Floats:
    """Return what each unit says of each seat."""
    said: Floats = np.maximum(x @ found["rows"].T + found["starts"], np.float32(0))
    return said


def foretold(seen: Positions, found: Parameters) -> Floats:
    scores = seen.x @ found["straight"] + units_of(seen.x, found) @ found["ends"]
    return shares_of(scores, seen.there)


def slopes(seen: Positions, found: Parameters) -> Parameters:
    """Return how the loss changes with each parameter."""
    wrong = np.where(seen.there, foretold(seen, found) - seen.y, 0).astype(np.float32) / len(seen)
    width = seen.x.shape[2]
    x, wrong = seen.x.reshape(-1, width), wrong.reshape(-1)
    said = units_of(x, found)
    back = wrong[:, None] * found["ends"] * (said > 0)
    return {
        "straight": x.T @ wrong + PULL * found["straight"],
        "ends": said.T @ wrong + PULL * found["ends"],
        "rows": back.T @ x + PULL * found["rows"],
        "starts": back.sum(axis=0),
    }


def fit_layer(seen: Positions) -> Parameters:
    """Return the best layer, by small batches in an order that is always the same."""
    chance = np.random.default_rng(SEED)
    found = start(seen.x.shape[2], chance)
    batches = len(seen) // BATCH
    adam = Adam(found, RATE, EPOCHS * batches)
    for _ in range(EPOCHS):
        order = chance.permutation(len(seen))
        for at in range(batches):
            adam.step(slopes(seen.some(order[at * BATCH : (at + 1) * BATCH]), found))
    return found
