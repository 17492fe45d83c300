"""What a coach would do with your question: from your own view, at a table without other people."""

from typing import cast

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromQuery
from msgspec import Raw

from hanse.bots.coach import advise
from hanse.core.spec import AnySpec
from hanse.core.types import SPECTATOR, Seat
from hanse.core.views import View
from hanse.core.wire import encode
from hanse.match.advice import advice
from hanse.match.story import Story
from hanse.server.connection_types import AnyRequest
from hanse.server.costly_questions import CostlyQuestions
from hanse.server.foretelling import CoachAnswer
from hanse.server.limits import Limits, client_of
from hanse.server.names import given_name
from hanse.server.problems import problem
from hanse.server.routes.play import answers, commands_at, told
from hanse.server.routes.sessions import MatchId
from hanse.server.store.rows import MatchRow
from hanse.words import Words
from hanse.words.catalogue import spoken

COST = 20
"""It takes about as long as so many foresights."""


@get("/api/tables/{match:str}/coach", responses=answers(CoachAnswer))
async def coach(
    match: MatchId, state: State, request: AnyRequest, language: FromQuery[str] = "en"
) -> Response[bytes]:
    """Say what a coach would do with your question, and why; only where all others are bots."""
    async with commands_at(request, state, match) as commands:
        seat, live = commands.seat, commands.live
        if seat == SPECTATOR or not alone(live.row, seat):
            return problem("not_yours", "a coach advises whoever plays against bots")
        view = live.spec.see.view(live.match.game, seat)
        if view.asked is None or view.asked.ready:
            return problem("out_of_date")
        limits: Limits = state.limits
        limits.seat_foresight.check(f"{match} {seat}", COST)
        client, costly = client_of(request.scope), cast(CostlyQuestions, state.costly)
        limits.foresight.check(client, COST)
        names = [given_name(one) for one in live.row.seats]
        story = Story(live.row.setup, Words(spoken(language)), names, seat)
        found = await costly.answer(client, advised, live.spec, view, seat, story, table=match)
        return told(found) if found else problem("not_found", "this game has no coach")


def alone(row: MatchRow, seat: Seat) -> bool:
    """Are all other seats bots?"""
    return all(one.bot for place, one in enumerate(row.seats) if place != seat)


def advised(spec: AnySpec, view: View, seat: Seat, story: Story) -> CoachAnswer | None:
    """Let the coach think, and say it."""
    thought, asked = advise(spec, seat, view), view.asked
    if thought is None or asked is None:
        return None
    said = advice(story, thought.moves, thought.value, thought.why, ends=thought.ends)
    moves = tuple(Raw(encode(move)) for move in thought.moves)
    return CoachAnswer(asked.id, said.plan, said.chance, said.reasons, moves, thought.places)
