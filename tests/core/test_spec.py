"""What a game need not say about itself."""

from dataclasses import fields

from hanse.core.spec import Play

UNSAID = {field.name: field.default for field in fields(Play)}


def test_a_game_without_rounds_is_never_in_one() -> None:
    round_of = UNSAID["round"]
    assert callable(round_of)
    assert round_of(object()) == 0
