"""Every lesson can be taken: its steps are legal, in order, and lead where they say."""

from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from typing import Any

import pytest

from hanse.core.records.header import read_position
from hanse.core.setup import BadSetup
from hanse.core.types import IllegalMove
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.tables.messages.lesson_bodies import LessonRequest
from hanse.tables.review.lessons import (
    PUPIL,
    Lesson,
    lesson_game,
    lesson_table,
    lessons,
    position_at,
)
from tests.server.asking import Program
from tests.server.people import ask, give_nonce
from tests.server.running import Server

MANY = {"kogge": 8, "luebeck": 6}
ALL = [(game, lesson) for game in MANY for lesson in lessons(game)]
STEPS = [(game, lesson, at) for game, lesson in ALL for at in range(len(lesson.steps))]
NAMES = [f"{game} {lesson.name}" for game, lesson in ALL]


def taken(game: str, lesson: Lesson) -> Iterator[tuple[int, Any]]:
    """Yield the game before each step, and after the last."""
    played = lesson_game(game, lesson)
    for at, step in enumerate(lesson.steps):
        yield at, played
        played.play(PUPIL, GAMES[game].text.read_move(encode(step.want[0])))
    yield len(lesson.steps), played


@pytest.mark.parametrize("game", MANY)
def test_there_are_so_many_lessons_numbered_from_one(game: str) -> None:
    numbers = [lesson.number for lesson in lessons(game)]
    assert numbers == list(range(1, MANY[game] + 1))


@pytest.mark.parametrize("game", MANY)
def test_a_few_lessons_come_before_a_first_game_the_first_among_them(game: str) -> None:
    few = [lesson.number for lesson in lessons(game) if lesson.first]
    assert few[0] == 1
    assert len(few) == 4


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_each_step_asks_the_pupil_and_wants_something_legal(game: str, lesson: Lesson) -> None:
    for at, played in taken(game, lesson):
        if at < len(lesson.steps):
            assert set(played.asking) == {PUPIL}, (lesson.name, at)


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_something_else_may_be_done_in_each_lesson(game: str, lesson: Lesson) -> None:
    played = lesson_game(game, lesson)
    assert len(list(islice(played.asking[PUPIL].moves(), 2))) == 2


@pytest.mark.parametrize(("game", "lesson", "at"), STEPS)
def test_a_lesson_can_be_resumed_at_each_step(game: str, lesson: Lesson, at: int) -> None:
    reached = next(played for step, played in taken(game, lesson) if step == at)
    expected = GAMES[game].text.position(reached)
    told = position_at(game, lesson, at).split("\n")
    assert read_position(told, reached.setup, GAMES[game]) == expected


def test_the_last_lesson_of_kogge_is_won() -> None:
    *_, (_, played) = taken("kogge", lessons("kogge")[-1])
    assert played.over
    assert played.table.result.winners == (PUPIL,)


def test_the_first_bid_wins_the_first_turn() -> None:
    *_, (_, played) = taken("kogge", lessons("kogge")[0])
    assert played.table.order[0] == PUPIL


def test_doubling_scores_twice() -> None:
    lesson = next(one for one in lessons("luebeck") if one.name == "doubling")
    *_, (_, played) = taken("luebeck", lesson)
    assert played.table.scores[PUPIL] == 6


@pytest.mark.parametrize(
    "wrong", [("kogge", "nothing", 0), ("kogge", "bid", 9), ("chess", "bid", 0)]
)
def test_there_is_no_such_lesson(wrong: tuple[str, str, int]) -> None:
    with pytest.raises(BadSetup):
        lesson_table(LessonRequest(*wrong))


def test_a_lesson_needs_no_positions_allowed(server: Server) -> None:
    status, seated, _ = ask(server, "/api/lessons", {"game": "kogge", "lesson": "sail", "step": 1})
    assert status == 201
    give_nonce(server, seated)
    with closing(Program(server, seated["secret"])) as pupil:
        screen = pupil.get(f"/api/tables/{seated['match']}/screen")
    assert screen["sections"]["asked"]["question"]["name"] == "sailing"


def test_what_is_not_wanted_is_refused_by_the_rules_alone() -> None:
    played = lesson_game("kogge", lessons("kogge")[0])
    with pytest.raises(IllegalMove):
        played.play(PUPIL, GAMES["kogge"].text.read_move(b'{"move":"anchor"}'))
