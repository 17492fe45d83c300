"""A hidden layer over a seat's features, which learns their worth in combination."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import sumprod
from typing import Final

from msgspec import Struct, json

from hanse.bots.kogge.value.features import NAMES, features
from hanse.bots.kogge.value.learned_value import WINNER_SCORE, Value, read_weights
from hanse.bots.kogge.value.position import SharedState
from hanse.games.kogge.seat_holdings import SeatHoldings

INPUTS: Final = (
    *NAMES,
    "later", "seats", "lead", "rival-points", "rival-goods", "rival-raids",
)  # fmt: skip


class Layer(Struct, frozen=True):
    """Learned weights with their origin; `names` must match the current inputs."""

    names: tuple[str, ...]
    straight: tuple[float, ...]
    """The direct contribution of each input to the score."""
    rows: tuple[tuple[float, ...], ...]
    """The weights of each unit's inputs; a sum below zero counts as zero."""
    starts: tuple[float, ...]
    """The bias of each unit."""
    ends: tuple[float, ...]
    """The contribution of each unit to the score."""
    origin: dict[str, str | int | float]

    def score(self, found: Sequence[float]) -> float:
        """Return the score of a seat with these inputs."""
        total = sumprod(self.straight, found)
        for row, start, end in zip(self.rows, self.starts, self.ends, strict=True):
            total += end * max(0.0, start + sumprod(row, found))
        return total


@cache
def read_layer(name: str) -> Layer:
    """Read the layer from a data file, and refuse a layer with other inputs."""
    data = (files("hanse.bots.kogge") / "weights" / f"{name}-layer.json").read_bytes()
    found = json.decode(data, type=Layer)
    widths = {len(row) for row in (found.straight, *found.rows)}
    if found.names != INPUTS or widths != {len(INPUTS)}:
        raise ValueError(f"the layer {name} was learned for other inputs")
    return found


def inputs(
    shared: SharedState, held: Sequence[SeatHoldings], own: SeatHoldings, rival: int
) -> list[float]:
    """Return the features of a seat, the progress of the game, and the holdings of the others."""
    others = [one for one in held if one.seat != own.seat]
    return [
        *features(shared, own, rival),
        shared.later(),
        (shared.seats - 2) / 3,
        (shared.victory_points(own) - rival) / 30,
        max((one.points for one in others), default=0) / 4,
        max((sum(one.goods) for one in others), default=0) / 10,
        sum([one.raids for one in others]) / 6,
    ]


class LayeredValue(Value):
    """A value that judges whole positions by the layer; planning uses the faster weights alone."""

    def __init__(self, weights: Sequence[float], layer: Layer) -> None:
        super().__init__(weights)
        self.layer = layer

    def judge(
        self, shared: SharedState, held: Sequence[SeatHoldings], own: SeatHoldings, rival: int
    ) -> float:
        if shared.has_won(own):
            return WINNER_SCORE
        return self.layer.score(inputs(shared, held, own, rival))


@cache
def read_layered_value(weights: str, layer: str = "captain") -> LayeredValue:
    """Return the learned value with these weights and this layer."""
    return LayeredValue(read_weights(weights), read_layer(layer))
