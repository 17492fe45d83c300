"""Games on the shelf, and tables: made, looked at, joined, left for another game."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from hanse.core.types import SPECTATOR
from hanse.server.dear import DearQuestions
from hanse.server.fitting import fitting
from hanse.server.limits import client_of
from hanse.server.routes.sessions import (
    MatchId,
    bearer,
    opened_by,
    session_cookie,
    token_of,
)
from hanse.server.sockets import welcome
from hanse.server.store.sessions import hashed
from hanse.server.tables import seat_of, shelf
from hanse.server.wire import Again, Fit, Fitting, GameInfo, Join, NewTable, Nonce, Seated, Welcome

Asking = Request[Any, Any, Any]

FIT_COST = 8
"""It takes about as long as so many foresights."""


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Every game, and what can be agreed on for it."""
    return shelf()


@post("/api/games/{game:str}/fit", status_code=200)
async def fit(
    game: FromPath[str], data: JSONBody[Fitting], state: State, request: Request[Any, Any, Any]
) -> Fit:
    """Whether this can be played, and what else could."""
    state.limits.foresight.check(client_of(request.scope), FIT_COST)
    dear: DearQuestions = state.dear
    return await dear.answer(fitting, game, data)


@post("/api/tables")
async def create_table(data: JSONBody[NewTable], state: State, request: Asking) -> Response[Seated]:
    """A new table. Whoever makes it sits on the first open seat."""
    if all(seat.bot for seat in data.seats):
        state.limits.bot_tables.check(client_of(request.scope))
    seated = await state.tables.create(data)
    return await seated_at(request, state, seated, hashed(seated.secret))


@get("/api/tables/{match:str}")
async def table(match: MatchId, state: State, request: Asking) -> Response[Welcome]:
    """Who sits there, and which seat is yours."""
    row = await state.lobby.row(match)
    if row.ready and not row.started:
        await state.tables.begin_if_ready(match)
        row = await state.lobby.row(match)
    seat = seat_of(row, await opened_by(request, state, match))
    by_cookie = seat != SPECTATOR and not bearer(request)
    cookies = [session_cookie(request, token_of(request))] if by_cookie else []
    return Response(welcome(row, seat), cookies=cookies)


@post("/api/tables/{match:str}/join")
async def join_table(
    match: MatchId, data: JSONBody[Join], state: State, request: Asking
) -> Response[Seated]:
    """Sit down, or sit down again by the secret of one's own link."""
    tables = state.tables
    if data.secret:
        seated = await tables.sit_again(match, hashed(data.secret), data.secret)
    else:
        seated = await tables.join(match, data.name)
    return await seated_at(request, state, seated, hashed(seated.secret))


@post("/api/tables/{match:str}/nonce", status_code=200)
async def give_nonce(
    match: MatchId, data: JSONBody[Nonce], state: State, request: Asking
) -> Welcome:
    """Add to the chance of the match; with the last nonce the game begins."""
    opened = await opened_by(request, state, match)
    await state.tables.give_nonce(match, opened, data.nonce)
    row = await state.lobby.row(match)
    return welcome(row, seat_of(row, opened))


@post("/api/tables/{match:str}/rematch")
async def rematch(
    match: MatchId, data: JSONBody[Again], state: State, request: Asking
) -> Response[Seated]:
    """The same people at a new table, each one seat further. Everybody's secret opens his seat."""
    opened = await opened_by(request, state, match)
    seated = await state.tables.rematch(match, opened, bearer(request))
    return await seated_at(request, state, seated, opened)


async def seated_at(request: Asking, state: State, seated: Seated, opened: str) -> Response[Seated]:
    """The seat is one of this browser's now; a program that brings a secret needs no cookie."""
    if bearer(request):
        return Response(seated)
    token = await state.sessions.add(token_of(request), seated.match, opened)
    return Response(seated, cookies=[session_cookie(request, token)])
