"""For each variant a whole game is kept that shows all that it brings."""

import pytest

from hanse.core.dice import Dice
from hanse.core.records import parse
from hanse.core.spec import VariantInfo
from hanse.games import GAMES
from tools.make_records import RECORDS, SUFFIX, Plan
from tools.make_variants import plans, shows


@pytest.mark.parametrize(("plan", "brought"), list(plans()), ids=lambda one: one.name)
def test_a_game_of_each_variant_is_kept(plan: Plan, brought: VariantInfo) -> None:
    record = parse.read((RECORDS / f"{plan.name}{SUFFIX}").read_text("utf-8"), GAMES)
    begun = GAMES[plan.setup.game].play.new(plan.setup, Dice(b"a trial"))
    assert record.setup == begun.setup
    assert shows(record, brought)
