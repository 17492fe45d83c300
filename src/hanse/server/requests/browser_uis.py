"""The browser UIs of games from installed packages, which the host has listed."""

from litestar import Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hanse.server.http.connection_types import AnyRequest
from hanse.server.pages.browser_uis import FOLDER, BrowserUis
from hanse.server.requests.pages import page_response
from hanse.server.requests.words import known_game
from hanse.tables.messages.bodies import BrowserUiFrame


@get("/api/games/{game:str}/browser_ui", sync_to_thread=False)
def game_browser_ui(game: FromPath[str], state: State) -> BrowserUiFrame:
    """Return the address of the frame that shows a game by its package's own browser UI."""
    uis: BrowserUis = state.browser_uis
    return BrowserUiFrame(uis.frames.get(known_game(game), ""))


@route(
    FOLDER + "/{game:str}/{name:str}",
    http_method=["GET", "HEAD"],
    sync_to_thread=False,
    include_in_schema=False,
)
def browser_ui_file(
    game: FromPath[str], name: FromPath[str], state: State, request: AnyRequest
) -> Response[bytes]:
    """Return a frame or one of its scripts, whose names are their hashes."""
    uis: BrowserUis = state.browser_uis
    found = uis.files.get(f"{FOLDER}/{game}/{name}")
    if found is None:
        raise NotFoundException
    return page_response(found, request)
