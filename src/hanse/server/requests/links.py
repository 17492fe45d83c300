"""Pages and pictures for links to tables, for programs into which a link is pasted.

Every client gets the same facts: those that a stranger may know. The invitation itself comes after
the `#` of a link, and browsers never send it.
"""

from pathlib import Path
from typing import Annotated

from litestar import Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.packed_page import Page, page
from hanse.server.limited_processes.messages import LinkPictureRequest
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import client_of
from hanse.server.pages.kept_pages import KeptPages
from hanse.server.pages.link_pages import LinkPages
from hanse.server.pages.links import LinkFacts, facts_of
from hanse.server.requests.pages import INDEX, page_response
from hanse.server.requests.sessions import MatchId
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.seats.seating import Asker, NoSuchMatch, check_may_see
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.rows import MatchRow
from hanse.words import LANGUAGES, Words, nearest_language

In = Annotated[str, QueryParameter(name="in", required=False)]
READ = (HttpMethod.GET, HttpMethod.HEAD)
PICTURE_COST = 12
"""The approximate cost of drawing a picture, in previews."""
MAX_PICTURES = 16 * 1024 * 1024
"""The maximum size in bytes of the cache of pictures."""


async def link_facts(match: str, state: State, language: str) -> LinkFacts | None:
    """Return the public facts about this table; None if strangers may not see it.

    Return None also while the database is down: the page itself then reports the outage.
    """
    try:
        row = await state.lobby.row(match)
        check_may_see(row, Asker())
    except (NoSuchMatch, Unavailable, UnreadableMatch):
        return None
    return facts_of(row, Words(language))


def language_of(wish: str, request: AnyRequest) -> str:
    """Return the language of the link's sender, or else of its reader."""
    return (
        wish if wish in LANGUAGES else nearest_language(request.headers.get("accept-language", ""))
    )


async def public_view(row: MatchRow, state: State) -> bytes:
    """Return what spectators see of a table; empty if its game has not begun."""
    if not row.has_started:
        return b""
    async with state.lobby.use(row.id) as live:
        await state.lobby.freshen(live)
        return encode(live.spec.see.view(live.match.game, SPECTATOR))


async def picture_request(
    row: MatchRow, facts: LinkFacts, state: State, language: str
) -> LinkPictureRequest:
    """Return the request for the picture of a table as everybody sees it now."""
    terms, begun = (facts.rules, facts.clock), await public_view(row, state)
    return LinkPictureRequest(
        facts.game, row.setup, facts.title, facts.lead, terms, facts.names, facts.free, language,
        begun, b"" if begun else row.position,
    )  # fmt: skip


async def draw_when_allowed(asked: LinkPictureRequest, state: State, client: str) -> Page:
    """Return the picture of a link, drawn in a limited process when it is this client's turn."""
    state.limits.previews.check(client, PICTURE_COST)
    processes: LimitedProcesses = state.limited
    return page(await processes.answer(client, asked, bytes), "image/png")


def link_routes(folder: Path) -> list[HTTPRouteHandler]:
    """Return the handlers for links to tables and for the pictures of links."""
    pages = LinkPages((folder / INDEX).read_text("utf-8"))
    pictures = KeptPages[LinkPictureRequest](max_bytes=MAX_PICTURES)

    @route("/table/{match:str}", http_method=READ, include_in_schema=False)
    async def link(
        match: MatchId, state: State, request: AnyRequest, wish: In = ""
    ) -> Response[bytes]:
        language = language_of(wish, request)
        facts = await link_facts(match, state, language)
        address = f"{str(request.base_url).rstrip('/')}/table/{match}"
        return page_response(pages.page(facts, address, language), request)

    @route("/table/{match:str}/picture.png", http_method=READ, include_in_schema=False)
    async def picture(
        match: MatchId, state: State, request: AnyRequest, wish: In = ""
    ) -> Response[bytes]:
        language = language_of(wish, request)
        facts = await link_facts(match, state, language)
        if facts is None:
            raise NotFoundException
        asked = await picture_request(await state.lobby.row(match), facts, state, language)
        found = pictures.get(asked)
        if found is None:
            drawn = await draw_when_allowed(asked, state, client_of(request.scope))
            found = pictures.keep(asked, drawn)
        return page_response(found, request)

    return [link, picture]
