"""Links to a player's seat: the browsers that opened it, and a new link in place of the old one."""

from contextlib import suppress

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from hanse.server.http.connection_types import AnyRequest
from hanse.server.limits.budgets import client_of
from hanse.server.requests.sessions import MatchId, asker_at, bearer, seat_hash, token_of
from hanse.tables.live import seat_links
from hanse.tables.live.other_processes import look_at
from hanse.tables.messages.bodies import Seated
from hanse.tables.messages.link_bodies import GiveSeatRequest, NewLinkRequest, SeatDevices
from hanse.tables.seats.seating import Asker, NotSeated
from hanse.tables.seats.sessions import hash_token
from hanse.tables.store.errors import Unavailable

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "FxiOS": "Firefox",
    "Chrome/": "Chrome", "CriOS": "Chrome", "Safari/": "Safari",
}  # fmt: skip
"""Browsers by a part of their user agents; most of these also contain the parts further down."""
SYSTEMS = {
    "Android": "Android", "iPhone": "iOS", "iPad": "iOS", "Windows": "Windows",
    "Mac OS": "macOS", "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def device_name(agent: str) -> str:
    """Return a browser and its system by their names, as far as they are known."""
    known = (
        next((name for part, name in names.items() if part in agent), "")
        for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, known))


@get("/api/tables/{match:str}/devices")
async def seat_devices(match: MatchId, state: State, request: AnyRequest) -> SeatDevices:
    """Return the browsers in which your seat was opened."""
    asker = await asker_at(request, state, await state.lobby.row(match))
    if asker == Asker():
        raise NotSeated("only players and the host have a link of their own")
    session = "" if bearer(request) else hash_token(token_of(request))
    found = await state.sessions.store.sessions.devices(session, match, asker.opened)
    return SeatDevices(tuple(found))


@post("/api/tables/{match:str}/link")
async def new_link(
    match: MatchId, data: JSONBody[NewLinkRequest], state: State, request: AnyRequest
) -> Seated:
    """Get a new link to your seat; the old one opens nothing any more, on any device."""
    await asker_at(request, state, await state.lobby.row(match))
    token = "" if bearer(request) else token_of(request)
    state.sessions.forget(token, match)
    if token and (await state.sessions.find(token, match)).lent:
        # Somebody else may have planted this token, and would get a secret that lasts.
        raise NotSeated("this browser has a newer session")
    opened = await seat_hash(request, state, match)
    session = hash_token(token) if token else ""
    with state.limits.joins.charge(client_of(request.scope)):
        seated = await seat_links.replace_link(state.lobby, match, opened, session, data.secret)
    state.sessions.forget(token, match)
    return seated


@post("/api/tables/{match:str}/give")
async def give_seat(
    match: MatchId, data: JSONBody[GiveSeatRequest], state: State, request: AnyRequest
) -> Seated:
    """T-AWAY-04: get a link to an absent player's seat for another person, as the host."""
    await asker_at(request, state, await state.lobby.row(match))
    opened = await seat_hash(request, state, match)
    with state.limits.joins.charge(client_of(request.scope)):
        return await seat_links.give_seat(state.lobby, match, opened, data.seat)


async def note_device(request: AnyRequest, state: State, token: str, match: str) -> None:
    """Note the browser that has just got a seat, and show it to the others that have this seat."""
    device, session = device_name(request.headers.get("user-agent", "")), hash_token(token)
    with suppress(Unavailable):  # the seat is given by now
        if await state.sessions.store.sessions.note_device(session, match, device):
            if match in state.lobby.lives:
                await look_at(state.lobby, [match])
            state.lobby.hints.notify(match)
