"""Ratings for display, with their uncertainty; needs openskill, from the extra `lab`.

These ratings depend on the order of the games. Those of `lab.ratings`, used in reports, do not.
"""

from collections.abc import Sequence

from hanse.lab.ratings import Table


def display_ratings(
    tables: Sequence[Table], names: Sequence[str]
) -> dict[str, tuple[float, float]] | None:
    """Return each bot's mean and spread after these tables; None without openskill."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  # may be missing
    except ImportError:
        return None
    model = PlackettLuce()
    found = [model.rating(name=name) for name in names]
    for seated, wins in tables:
        if len(set(seated)) == len(seated):
            teams = [[found[bot]] for bot in seated]
            rated = model.rate(teams, ranks=[2 - (share > 0) for share in wins])
            for bot, (one,) in zip(seated, rated, strict=True):
                found[bot] = one
    return {one.name: (round(one.mu, 2), round(one.sigma, 2)) for one in found}
