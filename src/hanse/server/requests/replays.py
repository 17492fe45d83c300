"""Replays of games: the server's own, and records from files."""

from typing import Annotated, cast

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from hanse.core.text_limits import LONGEST_RECORD
from hanse.core.types import Seat
from hanse.match.replay_steps import OPEN
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.packed_page import Page
from hanse.server.limited_processes.messages import (
    AnyWork,
    FilePlayOnRequest,
    FileReplayRequest,
    MatchPlayOnRequest,
    MatchReplayRequest,
)
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import client_of
from hanse.server.pages.kept_pages import KeptPages
from hanse.server.requests.given_seats import check_seats, seat_response
from hanse.server.requests.pages import page_response
from hanse.server.requests.play import answers
from hanse.server.requests.sessions import MatchId, open_match
from hanse.tables.creation.continued_table import continued_row
from hanse.tables.creation.given_setups import GivenSetup
from hanse.tables.creation.new_tables import NotOver
from hanse.tables.live.live import Live
from hanse.tables.messages.bodies import Seated
from hanse.tables.messages.replay_bodies import (
    PlayOnFileRequest,
    PlayOnRequest,
    RecordRequest,
    ReplaySeen,
)
from hanse.tables.seats.seating import NoSeat, players
from hanse.tables.seats.sessions import hash_token

COST, FILE_COST = 20, 60
"""The approximate costs of replaying a match and a file, in previews."""
FIRST_SEATS = 16
Viewer = Annotated[int | None, QueryParameter(ge=OPEN, le=FIRST_SEATS)]


@get("/api/tables/{match:str}/replay", responses=answers(ReplaySeen))
async def replay(
    match: MatchId, state: State, request: AnyRequest, viewer: Viewer = None
) -> Response[bytes]:
    """Return a whole game as a seat or a watcher (-1) saw it, or with nothing hidden (-2).

    Without `viewer`, and always while the game runs, the replay shows your own point of view.
    """
    async with open_match(request, state, match) as (live, asker):
        await state.lobby.freshen(live)
        wanted = asker.seat if viewer is None else viewer
        check_viewer(live, wanted, asker.seat)
        return page_response(await make_replay_page(state, request, live, wanted), request)


@post(
    "/api/replay",
    status_code=200,
    responses=answers(ReplaySeen),
    request_max_body_size=LONGEST_RECORD,
)
async def file_replay(
    data: JSONBody[RecordRequest], state: State, request: AnyRequest
) -> Response[bytes]:
    """Return the replay of a record in the request; reading and playing it have time limits."""
    asked = FileReplayRequest("", data.record, data.viewer)
    return page_response(await ask_limited(state, request, FILE_COST, asked, Page), request)


@post("/api/tables/{match:str}/play_on", responses=answers(Seated, 201))
async def play_on_from(
    match: MatchId, data: JSONBody[PlayOnRequest], state: State, request: AnyRequest
) -> Response[Seated]:
    """Create a table that begins at a point of a finished game; bots get the other seats."""
    await check_seats(request, state)
    async with open_match(request, state, match) as (live, _):
        await state.lobby.freshen(live)
        if not live.match.game.over:
            raise NotOver("one plays on from games that are over")
        record = live.match.record
        asked = MatchPlayOnRequest(live.spec.about.name, record, data.entry, data.seat)
        given = await ask_limited(state, request, COST, asked, GivenSetup)
    row = continued_row(given, data.seat)
    row.counts_for = state.lobby.address_hashes.hashes_for(client_of(request.scope))
    seated = await state.tables.set_up(row, data.seat, data.name)
    return await seat_response(request, state, seated, hash_token(seated.secret))


@post(
    "/api/replay/play_on",
    responses=answers(Seated, 201),
    request_max_body_size=LONGEST_RECORD,
)
async def play_on_from_file(
    data: JSONBody[PlayOnFileRequest], state: State, request: AnyRequest
) -> Response[Seated]:
    """Create a table that begins at a point of the record in the request."""
    await check_seats(request, state)
    positions = state.tables.positions
    asked = FilePlayOnRequest("", data.record, data.entry, data.seat, positions)
    given = await ask_limited(state, request, FILE_COST, asked, GivenSetup)
    row = continued_row(given, data.seat, data.seats)
    row.counts_for = state.lobby.address_hashes.hashes_for(client_of(request.scope))
    seated = await state.tables.set_up(row, data.seat, data.name)
    return await seat_response(request, state, seated, hash_token(seated.secret))


async def ask_limited[T](
    state: State, request: AnyRequest, cost: int, asked: AnyWork, kind: type[T]
) -> T:
    """Return the answer of a limited process, after charging the client for the request."""
    client, processes = client_of(request.scope), cast(LimitedProcesses, state.limited)
    state.limits.previews.check(client, cost)
    return await processes.answer(client, asked, kind)


def check_viewer(live: Live, wanted: Seat, own: Seat) -> None:
    """Raise an error for a missing seat, or for another seat's view while the game runs."""
    if wanted >= live.match.game.seats:
        raise NoSeat("there is no such seat")
    if wanted != own and not live.match.game.over:
        raise NotOver("of a running game you see what you know yourself")


async def make_replay_page(state: State, request: AnyRequest, live: Live, viewer: Seat) -> Page:
    """Return the replay of a match as it is now; keep the page of a finished one."""
    kept: KeptPages[tuple[str, Seat]] = state.kept_replays
    match, over = live.match, live.match.game.over
    if over and (found := kept.get((live.row.id, viewer))):
        return found
    game = match.spec.about.name
    asked = MatchReplayRequest(game, match.record, players(live.row), viewer, over)
    page = await ask_limited(state, request, COST, asked, Page)
    if over:
        kept.keep((live.row.id, viewer), page)
    return page
