"""A new table that begins where a finished game was."""

import secrets

from hanse.match.clock import UNTIMED
from hanse.match.match import Match
from hanse.match.replayed import game_after
from hanse.server.agreements import usual_bot
from hanse.server.replay_bodies import PlayOnRequest
from hanse.server.seating import NoSeat, new_secret
from hanse.server.store.rows import MatchRow, SeatRow
from hanse.server.table_terms import bot_seat
from hanse.server.tables import NotOver, new_id


def play_on(row: MatchRow, match: Match, wanted: PlayOnRequest) -> MatchRow:
    """Return the table: one open seat, and bots on the others.

    Only a game that is over tells its positions; and somebody must be asked something there.
    """
    if not match.game.over:
        raise NotOver("one plays on from games that are over")
    seats, entries = range(match.game.seats), len(match.record.entries)
    if wanted.seat not in seats or not 0 <= wanted.entry <= entries:
        raise NoSeat("there is no such seat or move")
    game = game_after(match.record, match.spec, wanted.entry)
    if game.over or not game.asking:
        raise NoSeat("nobody is asked anything there")
    bot = usual_bot(row.setup.game)
    taken = [SeatRow() if seat == wanted.seat else bot_seat(seat, bot) for seat in seats]
    new = MatchRow(new_id(), game.setup, taken, UNTIMED, secrets.token_bytes(32))
    new.position, new.invite = match.spec.text.position(game), new_secret()
    new.stand_in = bot
    return new
