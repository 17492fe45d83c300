"""The tables of a browser: players, progress, and which tables wait for this browser."""

from collections.abc import Sequence

from litestar import Response, get
from litestar.datastructures import State
from msgspec.structs import replace

from hanse.match.clock import Outage
from hanse.server.http.connection_types import AnyRequest
from hanse.server.requests.play import answers, json_response
from hanse.server.requests.sessions import token_of
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.table_summary import credit_outages
from hanse.tables.messages.bodies import TableInfo, TableList
from hanse.tables.seats.table_list import tables_of


@get("/api/tables", responses=answers(TableList))
async def my_tables(state: State, request: AnyRequest) -> Response[bytes]:
    """Return the tables at which this browser has a seat; none without its cookie."""
    lobby: Lobby = state.lobby
    token = token_of(request)
    if token:
        await state.sessions.use(token)
    found = await tables_of(lobby.store, token) if token else []
    tables = [with_credit(table, known, lobby.database_clock.outages) for table, known in found]
    return json_response(
        TableList(round(lobby.database_clock.now(), 3), tuple(sorted(tables, key=order)))
    )


def with_credit(table: TableInfo, known: int, outages: Sequence[Outage]) -> TableInfo:
    """Return the table with its deadlines extended by the outages since its last entry."""
    times = [at if at is None else credit_outages(at, known, outages) for at in table.deadlines]
    return replace(table, deadlines=tuple(times))


def order(table: TableInfo) -> tuple[bool, bool, float]:
    """Return a sort key: waiting tables first, the most urgent at the top; finished ones last."""
    urgent = min((at for at in table.deadlines if at is not None), default=float("inf"))
    return not table.waits, bool(table.ended), urgent if table.waits else -table.at
