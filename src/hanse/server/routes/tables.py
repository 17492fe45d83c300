"""Games on the shelf, and tables: made, looked at, joined, left for another game."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from hanse.server.fitting import fitting
from hanse.server.routes.sessions import MatchId, seat_cookie, secret_of
from hanse.server.sockets import welcome
from hanse.server.tables import seat_of, shelf
from hanse.server.wire import Again, Fit, Fitting, GameInfo, Join, NewTable, Nonce, Seated, Welcome


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game, and what can be agreed on for it."""
    return shelf()


@post("/api/games/{game:str}/fit", status_code=200, sync_to_thread=True)
def fit(game: FromPath[str], data: JSONBody[Fitting]) -> Fit:
    """Whether this can be played, and what else could."""
    return fitting(game, data)


@post("/api/tables")
async def create_table(data: JSONBody[NewTable], state: State) -> Response[Seated]:
    """A new table. Whoever makes it sits on the first open seat."""
    return seated_at(state, await state.tables.create(data))


@get("/api/tables/{match:str}")
async def table(match: MatchId, state: State, request: Request[Any, Any, Any]) -> Welcome:
    """Who sits there, and which seat is yours."""
    row = await state.lobby.row(match)
    if row.ready and not row.started:
        await state.tables.begin_if_ready(match)
        row = await state.lobby.row(match)
    return welcome(row, seat_of(row, [secret_of(request, state.settings, match)]))


@post("/api/tables/{match:str}/join")
async def join_table(match: MatchId, data: JSONBody[Join], state: State) -> Response[Seated]:
    """Sit down, or sit down again by the secret of one's own link."""
    tables = state.tables
    if data.secret:
        return seated_at(state, await tables.sit_again(match, data.secret))
    return seated_at(state, await tables.join(match, data.name))


@post("/api/tables/{match:str}/nonce", status_code=200)
async def give_nonce(
    match: MatchId, data: JSONBody[Nonce], state: State, request: Request[Any, Any, Any]
) -> Welcome:
    """Add to the chance of the match; with the last nonce the game begins."""
    secret = secret_of(request, state.settings, match)
    await state.tables.give_nonce(match, secret, data.nonce)
    row = await state.lobby.row(match)
    return welcome(row, seat_of(row, [secret]))


@post("/api/tables/{match:str}/rematch")
async def rematch(
    match: MatchId, data: JSONBody[Again], state: State, request: Request[Any, Any, Any]
) -> Response[Seated]:
    """The same people at a new table, each one seat further. Everybody's secret opens his seat."""
    secret = secret_of(request, state.settings, match)
    return seated_at(state, await state.tables.rematch(match, secret))


def seated_at(state: State, seated: Seated) -> Response[Seated]:
    return Response(seated, cookies=[seat_cookie(state.settings, seated)])
