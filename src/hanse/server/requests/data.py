"""Files that a table is played with, such as a map and a deck, shown before players sit down."""

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.packed_page import Page, page
from hanse.server.limited_processes.messages import SetupDataRequest
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import client_of
from hanse.server.limits.costly_questions import CostlyQuestions
from hanse.server.pages.kept_pages import KeptPages
from hanse.server.requests.pages import page_response
from hanse.server.requests.sessions import MatchId, asker_at
from hanse.server.requests.tables import FIT_COST, Invite
from hanse.server.requests.words import JSON, TEXT, known_game
from hanse.tables.creation.given_setups import sections_of
from hanse.tables.creation.setup_bounds import check_setup, own_texts
from hanse.tables.creation.setup_check import read_setup
from hanse.tables.messages.bodies import SetupRequest


@get("/api/games/{game:str}/data/{kind:str}/{name:str}", sync_to_thread=False)
def shipped_file(
    game: FromPath[str], kind: FromPath[str], name: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """Return the text of a file that the server ships, such as a map, as a base for your own."""
    found = GAMES[known_game(game)].about.shipped.get(kind, {}).get(name)
    if found is None:
        raise NotFoundException(f"there is no {kind[:40]} {name[:40]}")
    return page_response(page(found.encode(), TEXT), request)


@post("/api/games/{game:str}/data", status_code=200)
async def setup_data(
    game: FromPath[str], data: JSONBody[SetupRequest], state: State, request: AnyRequest
) -> Response[bytes]:
    """Return the data of a table with this setup; a refusal names the line with the mistake."""
    client = client_of(request.scope)
    state.limits.previews.check(client, FIT_COST)
    check_setup(game, data)
    if own_texts(game, data.data):
        limited: LimitedProcesses = state.limited
        found = await limited.answer(client, SetupDataRequest(game, data), bytes)
    else:
        costly: CostlyQuestions = state.costly
        found = await costly.answer(client, asked_data, game, data)
    return Response(found, media_type=JSON)


@get("/api/tables/{match:str}/data")
async def table_data(
    match: MatchId, state: State, request: AnyRequest, invite: Invite = ""
) -> Response[bytes]:
    """Return the data of this table, such as its map and its cards."""
    row = await state.lobby.row(match)
    await asker_at(request, state, row, invite)
    if not own_texts(row.setup.game, dict(row.setup.data)):
        return page_response(data_page(row.setup), request)
    return page_response(await own_data(row.setup, match, state, client_of(request.scope)), request)


async def own_data(setup: Setup, match: str, state: State, client: str) -> Page:
    """Return the data of a table with its own files; keep the page, because it takes a while."""
    kept: KeptPages[Setup] = state.kept_data
    if found := kept.get(setup):
        return found
    state.limits.previews.check(client, FIT_COST)
    costly: CostlyQuestions = state.costly
    return kept.keep(setup, await costly.answer(client, data_page, setup, table=match))


def data_page(setup: Setup) -> Page:
    return page(sections_of(setup), JSON)


def asked_data(game: str, wanted: SetupRequest) -> bytes:
    return sections_of(read_setup(game, wanted))
