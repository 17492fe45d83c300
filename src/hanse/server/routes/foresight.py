"""What an answer would come to, before it is given: from the seat's own view and nothing else."""

from typing import Any, cast

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import DecodeError, Raw, ValidationError

from hanse.core.foresight import foresee
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Move, Seat
from hanse.core.wire import encode
from hanse.server.dear import DearQuestions
from hanse.server.limits import Limits, client_of
from hanse.server.problems import problem
from hanse.server.routes.play import answers, desk_at, told
from hanse.server.routes.sessions import MatchId
from hanse.server.wire import Foreseeing, Foreseen

MOST = 16


@post("/api/tables/{match:str}/foresight", status_code=200, responses=answers(Foreseen))
async def foresight(
    match: MatchId, data: JSONBody[Foreseeing], state: State, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """For each of these moves: what you would be told, and what you would have then."""
    async with desk_at(request, state, match) as desk:
        if desk.seat == SPECTATOR:
            return problem("not_yours")
        game, spec = desk.live.match.game, desk.live.spec
        try:
            moves = [spec.text.read_move(encode(move)) for move in data.moves[:MOST]]
        except (DecodeError, ValidationError, KeyError, RecursionError) as wrong:
            return problem("malformed", str(wrong)[:200])
        view = spec.see.view(game, desk.seat)
        limits: Limits = state.limits
        limits.seat_foresight.check(f"{match} {desk.seat}", len(moves))
        client, dear = client_of(request.scope), cast(DearQuestions, state.dear)
        limits.foresight.check(client, len(moves))
        foreseen = [await dear.answer(client, one, spec, view, desk.seat, move) for move in moves]
        return told(Foreseen(game.question_id(desk.seat), tuple(foreseen)))


def one(spec: AnySpec, view: Any, seat: Seat, move: Move) -> Raw:
    return Raw(encode(foresee(spec, view, seat, move)))
