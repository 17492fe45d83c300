"""How everybody stands in a game that lies open: shares of the win, by points and cards."""

from hanse.bots.luebeck.rollouts import standing
from hanse.games.luebeck.game import Luebeck


def chances(game: Luebeck) -> list[float]:
    """Return each seat's share of the win, as the pilot judges it; none if nobody won."""
    found = [standing(game, seat).chance for seat in range(game.seats)]
    total = sum(found)
    return [one / total if total else 0.0 for one in found]
