"""Learning of the bots' values from seeded games: weights, a hidden layer, and the council's layer.

`python -m tools.train --jobs 2` writes the values into src/hanse/bots/kogge/weights.
"""

from argparse import ArgumentParser
from pathlib import Path

import numpy as np
from msgspec import json

from hanse.bots.fingerprint import fingerprint
from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.value.features import NAMES
from hanse.bots.kogge.value.layer import INPUTS, Layer, read_layer, read_layered_value
from hanse.bots.kogge.value.learned_value import Weights, read_value, read_weights
from tools.train.fit import fit
from tools.train.fit_layer import Parameters, fit_layer, predict, tune
from tools.train.gather import gather
from tools.train.positions import Floats, Positions, loss, shares_of

type Stages = tuple[tuple[str, int], ...]

FIRST: Stages = (("builders", 900), ("mixed", 300))
"""Stages with their numbers of games; after each, weights are learned from all games so far."""

THEN: Stages = (("more builders", 2000), ("more mixed", 2000))
"""Stages for the layer, learned from these games alone, which include raiders and five seats."""

LAST: Stages = (("captains", 1300),)
"""The stage for the council's layer, which is the captain's, tuned to games of captains."""

HOME = Path(__file__).parents[2] / "src/hanse/bots/kogge/weights"


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--name", default="captain")
    words = asked.parse_args()
    games: list[Positions] = []
    for stage, many in FIRST:
        games += gather(stage, range(many), words.jobs)
        write_weights(words.name, Positions.joined(games).features(), len(games))
        read_weights.cache_clear()
        read_value.cache_clear()
    seen = all_games(THEN, words.jobs)
    write_layer(words.name, seen, fit_layer(seen), THEN)
    read_layer.cache_clear()
    read_layered_value.cache_clear()
    seen = all_games(LAST, words.jobs)
    write_layer("council", seen, tune(seen, read_layer(words.name)), LAST)


def all_games(stages: Stages, jobs: int) -> Positions:
    return Positions.joined(
        [game for stage, many in stages for game in gather(stage, range(many), jobs)]
    )


def write_weights(name: str, seen: Positions, games: int) -> None:
    """Learn the weights and write them into their file."""
    weights = fit(seen)[: len(NAMES)]
    predicted = shares_of(seen.x[:, :, : len(NAMES)] @ weights, seen.there)
    print_loss(f"weights of {games} games", seen, predicted)
    found = Weights(NAMES, round_weights(weights), origin(FIRST, games, seen))
    write(f"{name}.json", found)


def write_layer(name: str, seen: Positions, fitted: Parameters, stages: Stages) -> None:
    """Write a learned layer into its file."""
    games = sum(many for _, many in stages)
    print_loss(f"layer of {games} games", seen, predict(seen, fitted))
    width = len(INPUTS)
    found = Layer(
        INPUTS,
        round_weights(fitted["straight"][:width]),
        tuple(round_weights(row[:width]) for row in fitted["rows"]),
        round_weights(fitted["starts"]),
        round_weights(fitted["ends"]),
        origin(stages, games, seen),
    )
    write(f"{name}-layer.json", found, indent=0)


def round_weights(weights: Floats) -> tuple[float, ...]:
    return tuple(float(one) for one in np.round(weights.astype(float), 4))


def print_loss(title: str, seen: Positions, predicted: Floats) -> None:
    """Print the loss of these predictions."""
    print(f"{title}: {len(seen)} positions, loss {loss(predicted, seen.y):.4f}", flush=True)


def origin(stages: Stages, games: int, seen: Positions) -> dict[str, str | int | float]:
    return {
        "made": "python -m tools.train",
        "stages": ", ".join(f"{stage} 0-{many}" for stage, many in stages),
        "games": games,
        "positions": len(seen),
        "builder": fingerprint(Builder),
    }


def write(file: str, found: Weights | Layer, indent: int = 2) -> None:
    (HOME / file).write_bytes(json.format(json.encode(found), indent=indent) + b"\n")


if __name__ == "__main__":
    main()
