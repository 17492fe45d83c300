"""The hidden layer of the captain's value."""

from pathlib import Path

import pytest
from msgspec import json

from hanse.bots.kogge.value import layer
from hanse.bots.kogge.value.layer import INPUTS, Layer, inputs, read_layer, read_layered_value
from hanse.bots.kogge.value.learned_value import WINNER_SCORE, Value, read_weights
from hanse.bots.kogge.value.position import SharedState
from hanse.core.setup import Setup
from hanse.games.kogge.board import NCHIPS, POINTS_TO_WIN
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.seat_holdings import holdings_of
from tests.bots.tables import new_bot_game


def a_game() -> Kogge:
    game = new_bot_game(Setup("kogge", 4), "builder", 1).game
    assert isinstance(game, Kogge)
    return game


def test_a_unit_below_nothing_is_silent() -> None:
    found = Layer(("a", "b"), (1.0, 0.0), ((0.0, 2.0), (0.0, -1.0)), (1.0, 0.0), (3.0, 100.0), {})
    assert found.score((5.0, 0.5)) == 5 + 3 * (1 + 2 * 0.5)
    assert found.score((5.0, -1.0)) == 5 + 100


def test_inputs_say_what_the_others_have() -> None:
    game = a_game()
    game.table.cargo[-1] = 7
    held = [holdings_of(game.table, seat) for seat in range(4)]
    found = dict(zip(INPUTS, inputs(SharedState(game, 0), held, held[0], 0), strict=True))
    assert found["rival-goods"] == sum(held[3].goods) / 10
    assert found["seats"] == 2 / 3
    own = dict(zip(INPUTS, inputs(SharedState(game, 0), held, held[3], 0), strict=True))
    assert own["rival-goods"] < found["rival-goods"]


def test_who_has_won_is_far_above() -> None:
    game = a_game()
    game.table.chips[:NCHIPS] = [POINTS_TO_WIN, *[0] * (NCHIPS - 1)]
    scores = read_layered_value("captain").scores(game, 0)
    assert scores[0] == WINNER_SCORE
    assert max(scores[1:]) < WINNER_SCORE / 2


def test_turns_are_thought_through_by_the_weights_and_judged_by_the_layer() -> None:
    game, plain, both = a_game(), Value(read_weights("captain")), read_layered_value("captain")
    held = holdings_of(game.table, 0)
    shared = SharedState(game, 0)
    assert both.score(shared, held, 0) == plain.score(shared, held, 0)
    assert both.scores(game, 0) != plain.scores(game, 0)


@pytest.mark.parametrize("names", [("one",), INPUTS])
def test_a_layer_of_other_inputs_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    (tmp_path / "weights").mkdir()
    odd = Layer(names, (1.0,), ((1.0,),), (0.0,), (0.0,), {})
    (tmp_path / "weights/odd-layer.json").write_bytes(json.encode(odd))
    monkeypatch.setattr(layer, "files", lambda package: tmp_path)
    with pytest.raises(ValueError, match="other inputs"):
        read_layer("odd")
