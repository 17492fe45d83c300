"""A new table that begins where a finished game was."""

import secrets

from hanse.core.records.record import Record
from hanse.core.setup import BadSetup
from hanse.games import GAMES
from hanse.match.clock import UNTIMED
from hanse.match.match import Match
from hanse.match.replayed import game_after
from hanse.server.agreements import usual_bot
from hanse.server.replay_bodies import PlayOnFileRequest, PlayOnRequest
from hanse.server.replays import SECONDS, limit_of, read_file
from hanse.server.seating import NoSeat, new_secret
from hanse.server.store.rows import MatchRow, SeatRow
from hanse.server.table_terms import bot_seat
from hanse.server.tables import NotOver, new_id


def play_on(match: Match, wanted: PlayOnRequest) -> MatchRow:
    """Return the table. Only a game that is over tells its positions."""
    if not match.game.over:
        raise NotOver("one plays on from games that are over")
    return begun_from(match.record, wanted)


def play_on_file(wanted: PlayOnFileRequest, *, positions: bool) -> MatchRow:
    """Return the same for a record from somebody's disk; raises BadLine or TooSlow.

    It begins with a new game: only where `positions` may be given, from one of those.
    """
    record = read_file(wanted.record, limit_of(SECONDS)).record
    if record.position and not positions:
        raise BadSetup("tables begin from the start here")
    return begun_from(record, wanted)


def begun_from(record: Record, wanted: PlayOnRequest) -> MatchRow:
    """Return a table with one open seat, and bots on the others.

    Somebody must be asked something there.
    """
    spec, seats = GAMES[record.setup.game], range(record.setup.seats)
    if wanted.seat not in seats or not 0 <= wanted.entry <= len(record.entries):
        raise NoSeat("there is no such seat or move")
    game = game_after(record, spec, wanted.entry)
    if game.over or not game.asking:
        raise NoSeat("nobody is asked anything there")
    bot = usual_bot(record.setup.game)
    taken = [SeatRow() if seat == wanted.seat else bot_seat(seat, bot) for seat in seats]
    new = MatchRow(new_id(), game.setup, taken, UNTIMED, secrets.token_bytes(32))
    new.position, new.invite = spec.text.position(game), new_secret()
    new.stand_in = bot
    return new
