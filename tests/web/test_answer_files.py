"""The prepared answers of a static page: the same as the engine's, under names for any host."""

import re

import pytest
from msgspec import json

from hanse.games import GAMES
from hanse.tables.messages.lesson_bodies import LessonInfo
from hanse.tables.review.lessons import lesson_infos
from tools import make_answers, make_engine


def test_every_sentence_and_every_answer_of_a_game_is_prepared() -> None:
    found = {path for path, _ in make_engine.sentences()} | set(make_answers.paths())
    assert {"api/games", "api/words/de", "api/rules/compare?game=kogge&language=it"} <= found
    assert {f"api/games/{game}/demonstration" for game in GAMES} <= found


def test_no_two_answers_share_a_file_and_every_host_can_serve_its_name() -> None:
    paths = [*make_answers.paths(), *(path for path, _ in make_engine.sentences())]
    names = [make_answers.file_of(path) for path in paths]
    assert len({name.lower() for name in names}) == len(paths)
    assert all(re.fullmatch(r"[a-z][\w-]*\.txt", name) for name in names)


def test_a_prepared_answer_is_the_answer_of_the_engine() -> None:
    lessons = json.decode(make_answers.prepared("api/games/luebeck/lessons"), type=list[LessonInfo])
    assert lessons == lesson_infos("luebeck")


def test_a_path_without_an_answer_ends_the_build() -> None:
    with pytest.raises(SystemExit, match="api/codes/ABCDEF is not answered"):
        make_answers.prepared("api/codes/ABCDEF")
