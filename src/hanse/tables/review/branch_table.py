"""Start of a table that continues a game: the setup, and the position after a given move."""

from hanse.core.records.record import Record
from hanse.core.setup import BadSetup
from hanse.core.types import Seat
from hanse.games import GAMES
from hanse.match.replay_steps import game_after
from hanse.tables.creation.given_setups import GivenSetup, check_shown
from hanse.tables.review.replays import SECONDS, limit_of, read_file


class NoPlace(ValueError):
    """An error: there is no such seat or move to continue from."""


def given_after_file(text: str, entry: int, seat: Seat, *, positions: bool) -> GivenSetup:
    """Return the setup and position after an entry of a record from a file.

    Raise BadLine, BadSetup, NoPlace or TooSlow. New tables must allow the files in the record. The
    record may begin from a position only if `positions` is set.
    """
    record = read_file(text, limit_of(SECONDS)).record
    if record.position and not positions:
        raise BadSetup("tables begin from the start here")
    spec = GAMES[record.setup.game]
    spec.about.with_data(record.setup, dict(record.setup.data))
    return setup_after(record, entry, seat)


def setup_after(record: Record, entry: int, seat: Seat) -> GivenSetup:
    """Return the setup and position after this many entries; raise NoPlace if no seat is asked."""
    spec, seats = GAMES[record.setup.game], range(record.setup.seats)
    if seat not in seats or not 0 <= entry <= len(record.entries):
        raise NoPlace("there is no such seat or move")
    game = game_after(record, spec, entry)
    if game.over or not game.asking:
        raise NoPlace("nobody is asked anything there")
    if record.position:
        check_shown(game, spec)
    return GivenSetup(game.setup, spec.text.position(game))
