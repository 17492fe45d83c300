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
    FIRST_SHELF,
    PUPIL,
    SECOND_SHELF,
    Lesson,
    game_at,
    lesson_game,
    lesson_table,
    lessons,
    position_at,
)
from tests.server.asking import Program
from tests.server.people import ask, give_nonce
from tests.server.running import Server

MANY = {("kogge", 1): 8, ("kogge", 2): 10, ("luebeck", 1): 6, ("luebeck", 2): 2}
"""How many lessons each shelf of a game has."""
ALL = [(game, lesson) for game in ("kogge", "luebeck") for lesson in lessons(game)]
STEPS = [(game, lesson, at) for game, lesson in ALL for at in range(len(lesson.steps))]
NAMES = [f"{game} {lesson.name}" for game, lesson in ALL]


def taken(game: str, lesson: Lesson) -> Iterator[tuple[int, Any]]:
    """Yield the game before each step, and after the last."""
    for at in range(len(lesson.steps) + 1):
        yield at, game_at(game, lesson, at)


def is_legal(played: Any, move: Any) -> bool:  # Any: a game and a move of any of the games
    aside = played.asides(PUPIL)
    return played.asking[PUPIL].allows(move) or bool(aside and aside.allows(move))


def named(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons(game) if lesson.name == name)


@pytest.mark.parametrize(("game", "shelf"), MANY)
def test_a_shelf_has_so_many_lessons_numbered_from_one(game: str, shelf: int) -> None:
    numbers = [lesson.number for lesson in lessons(game) if lesson.shelf == shelf]
    assert numbers == list(range(1, MANY[game, shelf] + 1))


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_the_first_shelf_comes_first(game: str) -> None:
    shelves = [lesson.shelf for lesson in lessons(game)]
    assert shelves == sorted(shelves)
    assert {*shelves} == {FIRST_SHELF, SECOND_SHELF}


@pytest.mark.parametrize("game", ["kogge", "luebeck"])
def test_a_few_lessons_come_before_a_first_game_the_first_among_them(game: str) -> None:
    few = [lesson.number for lesson in lessons(game) if lesson.first]
    assert few[0] == 1
    assert len(few) == 4


@pytest.mark.parametrize(("game", "lesson"), ALL, ids=NAMES)
def test_each_step_asks_the_pupil_and_wants_something_legal(game: str, lesson: Lesson) -> None:
    for at, played in taken(game, lesson):
        if at < len(lesson.steps):
            assert set(played.asking) == {PUPIL}, (lesson.name, at)
            wanted = GAMES[game].text.read_move(encode(lesson.steps[at].want[0]))
            assert is_legal(played, wanted), (lesson.name, at)


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


def test_the_last_lesson_of_the_first_shelf_of_kogge_is_won() -> None:
    *_, (_, played) = taken("kogge", named("kogge", "win"))
    assert played.over
    assert played.table.result.winners == (PUPIL,)


def test_the_first_bid_wins_the_first_turn() -> None:
    *_, (_, played) = taken("kogge", lessons("kogge")[0])
    assert played.table.order[0] == PUPIL


def test_doubling_scores_twice() -> None:
    *_, (_, played) = taken("luebeck", named("luebeck", "doubling"))
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
