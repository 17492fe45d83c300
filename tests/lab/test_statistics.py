"""Intervals, tests and ratings."""

import pytest

from hanse.lab.ratings import fit_strengths, points, ratings
from hanse.lab.statistics import SequentialTest, interval, quantile


def test_wilsons_interval_holds_known_values() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(1.0, 10)[1] == pytest.approx(1.0)
    assert interval(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("share", "told"), [(0.5, "passed"), (0.1, "failed")])
def test_a_sequential_test_decides(share: float, told: str) -> None:
    test = SequentialTest(0.25, 0.30)
    decided = [test.add(share + (0.2 if at % 2 else -0.2)) for at in range(400)]
    assert next(filter(None, decided)) == told


def test_quantiles() -> None:
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([], 0.95) == 0.0


def test_nobody_is_known_without_doubt_who_has_won_everything() -> None:
    rated = ratings([((0, 1), (1.0, 0.0))] * 18, ["strong", "weak"])
    for name in ("strong", "weak"):
        rating, low, high = rated[name]
        assert low + 50 < rating < high - 50
    assert rated["strong"][1] > rated["weak"][2]


def test_ratings_find_the_strengths_that_made_the_wins() -> None:
    """Of four games at a table of two the first wins three: it is three times as strong."""
    tables = [((0, 1), (1.0, 0.0))] * 750 + [((0, 1), (0.0, 1.0))] * 250
    strengths = fit_strengths(tables, 2)
    assert strengths[0] / strengths[1] == pytest.approx(3, rel=0.01)
    assert sum(points(strengths)) == pytest.approx(3000)
