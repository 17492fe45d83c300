"""Win probabilities of all seats in an open game, by points and cards."""

from hanse.bots.luebeck.win_chance import totals, win_chances
from hanse.games.luebeck.actions.action_round import Acting
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.phases.packet_choice import Picking


def chances(game: Luebeck) -> list[float]:
    """Return each seat's share of the win, as the pilot judges it; none if nobody won.

    While something is half done, nothing is said.
    """
    if not game.table.result and not is_at_rest(game):
        return []
    return win_chances(game, totals(game))


def is_at_rest(game: Luebeck) -> bool:
    """Is nothing half done? Packets are taken by all, or by nobody; so are figures taken home."""
    step = game.agenda[-1]
    return isinstance(step, Acting) or (isinstance(step, Picking) and not step.at)
