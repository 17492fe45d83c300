"""Live play: a socket, or a stream of server-sent events for clients without sockets."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Response, get, websocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from hanse.core.wire import encode
from hanse.server.connections.table_socket import LATER, NOT_FOUND, SET_ASIDE, Connection
from hanse.server.http.connection_types import AnyRequest, AnySocket
from hanse.server.http.problems import problem
from hanse.server.requests.sessions import MatchId, bearer, open_match, token_of, watching_seat
from hanse.server.store.account_errors import OutOfScope
from hanse.tables.live.live import Live, Viewer
from hanse.tables.live.seat_commands import LARGEST_NUMBER
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.live.welcome import welcome
from hanse.tables.messages.wire import FromServer
from hanse.tables.seats.seating import NoSuchMatch
from hanse.tables.store.errors import Unavailable

BEAT = 15.0
"""Seconds after which a beat is sent on a silent stream."""


@websocket("/api/tables/{match:str}/socket")
async def socket(socket: AnySocket, match: MatchId, state: State) -> None:
    """Play live. A cookie or secret identifies a seat; without one, the viewer watches."""
    await socket.accept()
    if state.draining:
        await socket.close(code=LATER)
        return
    try:
        async with open_match(socket, state, match) as (live, asker):
            connection = Connection(socket, state.lobby, live, asker, state.limits)
            async with watching_seat(socket, state, match, connection.viewer):
                await connection.run()
    except (NoSuchMatch, OutOfScope):
        await socket.close(code=NOT_FOUND)
    except UnreadableMatch:
        await socket.close(code=SET_ASIDE)
    except Unavailable:
        await socket.close(code=LATER)


LastId = Annotated[str, HeaderParameter(name="Last-Event-ID", required=False)]
Since = Annotated[int, QueryParameter(ge=0, le=LARGEST_NUMBER)]
STREAM = {200: ResponseSpec(str, generate_examples=False, media_type="text/event-stream")}


@get("/api/tables/{match:str}/events", responses=STREAM)
async def events(
    match: MatchId,
    state: State,
    request: AnyRequest,
    last: LastId = "",
    since: Since = 0,
) -> Response[Any]:  # Any: a stream has no content of one type
    """Stream the same messages as the socket; each id counts the events and chat lines so far."""
    by_cookie = not bearer(request) and bool(token_of(request))
    if by_cookie and not {"origin", "sec-fetch-site"} & set(request.headers.keys()):
        return problem("foreign", "say where you come from, or bring a secret")
    if state.draining:
        return problem("try_again")
    async with open_match(request, state, match):
        begin = parse_last_id(last) if last else (since, 0)
    headers = {"x-accel-buffering": "no"}
    return Stream(stream(request, state, match, begin), media_type="text/event-stream",
                  headers=headers)  # fmt: skip


def parse_last_id(last: str) -> tuple[int, int]:
    """Return the numbers of events and chat lines received by a client with this last id."""
    parts = [part[:10] for part in last.split(".")[:3]]
    numbers = [int(part) for part in parts if part.isascii() and part.isdigit()]
    bounded = [min(number, LARGEST_NUMBER) for number in numbers]
    return (bounded[0], bounded[1]) if len(bounded) == 2 else (0, 0)


async def stream(
    request: AnyRequest, state: State, match: str, begin: tuple[int, int]
) -> AsyncIterator[bytes]:
    """Yield messages until the client leaves or is shut out, or the server stops."""
    async with open_match(request, state, match) as (live, asker):
        await state.lobby.freshen(live)
        await state.lobby.hear(live)
        viewer = Viewer(asker)
        viewer.start(live, *begin)
        live.enter(viewer)
        try:
            async with watching_seat(request, state, match, viewer):
                with state.lobby.sockets.count_one():
                    yield encode_event(viewer, welcome(live.row, asker))
                    async for message in news(live, viewer, state):
                        yield message
        finally:
            live.leave(viewer)


async def news(live: Live, viewer: Viewer, state: State) -> AsyncIterator[bytes]:
    """Yield new messages, and a beat after each silence.

    A silence lasts from one message to the next: news hidden from this viewer does not end it.
    """
    clock = asyncio.get_running_loop().time
    viewer.wake()
    beat = clock() + BEAT
    while not state.draining:
        try:
            async with asyncio.timeout_at(beat):
                await viewer.news.wait()
        except TimeoutError:
            yield b": \n\n"
            beat += BEAT
        viewer.news.clear()
        if viewer.is_shut_out(live):
            return
        for message in viewer.pull(live):
            yield encode_event(viewer, message)
            beat = clock() + BEAT


def encode_event(viewer: Viewer, message: FromServer) -> bytes:
    kind = type(message).__struct_config__.tag
    head = f"id: {viewer.events}.{viewer.chat}\nevent: {kind}\ndata: "
    return head.encode() + encode(message) + b"\n\n"
