"""Previews of moves, from the seat's own view only."""

from typing import cast

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import DecodeError, Raw, ValidationError

from hanse.core.preview import preview_move
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Move, Seat
from hanse.core.views import View
from hanse.core.wire import encode
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.problems import problem
from hanse.server.limits.budgets import Limits, client_of
from hanse.server.limits.costly_questions import CostlyQuestions
from hanse.server.requests.play import answers, commands_at, json_response
from hanse.server.requests.sessions import MatchId
from hanse.tables.messages.preview_bodies import PreviewAnswer, PreviewRequest

MAX_MOVES = 16


@post("/api/tables/{match:str}/foresight", status_code=200, responses=answers(PreviewAnswer))
async def previews(
    match: MatchId, data: JSONBody[PreviewRequest], state: State, request: AnyRequest
) -> Response[bytes]:
    """Return for each of these moves the events it would cause and your holdings afterwards."""
    async with commands_at(request, state, match) as commands:
        if commands.seat == SPECTATOR:
            return problem("not_yours")
        game, spec = commands.live.match.game, commands.live.spec
        try:
            moves = [spec.text.read_move(encode(move)) for move in data.moves[:MAX_MOVES]]
        except (DecodeError, ValidationError, KeyError, RecursionError) as wrong:
            return problem("malformed", str(wrong)[:200])
        view = spec.see.view(game, commands.seat)
        limits: Limits = state.limits
        limits.seat_previews.check(f"{match} {commands.seat}", len(moves))
        client, costly = client_of(request.scope), cast(CostlyQuestions, state.costly)
        limits.previews.check(client, len(moves))
        found = [
            await costly.answer(
                client, encoded_preview, spec, view, commands.seat, move, table=match
            )
            for move in moves
        ]
        return json_response(PreviewAnswer(game.question_id(commands.seat), tuple(found)))


def encoded_preview(spec: AnySpec, view: View, seat: Seat, move: Move) -> Raw:
    return Raw(encode(preview_move(spec, view, seat, move)))
