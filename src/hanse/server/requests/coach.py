"""Advice of a coach, from your own view, at a table without other people."""

from typing import cast

from litestar import Response, get
from litestar.datastructures import State

from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode
from hanse.server.http.connection_types import AnyRequest
from hanse.server.http.problems import problem
from hanse.server.limited_processes.messages import CoachAsked
from hanse.server.limited_processes.pool import LimitedProcesses
from hanse.server.limits.budgets import Limits, client_of
from hanse.server.requests.play import answers, commands_at
from hanse.server.requests.sessions import MatchId
from hanse.tables.messages.preview_bodies import Advice
from hanse.tables.store.rows import MatchRow

COST = 20
"""It takes as long as about this many previews."""


@get("/api/tables/{match:str}/advice", responses=answers(Advice))
async def coach(match: MatchId, state: State, request: AnyRequest) -> Response[bytes]:
    """Say what a coach would do with your question, and why; only where all others are bots."""
    async with commands_at(request, state, match) as commands:
        seat, live = commands.seat, commands.live
        if seat == SPECTATOR or not alone(live.row, seat):
            return problem("not_yours", "a coach advises whoever plays against bots")
        view = live.spec.see.view(live.match.game, seat)
        if view.asked is None or view.asked.ready:
            return problem("out_of_date")
        limits: Limits = state.limits
        limits.seat_previews.check(f"{match} {seat}", COST)
        client, limited = client_of(request.scope), cast(LimitedProcesses, state.limited)
        limits.previews.check(client, COST)
        asked = CoachAsked(live.spec.about.name, encode(view), seat)
        found = await limited.answer(client, asked, bytes, table=match)
        if not found:
            return problem("not_found", "this game has no coach")
        return Response(found, media_type="application/json")


def alone(row: MatchRow, seat: Seat) -> bool:
    """Are all other seats bots?"""
    return all(one.bot for place, one in enumerate(row.seats) if place != seat)
