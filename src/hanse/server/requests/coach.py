"""A coach's advice, from the player's own view, at a table without other people."""

from typing import cast

from litestar import Response, get
from litestar.datastructures import State

from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.problems import problem
from hanse.server.limited_processes.messages import CoachRequest
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import Limits, client_of
from hanse.server.requests.play import answers, commands_at
from hanse.server.requests.sessions import MatchId
from hanse.tables.messages.preview_bodies import Advice
from hanse.tables.review.advice import is_alone, is_among_beginners

COST = 20
"""The approximate cost of a piece of advice, in previews."""


@get("/api/tables/{match:str}/advice", responses=answers(Advice))
async def coach(match: MatchId, state: State, request: AnyRequest) -> Response[bytes]:
    """Return a coach's advice on your question, with reasons; only if all others are bots."""
    async with commands_at(request, state, match) as commands:
        seat, live = commands.seat, commands.live
        if seat == SPECTATOR or not is_alone(live.row, seat):
            return problem("not_yours", "a coach advises whoever plays against bots")
        view = live.spec.see.view(live.match.game, seat)
        if view.asked is None or view.asked.ready:
            return problem("out_of_date")
        limits: Limits = state.limits
        limits.seat_previews.check(f"{match} {seat}", COST)
        client, limited = client_of(request.scope), cast(LimitedProcesses, state.limited)
        limits.previews.check(client, COST)
        asked = CoachRequest(
            live.spec.about.name, encode(view), seat, is_among_beginners(live.row, seat)
        )
        found = await limited.answer(client, asked, bytes, table=match)
        if not found:
            return problem("not_found", "this game has no coach")
        return Response(found, media_type="application/json")
