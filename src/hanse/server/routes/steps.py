"""The steps of a match as one viewer saw them, for whoever missed some or looks at them again."""

from typing import Annotated, cast

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import QueryParameter
from msgspec import Raw

from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode
from hanse.match.view_steps import Replay
from hanse.server.bodies import StepSeen, StepsSeen
from hanse.server.connection_types import AnyRequest
from hanse.server.costly_questions import CostlyQuestions
from hanse.server.limits import Limits, client_of
from hanse.server.routes.play import answers, commands_at, told
from hanse.server.routes.sessions import MatchId
from hanse.server.seat_commands import LARGEST_NUMBER

MOST_STEPS = 120
"""So many steps come in one answer."""
COST = 10
"""It takes about as long as so many foresights."""
Since = Annotated[int, QueryParameter(ge=0, le=LARGEST_NUMBER)]


@get("/api/tables/{match:str}/steps", responses=answers(StepsSeen))
async def steps(
    match: MatchId, state: State, request: AnyRequest, since: Since = 0
) -> Response[bytes]:
    """Your view after so many events, and each step after it; at most 120 of them."""
    async with commands_at(request, state, match) as commands:
        limits: Limits = state.limits
        client = client_of(request.scope)
        if commands.seat != SPECTATOR:
            limits.seat_foresight.check(f"{match} {commands.seat}", COST)
        limits.foresight.check(client, COST)
        await state.lobby.freshen(commands.live)
        costly = cast(CostlyQuestions, state.costly)
        replay = Replay(commands.live.match)
        return told(await costly.answer(client, seen, replay, commands.seat, since, table=match))


def seen(replay: Replay, seat: Seat, since: int) -> StepsSeen:
    history = replay.history(seat, since, MOST_STEPS)
    found = tuple(
        StepSeen(step.number, step.sections, tuple(Raw(encode(one)) for one in step.events))
        for step in history.steps
    )
    return StepsSeen(history.number, history.sections, found)
