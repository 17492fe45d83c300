"""Learn the captain's weights from seeds: games of builders first, then rounds of mixed tables.

`python -m tools.train --jobs 2` writes src/hanse/bots/kogge/weights/captain.json.
"""

from argparse import ArgumentParser
from pathlib import Path

from msgspec import json

from hanse.bots.fingerprint import fingerprint
from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.features import NAMES
from hanse.bots.kogge.value import Weights, read_weights
from tools.train.fit import Floats, fit, loss, packed
from tools.train.gather import Sample, gather

RECIPE = (("builders", 0, 900), ("mixed", 0, 300))
"""Stages with their first and last game; after each, all games so far are learned from."""

HOME = Path(__file__).parents[2] / "src/hanse/bots/kogge/weights"


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--name", default="captain")
    words = asked.parse_args()
    samples: list[Sample] = []
    games = 0
    for stage, first, last in RECIPE:
        for found in gather(stage, range(first, last), words.jobs):
            samples += found
        games += last - first
        write(words.name, learned(samples, f"{stage} to {last}"), games, len(samples))
        read_weights.cache_clear()


def learned(samples: list[Sample], title: str) -> Floats:
    """Return the weights of these samples, and say how well they foretell."""
    x, y, there = packed(samples)
    weights = fit(x, y, there)[: len(NAMES)]
    missed = loss(x[:, :, : len(NAMES)], y, there, weights)
    print(f"{title}: {len(samples)} positions, loss {missed:.4f}", flush=True)
    return weights


def write(name: str, weights: Floats, games: int, positions: int) -> None:
    origin: dict[str, str | int | float] = {
        "made": "python -m tools.train",
        "stages": ", ".join(f"{stage} {first}-{last}" for stage, first, last in RECIPE),
        "games": games,
        "positions": positions,
        "builder": fingerprint(Builder),
    }
    found = Weights(NAMES, tuple(round(float(one), 4) for one in weights), origin)
    (HOME / f"{name}.json").write_bytes(json.format(json.encode(found)) + b"\n")


if __name__ == "__main__":
    main()
