"""The learned value: a score for each seat, turned into a win probability by softmax."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct, json

from hanse.bots.kogge.value.features import NAMES
from hanse.bots.kogge.value.position import SharedState
from hanse.bots.kogge.value.weight_tables import SeatScores, WeightTables
from hanse.bots.softmax import softmax
from hanse.core.types import Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.seat_holdings import SeatHoldings, holdings_of

WINNER_SCORE = 30.0
"""The score of a winner, far above any other."""


class Weights(Struct, frozen=True):
    """Learned weights with their origin; `names` must match the current features."""

    names: tuple[str, ...]
    weights: tuple[float, ...]
    origin: dict[str, str | int | float]


@cache
def read_weights(name: str) -> tuple[float, ...]:
    """Read the weights from a data file, and refuse weights for other features."""
    data = (files("hanse.bots.kogge") / "weights" / f"{name}.json").read_bytes()
    found = json.decode(data, type=Weights)
    if found.names != NAMES or len(found.weights) != len(NAMES):
        raise ValueError(f"the weights {name} were learned for other features")
    return found.weights


class Value:
    """A value of positions for each seat, computed with learned weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = tuple(weights)
        self.tables: dict[tuple[int, float], WeightTables] = {}
        """Weight tables, by the guild master's steps and the share of his way behind him."""

    def score(self, shared: SharedState, held: SeatHoldings, rival: int) -> float:
        """Return one seat's score; `rival` is the highest score in points among the other seats."""
        if shared.has_won(held):
            return WINNER_SCORE
        return self.seat_scores(shared, held.seat, rival).score(held)

    def seat_scores(self, shared: SharedState, seat: Seat, rival: int) -> SeatScores:
        """Return a scorer for one seat's possible holdings in one position."""
        late = shared.walked, shared.later()
        if late not in self.tables:
            self.tables[late] = WeightTables(self.weights, *late)
        return SeatScores(self.tables[late], shared, seat, rival)

    def scores(self, game: Kogge, viewer: Seat) -> list[float]:
        """Return all seats' scores, by the routes that the viewer knows."""
        shared, held, rivals = value_inputs(game, viewer)
        return [self.judge(shared, held, *pair) for pair in zip(held, rivals, strict=True)]

    def judge(
        self, shared: SharedState, held: Sequence[SeatHoldings], own: SeatHoldings, rival: int
    ) -> float:
        """Return one seat's score, given the holdings of all seats."""
        return self.score(shared, own, rival)

    def win_chance(self, game: Kogge, seat: Seat) -> float:
        """Return the seat's win probability in this position."""
        result = game.table.result
        if result:
            return 1 / len(result.winners) if seat in result.winners else 0.0
        return softmax(self.scores(game, seat))[seat]


def value_inputs(game: Kogge, viewer: Seat) -> tuple[SharedState, list[SeatHoldings], list[int]]:
    """Return the shared state as the viewer knows it, the holdings, and the best rivals' points."""
    shared, held = (
        SharedState(game, viewer),
        [holdings_of(game.table, seat) for seat in range(game.seats)],
    )
    best = [shared.victory_points(one) for one in held]
    return shared, held, [rival_of(best, seat) for seat in range(game.seats)]


def rival_of(best: Sequence[int], seat: Seat) -> int:
    """Return the victory points of the best other seat."""
    return max((points for other, points in enumerate(best) if other != seat), default=0)


@cache
def read_value(name: str) -> Value:
    """Return the learned value with these weights and no layer."""
    return Value(read_weights(name))
