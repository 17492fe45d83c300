"""Planted mistakes: each is caught by the law or rule that it breaks, and by nothing unplanted."""

import pytest

from hanse.core.types import BadRecord
from tests.mistakes import (
    in_advanced,
    in_copies,
    in_counts,
    in_deals,
    in_expansion,
    in_rule_tests,
    in_rules,
    in_secrets,
    in_solo,
    in_takebacks,
    in_variants,
)
from tests.mistakes.planting import Mistake

MISTAKES = (
    in_copies.MISTAKES
    + in_counts.MISTAKES
    + in_secrets.MISTAKES
    + in_rules.MISTAKES
    + in_rule_tests.MISTAKES
    + in_deals.MISTAKES
    + in_takebacks.MISTAKES
    + in_variants.MISTAKES
    + in_advanced.MISTAKES
    + in_expansion.MISTAKES
    + in_solo.MISTAKES
)


@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
def test_a_planted_mistake_is_caught(mistake: Mistake, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake.caught_by.run()
    mistake.plant(monkeypatch)
    with pytest.raises((AssertionError, BadRecord)):
        mistake.caught_by.run()


def test_every_mistake_says_what_is_wrong() -> None:
    plants = {mistake.plant for mistake in MISTAKES}
    assert len(plants) >= 50
    assert [plant.__name__ for plant in plants if not plant.__doc__] == []
