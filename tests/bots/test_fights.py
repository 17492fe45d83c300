"""What bots lay in a conflict."""

import pytest

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.conflicts import lay_markers
from hanse.core.questions.shapes import Bag
from hanse.games.kogge.moves import Attack, Commit
from tests.rules.fighting import challenged
from tests.rules.laid_out import SPEC, markers


@pytest.mark.parametrize(("reading", "most"), [("must", 1), ("may", 0)])
def test_g_31_who_has_nothing_to_lose_lays_as_little_as_the_table_allows(
    reading: str, most: int
) -> None:
    game = challenged(
        readings={"conflict_defence": reading},
        cargo={0: {"o": 3}, 1: {"o": 1}},
        hand={0: [8, 8], 1: [0, 8, 8]},
    )
    game.play(0, Attack(1))
    for draw in range(4):
        for seat, size in ((0, 1), (1, most)):
            question = game.asking[seat]
            assert isinstance(question, Bag)
            view = BuilderView(SPEC.see.view(game, seat))
            laid = lay_markers(question, view, lambda n, draw=draw: draw % n)  # type: ignore[misc]
            assert isinstance(laid, Commit)
            assert question.allows(laid)
            assert sum(laid.items) >= size
            if seat == 1:
                assert laid.items == (markers(0) if most else markers())
