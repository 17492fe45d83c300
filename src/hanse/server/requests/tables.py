"""The games and tables: making, viewing, joining and leaving tables, and rematches."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, HeaderParameter, JSONBody
from msgspec.structs import replace

from hanse.core.setup import BadSetup
from hanse.server.http.connection_types import AnyRequest
from hanse.server.limited_processes.messages import FitRequest, GivenSetupRequest
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import client_of
from hanse.server.limits.costly_questions import CostlyQuestions
from hanse.server.requests.accounts.cookies import is_program_token
from hanse.server.requests.given_seats import check_seats, own_place, seat_response, shown_name
from hanse.server.requests.play import answers, json_response
from hanse.server.requests.sessions import (
    MatchId,
    asker_at,
    bearer,
    seat_hash,
    session_cookie,
    token_of,
)
from hanse.tables.creation.given_setups import GivenSetup
from hanse.tables.creation.new_tables import game_infos
from hanse.tables.creation.setup_bounds import check_setup, check_table, own_texts, request_of
from hanse.tables.creation.setup_check import check_fit, unfit_setup
from hanse.tables.creation.table_terms import bot_seat, check_bot
from hanse.tables.live.welcome import welcome
from hanse.tables.messages.bodies import (
    Fit,
    FreeSeatRequest,
    GameInfo,
    Join,
    LeaveRequest,
    NewTable,
    Nonce,
    RematchRequest,
    Seated,
    SetupRequest,
    WatchersRequest,
)
from hanse.tables.messages.wire import Welcome
from hanse.tables.seats.seating import Asker, asker_of, free, leave
from hanse.tables.seats.sessions import hash_token
from hanse.tables.store.rows import MatchRow

Invite = Annotated[str, HeaderParameter(name="Invite", required=False)]

FIT_COST = 8
"""The approximate cost of checking a setup, in previews."""


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """Return every game with its options."""
    return game_infos()


@post("/api/games/{game:str}/fit", status_code=200, responses=answers(Fit))
async def fit(
    game: FromPath[str], data: JSONBody[SetupRequest], state: State, request: AnyRequest
) -> Response[bytes]:
    """Return whether this setup can be played, and possible additions."""
    client = client_of(request.scope)
    state.limits.previews.check(client, FIT_COST)
    try:
        check_setup(game, data)
    except BadSetup as wrong:
        return json_response(unfit_setup(wrong))
    if own_texts(game, data.data):
        limited: LimitedProcesses = state.limited
        found = await limited.answer(client, FitRequest(game, data), bytes)
        return Response(found, media_type="application/json")
    costly: CostlyQuestions = state.costly
    return json_response(await costly.answer(client, check_fit, game, data))


@post("/api/tables")
async def create_table(
    data: JSONBody[NewTable], state: State, request: AnyRequest
) -> Response[Seated]:
    """Create a table. Its creator sits on the first open seat."""
    await check_seats(request, state)
    if all(seat.bot for seat in data.seats):
        state.limits.bot_tables.check(client_of(request.scope))
    counts_for = state.lobby.address_hashes.hashes_for(client_of(request.scope))
    given = await check_new_table(data, state, request)
    named = replace(data, name=await shown_name(request, state, data.name))
    seated = await state.tables.create(named, given, counts_for)
    return await seat_response(request, state, seated, hash_token(seated.secret))


async def check_new_table(data: NewTable, state: State, request: AnyRequest) -> GivenSetup | None:
    """Check the request for a new table; return its setup if a limited process read it.

    Only own files and positions need such a process; for other tables, return None.
    """
    check_table(data)
    if data.position and not state.tables.positions:
        raise BadSetup("tables begin from the start here")
    if not data.position.strip() and not own_texts(data.game, data.data):
        return None
    limited: LimitedProcesses = state.limited
    asked = GivenSetupRequest(data.game, request_of(data), data.position)
    return await limited.answer(client_of(request.scope), asked, GivenSetup)


@get("/api/tables/{match:str}")
async def table(
    match: MatchId, state: State, request: AnyRequest, invite: Invite = ""
) -> Response[Welcome]:
    """Return the players of a table, and your seat."""
    row = await state.lobby.row(match)
    asker = await asker_at(request, state, row, invite)
    if row.is_ready and not row.has_started:
        await state.tables.begin_if_ready(match)
        row = await state.lobby.row(match)
    if row.has_started and not row.finished:
        state.lobby.watching.note(match)
    by_cookie = asker != Asker() and not bearer(request)
    token = token_of(request)
    lasts = by_cookie and state.sessions.wants_cookie(token)
    cookies = [session_cookie(request, token)] if lasts else []
    return Response(welcome(row, asker), cookies=cookies)


@post("/api/tables/{match:str}/join")
async def join_table(
    match: MatchId, data: JSONBody[Join], state: State, request: AnyRequest
) -> Response[Seated]:
    """Sit down, or sit down again with the secret of your own link."""
    tables, client = state.tables, client_of(request.scope)
    await check_seats(request, state, match)
    with state.limits.joins.charge(client):
        if data.secret:
            seated = await tables.sit_again(match, hash_token(data.secret), data.secret)
        elif not data.another and (opened := await own_place(request, state, match)):
            state.limits.joins.refund(client)
            return Response(await tables.sit_again(match, opened))
        else:
            with state.guesses.guess(client, data.invite):
                name = await shown_name(request, state, data.name)
                seated = await tables.join(match, name, data.invite)
        answer = await seat_response(request, state, seated, hash_token(seated.secret))
    if not answer.cookies:
        state.limits.joins.refund(client)  # nothing was stored for this request
    return answer


@post("/api/tables/{match:str}/nonce", status_code=200)
async def give_nonce(
    match: MatchId, data: JSONBody[Nonce], state: State, request: AnyRequest
) -> Welcome:
    """Add your nonce to the randomness of the match; the last nonce begins the game."""
    await asker_at(request, state, await state.lobby.row(match))
    opened = await seat_hash(request, state, match)
    await state.tables.give_nonce(match, opened, data.nonce)
    row = await state.lobby.row(match)
    return welcome(row, asker_of(row, opened))


@post("/api/tables/{match:str}/leave", status_code=200)
async def leave_table(
    match: MatchId, data: JSONBody[LeaveRequest], state: State, request: AnyRequest
) -> Welcome:
    """Leave your seat, before the game begins."""
    return await change_seats(match, state, request, leave)


@post("/api/tables/{match:str}/free", status_code=200)
async def free_seat(
    match: MatchId, data: JSONBody[FreeSeatRequest], state: State, request: AnyRequest
) -> Welcome:
    """Remove a player or seat a bot before the game begins, as the host."""
    row, bot = await state.lobby.row(match), None
    # First: an error about the bot would reveal a closed table, and its game, to strangers.
    await asker_at(request, state, row)
    if data.bot:
        check_bot(data.bot, row.setup.game)
        bot = bot_seat(data.seat, data.bot)
    await change_seats(match, state, request, partial(free, seat=data.seat, bot=bot))
    await state.tables.begin_if_ready(match)
    row = await state.lobby.row(match)
    return welcome(row, asker_of(row, await seat_hash(request, state, match)))


@post("/api/tables/{match:str}/watching", status_code=200)
async def set_watching(
    match: MatchId, data: JSONBody[WatchersRequest], state: State, request: AnyRequest
) -> Welcome:
    """Close the table to watchers or open it again, as the host."""
    await asker_at(request, state, await state.lobby.row(match))
    opened = await seat_hash(request, state, match)
    row = await state.tables.set_closed(match, opened, data.closed)
    return welcome(row, asker_of(row, opened))


async def change_seats(
    match: str, state: State, request: AnyRequest, change: Callable[[MatchRow, str], None]
) -> Welcome:
    await asker_at(request, state, await state.lobby.row(match))
    opened = await seat_hash(request, state, match)
    row = await state.tables.reseat(match, lambda row: change(row, opened))
    return welcome(row, asker_of(row, opened))


@post("/api/tables/{match:str}/rematch")
async def rematch(
    match: MatchId, data: JSONBody[RematchRequest], state: State, request: AnyRequest
) -> Response[Seated]:
    """Create a table for the same people, each one seat further.

    Each person's secret opens the new seat.
    """
    await check_seats(request, state)
    await asker_at(request, state, await state.lobby.row(match))
    opened = await seat_hash(request, state, match)
    counts_for = state.lobby.address_hashes.hashes_for(client_of(request.scope))
    secret = "" if is_program_token(bearer(request)) else bearer(request)
    seated = await state.tables.rematch(match, opened, secret, counts_for=counts_for)
    return await seat_response(request, state, seated, opened)
