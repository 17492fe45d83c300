"""Weights folded into tables come to the same as the features by their weights."""

from math import sumprod

import pytest

from hanse.bots.kogge.value.features import NAMES, features
from hanse.bots.kogge.value.learned_value import Value, value_inputs
from hanse.core.setup import Setup
from hanse.games.kogge.board import NCHIPS, NGOODS, NVALUES, POINTS_TO_WIN
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.seat_holdings import SeatHoldings
from tests.bots.tables import chance, positions, varied

CHANCE = chance("folded")
WEIGHTS = tuple(CHANCE.below(2001) / 1000 - 1 for _ in NAMES)


def changed(held: SeatHoldings) -> SeatHoldings:
    """Return other holdings, with more and less of everything."""
    below, other = CHANCE.below, held.copy()
    other.goods = [max(0, below(12) - 4) for _ in range(NGOODS)]
    other.markers = [max(0, below(5) - 2) for _ in range(NVALUES)]
    other.chips = [int(below(9) == 0) for _ in range(NCHIPS)]
    other.offices, other.raids, other.aside = below(5), below(3), below(2)
    other.city, other.barred = below(NVALUES), below(1 << NVALUES) & below(1 << NVALUES)
    return other


def differences(game: Kogge) -> list[float]:
    shared, holdings, rivals = value_inputs(game, CHANCE.below(game.seats))
    value, found = Value(WEIGHTS), []
    for own, rival in zip(holdings, rivals, strict=True):
        scores = value.seat_scores(shared, own.seat, rival)
        for held in (own, changed(own), changed(own)):
            if held.points < POINTS_TO_WIN:
                plain = sumprod(WEIGHTS, features(shared, held, rival))
                found.append(abs(scores.score(held) - plain))
    return found


@pytest.mark.parametrize("setup", varied("builder"), ids=str)
def test_tables_come_to_the_same_as_features(setup: Setup) -> None:
    found: list[float] = []
    for at, bot_game in enumerate(positions(setup, "builder", 3)):
        assert isinstance(bot_game.game, Kogge)
        if at % 5 == 0:
            found += differences(bot_game.game)
    assert len(found) > 20
    assert max(found) < 1e-9
