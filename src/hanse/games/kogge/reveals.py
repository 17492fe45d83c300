"""What shows somebody more than the answer itself does, and so cannot be taken back (G-78)."""

from collections.abc import Sequence

from hanse.core.types import Told
from hanse.games.kogge.events import (
    CargoSplit,
    CogRaided,
    DealMade,
    ExileVotes,
    GoodGiven,
    PileTaken,
    RouteRevealed,
    StartClash,
)

ALWAYS = (RouteRevealed, GoodGiven, ExileVotes, StartClash, DealMade)
"""A route turned up, what the reserve holds (G-62), sealed choices opened, a deal."""


def reveals(told: Sequence[Told]) -> bool:
    """Cargo is revealed where it is secret: laid out in piles, or robbed without any (G-09)."""
    robbed = any(isinstance(one.event, CogRaided) for one in told)
    return any(
        isinstance(one.event, ALWAYS)
        or (one.to is not None and isinstance(one.event, CargoSplit))
        or (one.to is not None and robbed and isinstance(one.event, PileTaken))
        for one in told
    )
