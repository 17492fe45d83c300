"""What an answer would come to, before it is given: from the seat's own view and nothing else."""

from typing import cast

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import DecodeError, Raw, ValidationError

from hanse.core.foresight import foresee
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
from hanse.tables.messages.preview_bodies import ForesightAnswer, ForesightRequest

MOST = 16


@post("/api/tables/{match:str}/foresight", status_code=200, responses=answers(ForesightAnswer))
async def foresight(
    match: MatchId, data: JSONBody[ForesightRequest], state: State, request: AnyRequest
) -> Response[bytes]:
    """For each of these moves: what you would be told, and what you would have then."""
    async with commands_at(request, state, match) as commands:
        if commands.seat == SPECTATOR:
            return problem("not_yours")
        game, spec = commands.live.match.game, commands.live.spec
        try:
            moves = [spec.text.read_move(encode(move)) for move in data.moves[:MOST]]
        except (DecodeError, ValidationError, KeyError, RecursionError) as wrong:
            return problem("malformed", str(wrong)[:200])
        view = spec.see.view(game, commands.seat)
        limits: Limits = state.limits
        limits.seat_foresight.check(f"{match} {commands.seat}", len(moves))
        client, costly = client_of(request.scope), cast(CostlyQuestions, state.costly)
        limits.foresight.check(client, len(moves))
        foreseen = [
            await costly.answer(client, one, spec, view, commands.seat, move, table=match)
            for move in moves
        ]
        return json_response(ForesightAnswer(game.question_id(commands.seat), tuple(foreseen)))


def one(spec: AnySpec, view: View, seat: Seat, move: Move) -> Raw:
    return Raw(encode(foresee(spec, view, seat, move)))
