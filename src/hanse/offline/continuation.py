"""A game of this page, written down so that a server can continue it."""

from msgspec.structs import replace

from hanse.core.records.record import About, Record
from hanse.core.records.write import write
from hanse.offline.answers import Answer, Request, json_answer
from hanse.offline.tables import OfflineTables
from hanse.tables.messages.bodies import NewSeat
from hanse.tables.messages.replay_bodies import PlayOnFileRequest
from hanse.tables.review.branch_table import NoPlace


async def continuation(tables: OfflineTables, request: Request) -> Answer:
    """Return the request by which a server continues this game.

    Bots and this browser's seat stay. Seats of other people are open there.
    """
    async with tables.player(request.names["match"]) as commands:
        match, row, seat = commands.live.match, commands.live.row, commands.seat
        if match.game.over:
            raise NoPlace("this game is over")
        record = without_sources(match.record)
        seats = tuple(NewSeat(who.bot) for who in row.seats)
        name = own_name(row.seats[seat].name, seat)
        asked = PlayOnFileRequest(
            entry=len(record.entries),
            seat=seat,
            name=name,
            record=write(record, match.spec),
            seats=seats,
        )
    return json_answer(asked)


def without_sources(record: Record) -> Record:
    """Return a record without seed, nonces, times and names, which nobody else needs.

    The draws so far stay, because the position follows from them. Later draws cannot be computed
    from them.
    """
    entries = [replace(entry, at=0.0, command="", outages=0) for entry in record.entries]
    return replace(record, entries=entries, about=About(), notes=())


def own_name(name: str, seat: int) -> str:
    """Return the name, or nothing for a seat that only has its number as name."""
    return "" if name == str(seat + 1) else name
