"""The steps of a match as one viewer saw them, for viewing them late or again."""

from typing import Annotated, cast

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from hanse.core.types import SPECTATOR
from hanse.match.view_steps import Replay
from hanse.server.http.connection_types import AnyRequest
from hanse.server.limited_processes.messages import StepsRequest
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import Limits, client_of
from hanse.server.requests.play import answers, commands_at
from hanse.server.requests.sessions import MatchId
from hanse.tables.live.seat_commands import LARGEST_NUMBER
from hanse.tables.messages.bodies import StepsSeen

COST = 10
"""The approximate cost of a list of steps, in previews."""
Since = Annotated[int, QueryParameter(ge=0, le=LARGEST_NUMBER)]


@get("/api/tables/{match:str}/steps", responses=answers(StepsSeen))
async def steps(
    match: MatchId, state: State, request: AnyRequest, since: Since = 0
) -> Response[bytes]:
    """Return your view after this many events, and up to 120 steps that follow."""
    async with commands_at(request, state, match) as commands:
        limits: Limits = state.limits
        client = client_of(request.scope)
        if commands.seat != SPECTATOR:
            limits.seat_previews.check(f"{match} {commands.seat}", COST)
        limits.previews.check(client, COST)
        await state.lobby.freshen(commands.live)
        limited = cast(LimitedProcesses, state.limited)
        replay = Replay(commands.live.match)
        first, number = replay.place(commands.seat, since)
        game = replay.spec.about.name
        asked = StepsRequest(game, replay.record, commands.seat, first, number)
        found = await limited.answer(client, asked, bytes, table=match)
        return Response(found, media_type="application/json")
