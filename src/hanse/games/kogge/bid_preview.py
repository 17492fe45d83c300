"""A preview of the turn order and the goods that the bids so far would bring."""

from hanse.core.types import Event
from hanse.games.kogge.events.rounds import OrderSet, Produced
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.auction import Auction


def preview_bids(game: Kogge) -> list[Event]:
    """Return the events of order and production if nobody else bids (K-BID-10, K-PROD-01)."""
    if not game.agenda or not isinstance(game.agenda[-1], Auction):
        return []
    silent = game.copy()
    silent.agenda[-1] = Auction(silent.seats)
    silent.settle()
    return [one.event for one in silent.events if isinstance(one.event, OrderSet | Produced)]
