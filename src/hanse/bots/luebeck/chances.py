"""Win probabilities of all seats in an open game, by points and cards."""

from hanse.bots.luebeck.win_chance import totals, win_chances
from hanse.games.luebeck.actions.action_round import Acting
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.phases.packet_choice import Picking


def chances(game: Luebeck) -> list[float]:
    """Return each seat's win probability, as the pilot judges it.

    The list is empty in the middle of an action. If nobody won, every probability is 0.
    """
    if not game.table.result and not is_at_rest(game):
        return []
    return win_chances(game, totals(game))


def is_at_rest(game: Luebeck) -> bool:
    """Return whether no action is in progress: all seats have taken packets, or none has."""
    step = game.agenda[-1]
    return isinstance(step, Acting) or (isinstance(step, Picking) and not step.at)
