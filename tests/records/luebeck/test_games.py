"""Whole games of Lübeck as text: each is read, played again and ends as it did."""

import tomllib

import pytest

from hanse.core.records import parse, write
from hanse.games import GAMES
from tests.records.luebeck.make import HERE, SPEC, closing, plans

CLOSINGS = tomllib.loads((HERE / "closing.toml").read_text("utf-8"))
FILES = sorted(HERE.glob("*.hanse"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_game_is_played_again_to_its_end(file: object) -> None:
    path = HERE / str(file)
    text = path.read_text("utf-8")
    record = parse.read(text, GAMES)
    assert write.write(record, SPEC) == text
    assert closing(path) == CLOSINGS[path.stem]
    assert {name for name, _ in record.setup.data} == {"map", "deck"}


def test_there_are_five_games_of_every_kind() -> None:
    assert len(FILES) == 5
    assert {file.stem for file in FILES} == {name for name, _, _ in plans()} == set(CLOSINGS)
