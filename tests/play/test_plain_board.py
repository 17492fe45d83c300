"""A game without a board of its own is shown by the parts of its view."""

from dataclasses import replace
from typing import Any

import pytest

from hanse.boards.plain import PlainDrawing
from hanse.boards.registry import board_of, make_drawing
from hanse.boards.view_parts import OMITTED_SECTIONS, view_key
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.games import GAMES
from hanse.words import Words
from hanse.words.story import Story
from tests.play.tables import NAMES, asked_seats

THIRD = "a_third_game"


def as_third_game(monkeypatch: pytest.MonkeyPatch, name: str) -> Any:
    spec = GAMES[name]
    third = replace(spec, about=replace(spec.about, name=THIRD))
    monkeypatch.setitem(GAMES, THIRD, third)
    board_of.cache_clear()
    return third


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_the_view_stands_on_a_plain_board(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    third = as_third_game(monkeypatch, name)
    for position in asked_seats(name, 1, games=1):
        view = third.see.view(position.game, position.seat)
        story = Story(Setup(name, view.setup.seats), Words("en"), NAMES, position.seat)
        drawing = make_drawing(third, view, story)
        assert isinstance(drawing, PlainDrawing)
        text = "\n".join(row.plain for row in drawing.board(400))
        shown = {*third.see.sections(position.game, position.seat)}
        for section in shown - {*OMITTED_SECTIONS, "now"}:
            key = view_key(story, section)
            assert (story.words.say(key) if story.words.has(key) else section) in text
        assert drawing.tell("terminal-topic-board", "") == drawing.parts()


def test_a_game_without_a_board_has_only_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    as_third_game(monkeypatch, "luebeck")
    story = Story(Setup("luebeck", 3), Words("en"), NAMES, SPECTATOR)
    assert list(board_of(THIRD).scores(None, story)) == []
