"""Lists of tables: each is one query, and nothing is played again for it."""

import asyncpg
from msgspec import json

from hanse.core.setup import Setup
from hanse.server.store.sessions import KEPT_DAYS, hashed
from hanse.server.store.store import Store
from hanse.server.tables.messages.bodies import TableInfo
from hanse.server.tables.messages.wire import Player
from hanse.server.tables.store.rows import SeatRow, Standing

MOST = 200
"""So many tables are told of at once, the newest first."""
COLUMNS = """
    match.id, setup - 'data' AS setup, seats, standing, started_at IS NOT NULL AS started,
    finished_at IS NOT NULL AS finished
"""
OF_SESSION = f"""
SELECT {COLUMNS}, secret FROM session_seat
JOIN session ON hash = session JOIN match ON match.id = session_seat.match
WHERE session = $1 AND used_at > now() - make_interval(days => $2)
ORDER BY finished_at DESC NULLS FIRST, started_at DESC NULLS FIRST LIMIT $3
"""
OF_SERVER = f"""
SELECT {COLUMNS}, '' AS secret FROM match
WHERE $1 OR finished_at IS NULL
ORDER BY finished_at DESC NULLS FIRST, started_at DESC NULLS FIRST LIMIT $2
"""


async def tables_of(store: Store, token: str) -> list[tuple[TableInfo, int]]:
    """Return the tables at which a browser has a seat, and the outages counted in each."""
    rows = await store.rows(OF_SESSION, hashed(token), KEPT_DAYS, MOST)
    found = [(told(row), standing(row).outages) for row in rows]
    return [(table, outages) for table, outages in found if table.seat >= 0]


async def every_table(store: Store, *, finished: bool, most: int) -> list[TableInfo]:
    """Return the tables of a server."""
    return [told(row) for row in await store.rows(OF_SERVER, finished, most)]


def standing(row: "asyncpg.Record") -> Standing:
    """Return where it stood after its last entry; nowhere, if that was before we noted it."""
    return json.decode(row["standing"] or "{}", type=Standing)


def told(row: "asyncpg.Record") -> TableInfo:
    setup = json.decode(row["setup"], type=Setup)
    seats = json.decode(row["seats"], type=list[SeatRow])
    stands = standing(row)
    mine = [seat for seat, who in enumerate(seats) if row["secret"] and who.secret == row["secret"]]
    seat = mine[0] if mine else -1
    return TableInfo(
        row["id"],
        seat,
        setup.game,
        tuple(Player(who.name, who.bot, who.taken, bool(who.nonce)) for who in seats),
        setup.edition,
        setup.variants,
        row["started"],
        stands.round,
        stands.asked,
        stands.deadlines,
        stands.stand_ins,
        stands.ended,
        stands.at,
        not row["finished"] and waits_for(seat, seats, stands),
    )


def waits_for(seat: int, seats: list[SeatRow], stands: Standing) -> bool:
    """Say whether the next step is this seat's: an answer, or to come to a seat kept for it."""
    if seat < 0 or seat in stands.stand_ins:
        return False
    return seat in stands.asked or seats[seat].kept
