"""Ratings over a pool of bots, from who won at mixed tables.

A bot's strength is such that each wins with a chance in proportion to it among those at the table:
fitted by maximum likelihood, its interval by drawing the tables again with replacement.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import log10
from random import Random

from hanse.lab.arena_game import Row
from hanse.lab.statistics import quantile

SCALE = 400.0
"""Ten times as strong is so many points more, as in chess."""

MIDDLE = 1500.0
ROUNDS = 60
SAMPLES = 200
PRIOR = 0.5
"""Each bot is taken to have won and lost half a table against an average one."""

type Table = tuple[tuple[int, ...], tuple[float, ...]]
"""Which bots sat there, and what share of the win each had."""


def tables_of(rows: Sequence[Row], bots: Sequence[str], names: Sequence[str]) -> list[Table]:
    """Return the tables of these games, the bots numbered by their names."""
    seated = tuple(names.index(bot) for bot in bots)
    return [(seated, row.wins) for row in rows]


def fit(tables: Sequence[Table], bots: int) -> list[float]:
    """Return the strengths, 1 on average, by the usual minorise-maximise steps."""
    groups: dict[tuple[int, ...], int] = defaultdict(int)
    won = [PRIOR] * bots
    for seated, wins in tables:
        groups[tuple(sorted(seated))] += 1
        for bot, share in zip(seated, wins, strict=True):
            won[bot] += share
    strengths = [1.0] * bots
    for _ in range(ROUNDS):
        strengths = improved(strengths, groups, won)
    return strengths


def improved(
    strengths: list[float], groups: dict[tuple[int, ...], int], won: list[float]
) -> list[float]:
    expected = [2 * PRIOR / (own + 1.0) for own in strengths]
    for seated, count in groups.items():
        total = sum(strengths[bot] for bot in seated)
        for bot in seated:
            expected[bot] += count / total
    better = [share / weight for share, weight in zip(won, expected, strict=True)]
    mean = sum(better) / len(better)
    return [strength / mean for strength in better]


def points(strengths: Sequence[float]) -> list[float]:
    """Return strengths on the scale of chess ratings, 1500 on average."""
    raw = [SCALE * log10(strength) for strength in strengths]
    mean = sum(raw) / len(raw)
    return [MIDDLE + one - mean for one in raw]


def ratings(
    tables: Sequence[Table], names: Sequence[str], seed: int = 1
) -> dict[str, tuple[float, float, float]]:
    """Return each bot's rating with the ends of its 95 % interval."""
    chance = Random(seed)
    fitted = points(fit(tables, len(names)))
    again = [points(fit(chance.choices(tables, k=len(tables)), len(names))) for _ in range(SAMPLES)]
    return {
        name: (
            round(fitted[at], 1),
            round(quantile([sample[at] for sample in again], 0.025), 1),
            round(quantile([sample[at] for sample in again], 0.975), 1),
        )
        for at, name in enumerate(names)
    }
