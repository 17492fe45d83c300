"""New tables that continue a game."""

import secrets
from collections.abc import Sequence

from hanse.core.setup import BadSetup
from hanse.core.types import Seat
from hanse.match.clock import UNTIMED
from hanse.tables.creation.given_setups import GivenSetup
from hanse.tables.creation.new_tables import new_id
from hanse.tables.creation.table_terms import bot_seat, check_bot
from hanse.tables.messages.bodies import NewSeat
from hanse.tables.seats.agreements import usual_bot
from hanse.tables.seats.seating import new_secret
from hanse.tables.store.rows import MatchRow


def continued_row(given: GivenSetup, own: Seat, wanted: Sequence[NewSeat] = ()) -> MatchRow:
    """Return the row of a table that continues a game; raise BadSetup if the seats do not fit.

    Without wanted seats, bots get all seats but one's own.
    """
    bot, seats = usual_bot(given.setup.game), range(given.setup.seats)
    bots = [one.bot for one in wanted] or ["" if seat == own else bot for seat in seats]
    if len(bots) != len(seats) or bots[own]:
        raise BadSetup("a continued game has the same seats, and your own is open")
    for one in bots:
        check_bot(one, given.setup.game)
    taken = [bot_seat(seat, bots[seat]) for seat in seats]
    row = MatchRow(new_id(), given.setup, taken, UNTIMED, secrets.token_bytes(32))
    row.position, row.invite, row.stand_in = given.position, new_secret(), bot
    return row
