"""Under memory and under conflicts: no differing byte, and nothing imagined against what was seen.

HANSE_TWINS says how many twins are compared for each of the two; `make laws` compares many.
"""

import os
import random
from collections.abc import Callable

import pytest

from hanse.games import GAMES
from hanse.laws.setups import Cell, any_variants
from tests.laws.memories import check_memories

TWINS = int(os.environ.get("HANSE_TWINS", "800"))
SPEC = GAMES["kogge"]


@pytest.mark.parametrize("variant", ["memory", "conflicts"])
def test_3_and_11_nothing_is_imagined_against_what_was_seen(
    variant: str, record_property: Callable[[str, object], None]
) -> None:
    chance = random.Random(f"memories {variant}")
    twins = 0
    while twins < TWINS:
        more = any_variants(SPEC, chance)
        names = tuple(sorted({variant, *more}))
        if not SPEC.about.seats_with(names):
            continue
        cell = Cell(chance.choice(SPEC.about.seats_with(names)), names)
        twins += check_memories(SPEC, chance.choice(SPEC.about.editions), chance, cell)
    record_property("twins", twins)
