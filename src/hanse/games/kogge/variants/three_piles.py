"""The variant with raids in three piles."""

from dataclasses import replace

from hanse.core.rule_changes import Added, Rewritten, struck
from hanse.games.kogge.actions.three_piles import (
    PILES,
    LeavingPile,
    SplittingLoot,
    rob_city_in_piles,
)
from hanse.games.kogge.events.raids import LootSplit, LootTaken
from hanse.games.kogge.moves import LeavePile, SplitLoot
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def three_piles(rules: Rules) -> Rules:
    """Make robbers take only some of three piles (R3-01, G-52)."""
    return replace(rules, rob_city=rob_city_in_piles, city_piles=PILES, cog_piles=PILES)


THREE_PILES = Variant(
    "three_piles",
    three_piles,
    (SplitLoot, LeavePile),
    (LootSplit, LootTaken),
    (SplittingLoot, LeavingPile),
    brings=("R3-01", "G-52"),
    changes={
        "K-ACT-RAID-02": Rewritten("three-piles"),
        "K-ACT-RAID-03": Rewritten("three-piles"),
        **struck("G-52", "D-07"),
        "G-75": Added("three-piles"),
        "G-11": Rewritten("three-piles", also=("G-52",)),
    },
    by_seats={2: {"K-ACT-RAID-03": Rewritten("three-piles-two"), "G-52": Rewritten("two")}},
)
