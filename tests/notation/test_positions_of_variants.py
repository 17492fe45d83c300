"""A position of any variant is read as it was written, also where lots decide whose pieces are."""

import pytest

from hanse.core.records.header import read_position
from hanse.core.records.write import position_lines
from hanse.games import GAMES
from hanse.laws.positions import explore
from hanse.laws.setups import Cell, together

SPEC = GAMES["kogge"]
EVERY = 40


@pytest.mark.parametrize("variant", [brought.name for brought in SPEC.about.variants])
def test_a_position_is_read_as_it_was_written(variant: str) -> None:
    cell = Cell(variants=together(SPEC, [variant]))
    for ply, game in enumerate(explore(SPEC, "german", 8, cell)):
        if ply % EVERY == 0:
            position = SPEC.text.position(game)
            told = position_lines(position, game.setup, SPEC)
            assert read_position(told, game.setup, SPEC) == position
