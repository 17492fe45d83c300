"""Random courses of offers, answers and spending: no piece twice, nothing uncovered (G-72, G-74).

HANSE_EXAMPLES says how many: 1,000 by default, 10,000 with 1000.
"""

import random
from collections import Counter

import pytest

from hanse.laws.positions import EXAMPLES
from tests.deals.checks import CHECKS
from tests.deals.interleaving import interleave

COURSES = min(40_000, 10 * EXAMPLES)
PARTS = 2
OFTEN = ("offer", "accept", "decline", "withdraw", "counter", "lapsed", "bid", "sail")


@pytest.mark.parametrize("part", range(PARTS))
def test_k_deal_01_whatever_is_offered_answered_and_spent_in_between(part: int) -> None:
    met: Counter[str] = Counter()
    for number in range(part, COURSES, PARTS):
        try:
            met += interleave(random.Random(f"course {number}"), *CHECKS)
        except Exception as broken:
            broken.add_note(f"in course {number}")
            raise
    assert min(met[kind] for kind in OFTEN) > COURSES // 20
    assert met["change_route"]
    assert met["twelve"], "nobody came to the end of his offers"
