"""The variant with two more kinds of bonus chips."""

from dataclasses import replace

from hanse.core.parts import insert_after
from hanse.core.rule_changes import Rewritten, extend_rules, family
from hanse.games.kogge.actions.intercept import (
    ExtraChips,
    Intercepting,
    lacks_safe_conduct,
    offer_interception,
)
from hanse.games.kogge.events.variants import Intercepted
from hanse.games.kogge.moves import Intercept, LetPass
from hanse.games.kogge.phases.setup import LayOut
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def bonus_chips(rules: Rules) -> Rules:
    """Add safe conduct against raids, and interception (B-CHIP-01, B-CHIP-02, G-33)."""
    return replace(
        rules,
        setup=insert_after(rules.setup, LayOut(), ExtraChips()),
        after_turn=(*rules.after_turn, offer_interception),
        robbable=lacks_safe_conduct,
    )


BONUS_CHIPS = Variant(
    "bonus_chips",
    bonus_chips,
    (Intercept, LetPass),
    (Intercepted,),
    (Intercepting,),
    idle_with=("solo",),
    leans_on=(LayOut(),),
    brings=(*family("B-CHIP", 2), "G-33", "G-34", "G-35"),
    changes={
        "K-COMP-08": Rewritten("bonus-chips"),
        **extend_rules("B-CHIP-01", "K-ACT-RAID-02"),
        **extend_rules("B-CHIP-02", "K-ROUND-02", "K-ACT-GM-03", "D-23"),
    },
)
"""G-57: a single player cannot be robbed or intercept anyone, so the chips are absent."""
