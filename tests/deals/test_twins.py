"""G-72, G-73: no leak through offers. HANSE_EXAMPLES: 2,000 twins by default, 20,000 with 1000."""

import random

import pytest

from hanse.laws.positions import EXAMPLES
from tests.deals.twins import Pair, any_pair, check_pair

TWINS = min(40_000, 20 * EXAMPLES)
PARTS = 2


def compared(number: int) -> Pair | None:
    chance = random.Random(f"deal twin {number}")
    pair = any_pair(chance)
    if pair:
        check_pair(pair, chance)
    return pair


@pytest.mark.parametrize("part", range(PARTS))
def test_g_72_g_73_who_cannot_know_a_hand_learns_nothing_of_it_by_offers(part: int) -> None:
    pairs: list[Pair] = []
    number = part
    while len(pairs) < TWINS // PARTS:
        pair = compared(number)
        pairs += [pair] if pair else []
        number += PARTS
    met: set[str] = set().union(*(pair.met for pair in pairs))
    assert met == {"Offer", "Accept", "Decline", "Withdraw", "ChangeRoute"}
    assert sum(pair.played for pair in pairs) > 3 * len(pairs)
    assert sum(pair.could_differ for pair in pairs) > len(pairs) // 5, "ability hardly varied"
