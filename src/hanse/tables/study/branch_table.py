"""Start of a table that continues a game: the setup and the position after some move."""

from hanse.core.records.record import Record
from hanse.core.setup import BadSetup
from hanse.core.types import Seat
from hanse.games import GAMES
from hanse.match.replay_steps import game_after
from hanse.tables.making.given_setups import GivenSetup, check_shown
from hanse.tables.study.replays import SECONDS, limit_of, read_file


class NoPlace(ValueError):
    """There is no such seat or move to continue from."""


def given_after_file(text: str, entry: int, seat: Seat, *, positions: bool) -> GivenSetup:
    """Return where a record from somebody's disk stands; raise BadLine, BadSetup or TooSlow.

    Its files must be ones that a table may be made with. It begins with a new game: only where
    `positions` may be given, from one of those.
    """
    record = read_file(text, limit_of(SECONDS)).record
    if record.position and not positions:
        raise BadSetup("tables begin from the start here")
    spec = GAMES[record.setup.game]
    spec.about.with_data(record.setup, dict(record.setup.data))
    return setup_after(record, entry, seat)


def setup_after(record: Record, entry: int, seat: Seat) -> GivenSetup:
    """Return the setup and position after so many entries. Somebody must be asked something."""
    spec, seats = GAMES[record.setup.game], range(record.setup.seats)
    if seat not in seats or not 0 <= entry <= len(record.entries):
        raise NoPlace("there is no such seat or move")
    game = game_after(record, spec, entry)
    if game.over or not game.asking:
        raise NoPlace("nobody is asked anything there")
    if record.position:
        check_shown(game, spec)
    return GivenSetup(game.setup, spec.text.position(game))
