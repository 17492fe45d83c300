"""How everybody stands in a game that lies open: shares of the win, by the learned value."""

from hanse.bots.kogge.layer import layered
from hanse.bots.kogge.value import softmax
from hanse.games.kogge.game import Kogge


def chances(game: Kogge) -> list[float]:
    """Return each seat's share of the win, as the captain judges it from the outside.

    A game that all agreed to end is won by nobody.
    """
    result = game.table.result
    if result:
        won = result.winners
        return [(seat in won) / max(1, len(won)) for seat in range(game.seats)]
    viewer = min(game.asking, default=0)
    return softmax(layered("captain").scores(game, viewer))
