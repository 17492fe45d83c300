"""A hidden layer, which predicts the winner from the seats' scores."""

from collections.abc import Iterator

import numpy as np

from hanse.bots.kogge.value.layer import Layer
from tools.train.adam import Adam
from tools.train.positions import Floats, Positions, shares_of

UNITS = 16
PULL = 2e-3
"""Strength of the pull of weights towards zero."""

EPOCHS = 15
RATE = 2e-3
BATCH = 512
SEED = 5

TUNING = 1e-3
TUNED_EPOCHS = 8
TUNED_PULL = 0.1
"""Settings for tuning a learned layer: a low rate, few epochs, and a pull to the old values."""

type Parameters = dict[str, Floats]


def start(width: int, chance: np.random.Generator) -> Parameters:
    """Return initial parameters, with small random units, no two of them alike."""
    return {
        "straight": np.zeros(width, dtype=np.float32),
        "rows": (chance.normal(size=(UNITS, width)) * 0.15).astype(np.float32),
        "starts": np.zeros(UNITS, dtype=np.float32),
        "ends": (chance.normal(size=UNITS) * 0.1).astype(np.float32),
    }


def units_of(x: Floats, found: Parameters) -> Floats:
    """Return the output of each unit for each seat."""
    said: Floats = np.maximum(x @ found["rows"].T + found["starts"], np.float32(0))
    return said


def predict(seen: Positions, found: Parameters) -> Floats:
    scores = seen.x @ found["straight"] + units_of(seen.x, found) @ found["ends"]
    return shares_of(scores, seen.there)


def slopes(seen: Positions, found: Parameters, pull: float = PULL) -> Parameters:
    """Return the gradient of the loss for each parameter."""
    wrong = np.where(seen.there, predict(seen, found) - seen.y, 0).astype(np.float32) / len(seen)
    width = seen.x.shape[2]
    x, wrong = seen.x.reshape(-1, width), wrong.reshape(-1)
    said = units_of(x, found)
    back = wrong[:, None] * found["ends"] * (said > 0)
    return {
        "straight": x.T @ wrong + pull * found["straight"],
        "ends": said.T @ wrong + pull * found["ends"],
        "rows": back.T @ x + pull * found["rows"],
        "starts": back.sum(axis=0),
    }


def fit_layer(seen: Positions) -> Parameters:
    """Return the best layer, fitted in small batches whose random order is always the same."""
    chance = np.random.default_rng(SEED)
    found = start(seen.x.shape[2], chance)
    adam = Adam(found, RATE, EPOCHS * (len(seen) // BATCH))
    for some in batches(seen, EPOCHS, chance):
        adam.step(slopes(some, found))
    return found


def batches(seen: Positions, epochs: int, chance: np.random.Generator) -> Iterator[Positions]:
    for _ in range(epochs):
        order = chance.permutation(len(seen))
        for at in range(len(seen) // BATCH):
            yield seen.some(order[at * BATCH : (at + 1) * BATCH])


def parameters_of(layer: Layer) -> Parameters:
    """Return a layer's parameters, with weights of 0 for the input that says who plays better."""
    return {
        "straight": np.array([*layer.straight, 0.0], dtype=np.float32),
        "rows": np.array([[*row, 0.0] for row in layer.rows], dtype=np.float32),
        "starts": np.array(layer.starts, dtype=np.float32),
        "ends": np.array(layer.ends, dtype=np.float32),
    }


def tune(seen: Positions, layer: Layer) -> Parameters:
    """Return a layer's parameters, tuned to other games than those it was learned from."""
    found, before = parameters_of(layer), parameters_of(layer)
    adam = Adam(found, TUNING, TUNED_EPOCHS * (len(seen) // BATCH))
    for some in batches(seen, TUNED_EPOCHS, np.random.default_rng(SEED)):
        down = slopes(some, found, 0.0)
        adam.step({name: down[name] + TUNED_PULL * (found[name] - before[name]) for name in down})
    return found
