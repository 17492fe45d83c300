"""What the bids so far would come to."""

from hanse.core.types import Event
from hanse.games.kogge.events.rounds import OrderSet, Produced
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.auction import Auction


def forecast(game: Kogge) -> list[Event]:
    """K-BID-10, K-PROD-01: the order of play and the goods, if nobody bid any more."""
    if not game.agenda or not isinstance(game.agenda[-1], Auction):
        return []
    silent = game.copy()
    silent.agenda[-1] = Auction(silent.seats)
    silent.settle()
    return [one.event for one in silent.told if isinstance(one.event, OrderSet | Produced)]
