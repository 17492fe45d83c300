"""The first message to a viewer: the table, and the viewer's seat."""

from hanse.match.clock import Pace
from hanse.tables.messages.wire import PROTOCOL, PaceInfo, Welcome
from hanse.tables.seats.chance import promise
from hanse.tables.seats.seating import Asker, players, seat_of
from hanse.tables.store.rows import MatchRow
from hanse.version import __version__


def welcome(row: MatchRow, asker: Asker) -> Welcome:
    """Return the table as the asker may know it; only its host learns the invitation."""
    invite = row.invite if asker.host and not row.has_started else ""
    known = (players(row), row.has_started, promise(row), __version__, bool(row.position),
             row.setup, asker.host, invite, row.closed)  # fmt: skip
    more = pace_info(row.pace), seat_of(row, row.host)
    return Welcome(PROTOCOL, row.id, asker.seat, *known, *more)


def pace_info(pace: Pace) -> PaceInfo:
    return PaceInfo(pace.bank, pace.increment, pace.each)
