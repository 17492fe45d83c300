"""Ratings over a pool of bots, from the winners at mixed tables.

The model: each bot at a table wins with a probability in proportion to its strength. Strengths are
fitted by maximum likelihood; intervals come from resampling the tables with replacement.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import log10
from random import Random

from hanse.lab.arena_game import ArenaResult
from hanse.lab.statistics import quantile

POINTS_PER_TENFOLD = 400.0
"""The rating difference for ten times the strength, as in chess."""

MEAN_RATING = 1500.0
ITERATIONS = 60
RESAMPLINGS = 200
PRIOR_TABLES = 0.5
"""The assumed number of tables that each bot won, and lost, against an average bot."""

type Table = tuple[tuple[int, ...], tuple[float, ...]]
"""The bots at a table, and each bot's share of the win."""


def tables_of(
    rows: Sequence[ArenaResult], bots: Sequence[str], names: Sequence[str]
) -> list[Table]:
    """Return the tables of these games, with each bot as its index in `names`."""
    seated = tuple(names.index(bot) for bot in bots)
    return [(seated, row.wins) for row in rows]


def fit_strengths(tables: Sequence[Table], bots: int, chance: Random | None = None) -> list[float]:
    """Return the strengths, 1 on average, by the usual minorise-maximise steps.

    With `chance`, the assumed wins and losses vary at random. Otherwise a bot that won every table
    would have no uncertainty.
    """
    groups: dict[tuple[int, ...], int] = defaultdict(int)
    won = [PRIOR_TABLES * chance.expovariate() if chance else PRIOR_TABLES for _ in range(bots)]
    taken = [own + (PRIOR_TABLES * chance.expovariate() if chance else PRIOR_TABLES) for own in won]
    for seated, wins in tables:
        groups[tuple(sorted(seated))] += 1
        for bot, share in zip(seated, wins, strict=True):
            won[bot] += share
    strengths = [1.0] * bots
    for _ in range(ITERATIONS):
        strengths = improve_ratings(strengths, groups, won, taken)
    return strengths


def improve_ratings(
    strengths: list[float],
    groups: dict[tuple[int, ...], int],
    won: list[float],
    taken: list[float],
) -> list[float]:
    """Return the strengths after one step of the fit.

    `taken` holds the assumed number of tables of each bot against an average bot.
    """
    expected = [many / (own + 1.0) for many, own in zip(taken, strengths, strict=True)]
    for seated, count in groups.items():
        total = sum(strengths[bot] for bot in seated)
        for bot in seated:
            expected[bot] += count / total
    better = [share / weight for share, weight in zip(won, expected, strict=True)]
    mean = sum(better) / len(better)
    return [strength / mean for strength in better]


def points(strengths: Sequence[float]) -> list[float]:
    """Return strengths on the scale of chess ratings, 1500 on average."""
    raw = [POINTS_PER_TENFOLD * log10(strength) for strength in strengths]
    mean = sum(raw) / len(raw)
    return [MEAN_RATING + one - mean for one in raw]


def ratings(
    tables: Sequence[Table], names: Sequence[str], seed: int = 1
) -> dict[str, tuple[float, float, float]]:
    """Return each bot's rating with the ends of its 95 % interval."""
    chance = Random(seed)
    fitted = points(fit_strengths(tables, len(names)))
    samples = (chance.choices(tables, k=len(tables)) for _ in range(RESAMPLINGS))
    again = [points(fit_strengths(sample, len(names), chance)) for sample in samples]
    return {
        name: (
            round(fitted[at], 1),
            round(quantile([sample[at] for sample in again], 0.025), 1),
            round(quantile([sample[at] for sample in again], 0.975), 1),
        )
        for at, name in enumerate(names)
    }
