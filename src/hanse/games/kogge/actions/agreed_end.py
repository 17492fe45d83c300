"""The end of a game by agreement: sealed markers and piles go back to their owners."""

from hanse.core.spec import AGREEMENT
from hanse.games.kogge.actions.raid import Picking
from hanse.games.kogge.actions.three_piles import LeavingPile
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.scoring import finish
from hanse.games.kogge.table import NONE, Table


def call_off(game: Kogge) -> None:
    """End the game with the current points and without a winner."""
    # Before `finish`, which clears the agenda: its top step shows whose goods lie in piles.
    take_up_piles(game)
    for seat in range(game.seats):
        take_up_sealed(game.table, seat)
    finish(game, AGREEMENT, ())
    # The game does not settle after it is called off, so the open questions are closed here.
    game.asking, game.asked_at, game.answered_at = {}, {}, {}


def take_up_piles(game: Kogge) -> None:
    """Return cargo in piles to its owner, and a city's goods in piles to the city."""
    step, table = game.agenda[-1], game.table
    for pile in table.piles:
        for good, number in enumerate(pile):
            if isinstance(step, Picking):
                table.cargo[step.victim * NGOODS + good] += number
            elif isinstance(step, LeavingPile):
                table.goods[step.city * NGOODS + good] += number
    table.piles.clear()


def take_up_sealed(table: Table, seat: int) -> None:
    """Return the seat's sealed markers to its hand and drop its vote."""
    if table.sealed[seat] != NONE:
        table.hands[seat * NVALUES + table.sealed[seat]] += 1
        table.sealed[seat] = NONE
    for value, number in enumerate(table.fights[seat]):
        table.hands[seat * NVALUES + value] += number
    table.fights[seat] = ()
    table.votes[seat] = NONE
