"""Win probabilities of all seats in an open game, by the learned value."""

from hanse.bots.kogge.value.layer import read_layered_value
from hanse.bots.softmax import softmax
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.events.voyage import Loaded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.auction import Auction
from hanse.games.kogge.phases.guildmaster import GuildMaster


def chances(game: Kogge) -> list[float]:
    """Return each seat's win probability, as the captain judges it by the knowledge of all seats.

    The list is empty in the middle of an action. If nobody won, every probability is 0.
    """
    result = game.table.result
    if result:
        won = result.winners
        return [(seat in won) / max(1, len(won)) for seat in range(game.seats)]
    return mean_chances(game) if is_at_rest(game) else []


def is_at_rest(game: Kogge) -> bool:
    """Return whether no auction, turn or raid is in progress. Goods in piles have no owner yet."""
    step = game.agenda[-1]
    if isinstance(step, Auction):
        return not any(game.table.bids)
    if isinstance(step, Sailing):
        loading = any(isinstance(one.event, Loaded) for one in game.events)
        return not (step.steps or step.used or loading)
    return isinstance(step, GuildMaster)


def mean_chances(game: Kogge) -> list[float]:
    """Return the mean of all seats' estimates, each by the routes that the seat knows.

    An estimate by the knowledge of the seat on turn would change with every turn.
    """
    value, seats = read_layered_value("captain"), range(game.seats)
    found = [softmax(value.scores(game, viewer)) for viewer in seats]
    return [sum(one[seat] for one in found) / game.seats for seat in seats]
