"""The variant with a pirate."""

from dataclasses import replace

from hanse.core.parts import insert_before
from hanse.core.rule_changes import Rewritten, extend_rules, family, struck
from hanse.games.kogge.actions.pirate import (
    Delivery,
    NoOffice,
    NoRobberyAtHome,
    NoSecondMarker,
    NoTradeOrRaidAtHome,
    RaidBack,
    pirate_ignores_safe_conduct,
)
from hanse.games.kogge.events.variants import Delivered, PirateNamed, RaidMarkerBack
from hanse.games.kogge.moves import BuyBack, Deliver
from hanse.games.kogge.phases.pirate import (
    NamePirate,
    add_noted_points_row,
    non_pirate_has_five_points,
)
from hanse.games.kogge.phases.setup import FirstOffices
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def pirate(rules: Rules) -> Rules:
    """Give one seat actions and a score of its own (P-01 to P-07)."""
    home = () if rules.pirate.robs_home else (NoRobberyAtHome(),)
    safe = rules.robbable
    return replace(
        rules,
        setup=insert_before(rules.setup, FirstOffices(), NamePirate()),
        actions=(*rules.actions, Delivery(), RaidBack()),
        sail_actions=(*rules.sail_actions, Delivery()),
        bans=(*rules.bans, NoOffice(), NoSecondMarker(), NoTradeOrRaidAtHome(), *home),
        robbable=pirate_ignores_safe_conduct(safe) if rules.pirate.robs_safe else safe,
        score_rows=add_noted_points_row(rules.score_rows),
        points_to_win=non_pirate_has_five_points,
    )


PIRATE = Variant(
    "pirate",
    pirate,
    (Deliver, BuyBack),
    (PirateNamed, Delivered, RaidMarkerBack),
    seats=(4, 5),
    implies=("bornholm",),
    leans_on=(FirstOffices(),),
    brings=(
        *family("P", 7),
        *("G-36", "G-37", "G-38", "G-39", "G-40", "G-41", "G-42", "G-43", "G-76"),
    ),
    changes={
        **dict.fromkeys(
            (
                *("K-COMP-05", "K-GOAL-02", "K-MOVE-09", "K-ACT-GM-02", "K-ACT-RAID-01"),
                *("K-ACT-RAID-04", "K-END-01", "K-END-03"),
            ),
            Rewritten("pirate"),
        ),
        **struck("P-02", "B-5P-02"),
        **struck("B-SETUP-02", "B-5P-04"),
        **extend_rules("P-02", "K-SETUP-02", "K-START-01", "K-START-05"),
        **extend_rules("P-02", "K-ACT-BUILD-01"),
        **extend_rules("P-04", "K-ACT-TRADE-01", "K-ACT-RAID-03"),
        **extend_rules("P-06", "K-ACT-GEN-01"),
        **extend_rules("P-07", "K-GOAL-03"),
        **extend_rules("G-36", "B-CHIP-01"),
        **extend_rules("G-39", "P-03", "K-ACT-RAID-02"),
        **extend_rules("G-37", "K-START-02", "K-START-06"),
        **extend_rules("G-40", "G-64"),
        **extend_rules("G-41", "G-14"),
    },
)
"""P-01: the variant is for four or five players, with Bornholm."""
