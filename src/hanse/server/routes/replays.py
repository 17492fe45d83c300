"""Games to be looked at again: those of the server, and records from somebody's disk."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, cast

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from hanse.core.types import Seat
from hanse.match.replayed import OPEN
from hanse.server.bodies import Seated
from hanse.server.connection_types import AnyRequest
from hanse.server.costly_questions import CostlyQuestions
from hanse.server.limits import client_of
from hanse.server.live import Live
from hanse.server.playing_on import play_on, play_on_file
from hanse.server.replay_bodies import (
    PlayOnFileRequest,
    PlayOnRequest,
    RecordRequest,
    ReplaySeen,
)
from hanse.server.replays import LARGEST_RECORD, KeptReplays, file_page, replay_page
from hanse.server.routes.pages import Page, shown
from hanse.server.routes.play import answers
from hanse.server.routes.sessions import MatchId, looking
from hanse.server.routes.tables import seated_at
from hanse.server.seating import NoSeat
from hanse.server.store.sessions import hashed
from hanse.server.tables import NotOver, players

COST, FILE_COST = 20, 60
"""They take about as long as so many foresights."""
FIRST_SEATS = 16
Viewer = Annotated[int | None, QueryParameter(ge=OPEN, le=FIRST_SEATS)]


@get("/api/tables/{match:str}/replay", responses=answers(ReplaySeen))
async def replay(
    match: MatchId, state: State, request: AnyRequest, viewer: Viewer = None
) -> Response[bytes]:
    """Return a whole game as a seat knew it, as a watcher (-1), or with nothing hidden (-2).

    As long as the game runs, only as you know it yourself; without `viewer` always so.
    """
    async with looking(request, state, match) as (live, asker):
        await state.lobby.freshen(live)
        wanted = asker.seat if viewer is None else viewer
        check_viewer(live, wanted, asker.seat)
        found = await costly(state, request, COST, made, state.kept_replays, live, wanted)
        return shown(found, request)


@post(
    "/api/replay",
    status_code=200,
    responses=answers(ReplaySeen),
    request_max_body_size=LARGEST_RECORD,
)
async def file_replay(
    data: JSONBody[RecordRequest], state: State, request: AnyRequest
) -> Response[bytes]:
    """Return the same for a record that is sent along. It must be read and played in time."""
    found = await costly(state, request, FILE_COST, file_page, data.record, data.viewer)
    return shown(found, request)


@post("/api/tables/{match:str}/play_on", responses=answers(Seated, 201))
async def play_on_from(
    match: MatchId, data: JSONBody[PlayOnRequest], state: State, request: AnyRequest
) -> Response[Seated]:
    """Create a table that begins where a finished game was; bots have the other seats."""
    async with looking(request, state, match) as (live, _):
        await state.lobby.freshen(live)
        row = await costly(state, request, COST, play_on, live.match, data)
    seated = await state.tables.set_up(row, data.seat, data.name)
    return await seated_at(request, state, seated, hashed(seated.secret))


@post(
    "/api/replay/play_on",
    responses=answers(Seated, 201),
    request_max_body_size=LARGEST_RECORD,
)
async def play_on_from_file(
    data: JSONBody[PlayOnFileRequest], state: State, request: AnyRequest
) -> Response[Seated]:
    """Do the same where the game of a record was that is sent along."""
    begin = partial(play_on_file, positions=state.tables.positions)
    row = await costly(state, request, FILE_COST, begin, data)
    seated = await state.tables.set_up(row, data.seat, data.name)
    return await seated_at(request, state, seated, hashed(seated.secret))


async def costly[*Args, T](
    state: State, request: AnyRequest, cost: int, work: Callable[[*Args], T], *args: *Args
) -> T:
    """Return what the work comes to. It counts for whoever asks, and waits among its like."""
    client, questions = client_of(request.scope), cast(CostlyQuestions, state.replays)
    state.limits.foresight.check(client, cost)
    return await questions.answer(client, work, *args)


def check_viewer(live: Live, wanted: Seat, own: Seat) -> None:
    """Refuse other views of a running game than one's own, and seats that there are not."""
    if wanted >= live.match.game.seats:
        raise NoSeat("there is no such seat")
    if wanted != own and not live.match.game.over:
        raise NotOver("of a running game you see what you know yourself")


def made(kept: KeptReplays, live: Live, viewer: Seat) -> Page:
    """Return the replay of a match as it is now."""
    match, who, over = live.match, players(live.row), live.match.game.over
    if not over:
        return replay_page(match.record, who, viewer, over=False)
    return kept.get(live.row.id, viewer, lambda: replay_page(match.record, who, viewer, over=True))
