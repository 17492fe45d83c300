"""Lessons: lists of them, their sentences, and tables for taking them."""

import asyncio

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from hanse.server.http.connection_types import AnyRequest
from hanse.server.limits.budgets import client_of
from hanse.server.requests.given_seats import check_seats, seat_response
from hanse.server.requests.pages import page_response
from hanse.server.requests.words import fluent, known_game
from hanse.tables.messages.bodies import Seated
from hanse.tables.messages.lesson_bodies import LessonInfo, LessonRequest
from hanse.tables.review.lessons import lesson_infos, lesson_start, lesson_table
from hanse.tables.seats.sessions import hash_token

LESSON = ("lesson",)


@get("/api/games/{game:str}/lessons", sync_to_thread=False)
def game_lessons(game: FromPath[str]) -> list[LessonInfo]:
    """Return every lesson of a game in order, with its steps."""
    return lesson_infos(known_game(game))


@get("/api/games/{game:str}/lessons/{language:str}", sync_to_thread=False)
def lesson_words(
    game: FromPath[str], language: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """Return the sentences of a game's lessons as one Fluent file."""
    return page_response(fluent(language, known_game(game), LESSON), request)


@post("/api/lessons")
async def take_lesson(
    data: JSONBody[LessonRequest], state: State, request: AnyRequest
) -> Response[Seated]:
    """Create a table for a lesson."""
    await check_seats(request, state)
    client = client_of(request.scope)
    state.limits.lessons.check(client)
    wanted, counts_for = lesson_table(data), state.lobby.address_hashes.hashes_for(client)
    start = await asyncio.to_thread(lesson_start, data.game, data.lesson, data.step)
    seated = await state.tables.create(wanted, start, counts_for)
    return await seat_response(request, state, seated, hash_token(seated.secret))
