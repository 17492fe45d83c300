"""Lists of tables for browsers and hosts, made without replaying any game."""

from collections.abc import Sequence

from hanse.core.types import SPECTATOR
from hanse.tables.messages.bodies import TableInfo
from hanse.tables.seats.seating import find_seat, shown_players
from hanse.tables.seats.sessions import hash_token
from hanse.tables.store.protocol import Store
from hanse.tables.store.rows import ListedTable

MAX_TABLES = 200
"""The maximum number of tables in a list; the newest come first."""


async def tables_of(store: Store, token: str) -> list[tuple[TableInfo, int]]:
    """Return a browser's tables, each with the number of outages that its deadlines include."""
    return entries(await store.listing.tables_of_session(hash_token(token), MAX_TABLES))


def entries(found: Sequence[ListedTable]) -> list[tuple[TableInfo, int]]:
    """Return the tables at which a seat is open, each with the number of outages."""
    tables = [(table_info(one), one.standing.outages) for one in found]
    return [(table, outages) for table, outages in tables if table.seat != SPECTATOR]


async def every_table(store: Store, *, finished: bool, most: int) -> list[TableInfo]:
    """Return up to `most` tables of a server, with or without finished ones."""
    found = await store.listing.all_tables(finished=finished, most=most)
    return [table_info(one) for one in found]


def table_info(table: ListedTable) -> TableInfo:
    """Return a table's entry in a list, seen from the seat that its secret opens."""
    setup, stands = table.setup, table.standing
    seat = find_seat(table.seats, table.secret)
    return TableInfo(
        table.id,
        seat,
        setup.game,
        shown_players(table.seats),
        setup.edition,
        setup.variants,
        table.started,
        stands.round,
        stands.asked,
        stands.deadlines,
        stands.stand_ins,
        stands.ended,
        stands.at,
        not table.finished and waits_for(seat, table),
    )


def waits_for(seat: int, table: ListedTable) -> bool:
    """Return whether the table waits for this seat, to answer or to take a reserved place."""
    if seat == SPECTATOR or seat in table.standing.stand_ins:
        return False
    return seat in table.standing.asked or table.seats[seat].kept
