"""The tables of a browser: players, progress, and which tables wait for this browser."""

from collections.abc import Sequence

from litestar import Response, get
from litestar.datastructures import State
from msgspec.structs import replace

from hanse.match.clock import Outage
from hanse.server.http.connection_types import AnyRequest
from hanse.server.requests.accounts.cookies import is_program_token, renewed_cookie
from hanse.server.requests.play import answers, json_response
from hanse.server.requests.sessions import bearer, grant_of, token_of
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.table_summary import credit_outages
from hanse.tables.messages.bodies import TableInfo, TableList
from hanse.tables.seats.table_list import MAX_TABLES, entries, tables_of


@get("/api/tables", responses=answers(TableList))
async def my_tables(state: State, request: AnyRequest) -> Response[bytes]:
    """Return the tables at which this browser or its account has a seat; none for strangers."""
    lobby: Lobby = state.lobby
    token = "" if is_program_token(bearer(request)) else token_of(request)
    if token:
        await state.sessions.use(token)
    found = await tables_of(lobby.store, token) if token else []
    found = with_more(await account_tables(request, state), found)
    tables = [with_credit(table, known, lobby.database_clock.outages) for table, known in found]
    now = round(lobby.database_clock.now(), 3)
    answer = json_response(TableList(now, tuple(sorted(tables, key=order))))
    if cookie := await renewed_cookie(request, state):
        answer.set_cookie(cookie)
    return answer


async def account_tables(request: AnyRequest, state: State) -> list[tuple[TableInfo, int]]:
    """Return the tables of the account with which this browser or program has come."""
    grant = await grant_of(request, state)
    if grant is None:
        return []
    return entries(await state.store.listing.tables_of_account(grant.account, MAX_TABLES))


def with_more(
    first: list[tuple[TableInfo, int]], more: list[tuple[TableInfo, int]]
) -> list[tuple[TableInfo, int]]:
    """Return both lists, each table once."""
    known = {table.match for table, _ in first}
    return [*first, *(one for one in more if one[0].match not in known)]


def with_credit(table: TableInfo, known: int, outages: Sequence[Outage]) -> TableInfo:
    """Return the table with its deadlines extended by the outages since its last entry."""
    times = [at if at is None else credit_outages(at, known, outages) for at in table.deadlines]
    return replace(table, deadlines=tuple(times))


def order(table: TableInfo) -> tuple[bool, bool, float]:
    """Return a sort key: waiting tables first, the most urgent at the top; finished ones last."""
    urgent = min((at for at in table.deadlines if at is not None), default=float("inf"))
    return not table.waits, bool(table.ended), urgent if table.waits else -table.at
