"""The record of a finished match, with the sources of its chance."""

import asyncio
from datetime import UTC, datetime

from msgspec.structs import replace

from hanse.core.records.record import About
from hanse.core.records.write import write
from hanse.match.match import Match
from hanse.tables.creation.new_tables import NotOver
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.seats.chance import promise
from hanse.tables.store.rows import MatchRow
from hanse.version import __version__


async def record_text(lobby: Lobby, live: Live) -> str:
    """Return the record as text; raise NotOver while the game runs."""
    await lobby.freshen(live)
    if not live.match.game.over:
        raise NotOver("the record is shown when the game is over")
    if not live.record_text:
        async with lobby.rebuilding:
            live.record_text = await asyncio.to_thread(write_record, live.row, live.match)
    return live.record_text


def write_record(row: MatchRow, match: Match) -> str:
    return write(replace(match.record, about=record_about(row)), match.spec)


def record_about(row: MatchRow) -> About:
    """Return the facts about a record: players, date, and all sources of the key."""
    return About(
        names=tuple(seat.name for seat in row.seats),
        date=datetime.fromtimestamp(row.began, UTC).date().isoformat(),
        rules=__version__,
        commitment=promise(row),
        seed=row.seed.hex(),
        nonces=tuple(seat.nonce for seat in row.seats),
        match=row.id,
    )


def file_name(row: MatchRow) -> str:
    return f"{row.setup.game}-{row.id}.hanse"
