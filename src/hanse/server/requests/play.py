"""Play over HTTP: the screen, commands, undo, chat, with the same rules as over the socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from msgspec import Struct

from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.problems import problem, refusal
from hanse.server.limits.budgets import client_of
from hanse.server.requests.sessions import MatchId, open_match
from hanse.tables.live.live import full_update
from hanse.tables.live.seat_commands import LARGEST_NUMBER, SeatCommands
from hanse.tables.messages.bodies import (
    AgreeRequest,
    ChatRequest,
    MoveRequest,
    MoveStored,
    Problem,
    UndoRequest,
)
from hanse.tables.messages.wire import Done, Refused, Update
from hanse.tables.review.records import file_name, record_text

Since = Annotated[int | None, QueryParameter(ge=0, le=LARGEST_NUMBER)]
Key = Annotated[str, HeaderParameter(name="Idempotency-Key", required=False)]

REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, media_type="application/problem+json")
    for status in (400, 403, 404, 409, 422, 429, 503)
}

RECORD = {200: ResponseSpec(str, generate_examples=False, media_type="text/plain"), **REFUSALS}


class ChatAnswer(Struct, frozen=True):
    """The answer to a chat line: the number of the line."""

    number: int


def answers(kind: type[object], status: int = 200) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(kind, generate_examples=False), **REFUSALS}


@asynccontextmanager
async def commands_at(request: AnyRequest, state: State, match: str) -> AsyncIterator[SeatCommands]:
    """Yield the commands of the seat that sent this request; keep its match in memory meanwhile."""
    async with open_match(request, state, match) as (live, asker):
        if asker.seat != SPECTATOR:
            state.limits.seats.check(f"{match} {asker.seat}")
        yield SeatCommands(state.lobby, live, asker.seat, client_of(request.scope))


@get("/api/tables/{match:str}/screen", responses=answers(Update))
async def screen(
    match: MatchId, state: State, request: AnyRequest, since: Since = None
) -> Response[bytes]:
    """Return every section that you may see; with `since`, also the events after that number."""
    async with commands_at(request, state, match) as commands:
        await state.lobby.freshen(commands.live)
        return json_response(full_update(commands.live, commands.seat, since))


@get("/api/tables/{match:str}/record", responses=RECORD)
async def record(match: MatchId, state: State, request: AnyRequest) -> Response[bytes]:
    """Return the whole record of a finished match, with its seed and nonces."""
    async with open_match(request, state, match) as (live, _):
        text = await record_text(state.lobby, live)
        named = f'attachment; filename="{file_name(live.row)}"'
    headers = {"content-disposition": named}
    return Response(text.encode(), media_type="text/plain", headers=headers)


@post("/api/tables/{match:str}/commands", status_code=200, responses=answers(MoveStored))
async def command(
    match: MatchId, data: JSONBody[MoveRequest], state: State, request: AnyRequest, key: Key = ""
) -> Response[bytes]:
    """Take a move, in or out of turn. The same id again gets the same answer."""
    async with commands_at(request, state, match) as commands:
        return command_response(
            commands,
            await commands.command(key or data.id, encode(data.move), data.question),
        )


@post("/api/tables/{match:str}/undo", status_code=200, responses=answers(MoveStored))
async def undo(
    match: MatchId, data: JSONBody[UndoRequest], state: State, request: AnyRequest, key: Key = ""
) -> Response[bytes]:
    """Take back this many of your own answers (T-UNDO-01)."""
    async with commands_at(request, state, match) as commands:
        return command_response(commands, await commands.undo(key or data.id, data.answers))


@post("/api/tables/{match:str}/agree", status_code=200, responses=answers(MoveStored))
async def agree(
    match: MatchId, data: JSONBody[AgreeRequest], state: State, request: AnyRequest, key: Key = ""
) -> Response[bytes]:
    """Take part in an agreement: leave, come back, end, go back, restart your turn."""
    async with commands_at(request, state, match) as commands:
        done = await commands.agree(key or data.id, data.act, data.seat, data.ply)
        return command_response(commands, done)


@post("/api/tables/{match:str}/chat", responses=answers(ChatAnswer, 201))
async def chat(
    match: MatchId, data: JSONBody[ChatRequest], state: State, request: AnyRequest
) -> Response[bytes]:
    """Write a line of chat."""
    async with commands_at(request, state, match) as commands:
        if commands.seat == SPECTATOR:
            return problem("not_yours")
        return json_response(ChatAnswer(await commands.chat(data.words)), 201)


def command_response(commands: SeatCommands, came: Done | Refused) -> Response[bytes]:
    """Return the result of a command, with the current table if the sender may need it."""
    update = full_update(commands.live, commands.seat)
    if isinstance(came, Done):
        return json_response(MoveStored(came.id, update))
    return refusal(came, update if came.code in ("out_of_date", "illegal") else None)


def json_response(thing: Struct, status: int = 200) -> Response[bytes]:
    return Response(encode(thing), status_code=status, media_type="application/json")
