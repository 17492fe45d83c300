"""Events that reveal more than the answer itself, and so prevent undo (G-78)."""

from collections.abc import Sequence

from hanse.core.types import Addressed
from hanse.games.kogge.events.actions import GoodGiven, RouteChanged
from hanse.games.kogge.events.deals import DealMade
from hanse.games.kogge.events.raids import CargoSplit, CogRaided, ExileVotes, LandVoted, PileTaken
from hanse.games.kogge.events.rounds import NoBid
from hanse.games.kogge.events.setup import StartClash
from hanse.games.kogge.events.variants import Fought, Peeked, StartSeen, Yielded
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.table import NONE

ALWAYS_IRREVERSIBLE = (
    RouteRevealed, Peeked, StartSeen, GoodGiven, NoBid, ExileVotes, LandVoted, StartClash,
    Fought, Yielded, DealMade,
)  # fmt: skip
"""Events that always prevent undo: they show a route, the reserve (G-62), a hand without a bid,
sealed choices or goods given up, or complete a deal."""


def is_irreversible(addressed: Sequence[Addressed]) -> bool:
    """Return whether the events of an answer revealed more than the answer itself."""
    return (
        any(isinstance(one.event, ALWAYS_IRREVERSIBLE) for one in addressed)
        or shows_cargo(addressed)
        or lifts_covered_route(addressed)
    )


def shows_cargo(addressed: Sequence[Addressed]) -> bool:
    """Return whether secret cargo was laid out in piles, or was a single good and robbed (G-09)."""
    robbed = any(isinstance(one.event, CogRaided) for one in addressed)
    private = [one.event for one in addressed if one.to is not None]
    return any(isinstance(e, CargoSplit) or (robbed and isinstance(e, PileTaken)) for e in private)


def lifts_covered_route(addressed: Sequence[Addressed]) -> bool:
    """Return whether a seat took up a covered route that it may not have known (K-ADV-MEM-05)."""
    return any(isinstance(one.event, RouteChanged) and one.event.old == NONE for one in addressed)
