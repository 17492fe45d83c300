"""Open questions of the rules that matter only with a variant."""

from hanse.core.rule_changes import Rewritten, extend_rules
from hanse.games.kogge.actions.raid import empty_city
from hanse.games.kogge.actions.sail import keep_sailing, reroute_for_fee
from hanse.games.kogge.phases.conflict import active_only, active_or_against
from hanse.games.kogge.phases.solo import strangers_first, strangers_last, take_city_goods
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.table import NONE

VARIANT_READINGS = (
    Reading(
        ("D-04",),
        "conflict_starter",
        "challengers",
        {"active_or_against_active": active_or_against, "active_only": active_only},
        changes={
            "active_only": {rule: Rewritten("active") for rule in ("D-04", "K-ADV-CONF-03", "G-30")}
        },
    ),
    Reading(
        ("G-31",),
        "conflict_defence",
        "least_defence",
        {"must": 1, "may": 0},
        since=3,
        before="may",
        changes={"may": {"K-ADV-CONF-04": Rewritten("may"), "G-31": Rewritten("may")}},
    ),
    Reading(
        ("D-10",),
        "memory_start_fur",
        "memory.fur",
        {"2": 2, "3": 3},
        changes={"3": {"D-10": Rewritten("three"), "K-ADV-MEM-04": Rewritten("three")}},
    ),
    Reading(
        ("D-11",),
        "memory_peek_timing",
        "memory.peek_when",
        {"action_phase": (False, True), "either": (True, True), "before_move": (True, False)},
        changes={
            "action_phase": extend_rules("K-ADV-MEM-06", "K-ACT-GEN-01"),
            "either": {
                "D-11": Rewritten("either"),
                "K-ADV-MEM-06": Rewritten("either"),
                "K-MOVE-06": Rewritten("look"),
                **extend_rules("K-ADV-MEM-06", "K-ACT-GEN-01", "K-MOVE-01"),
            },
            "before_move": {
                "D-11": Rewritten("before-move"),
                "K-ADV-MEM-06": Rewritten("before-move"),
                "K-MOVE-06": Rewritten("look"),
                **extend_rules("K-ADV-MEM-06", "K-MOVE-01"),
            },
        },
    ),
    Reading(
        ("D-24", "G-23"),
        "route_to_itself",
        "led_nowhere",
        {"step_lost": keep_sailing, "reroute_for_fee": reroute_for_fee},
        since=2,
        changes={"reroute_for_fee": dict.fromkeys(("D-24", "G-23"), Rewritten("reroute"))},
        brings={"reroute_for_fee": ("G-69",)},
    ),
    Reading(
        ("G-79",),
        "memory_shown",
        "memory.forgets",
        {"forgotten": True, "remembered": False},
        since=4,
        before="remembered",
        changes={"remembered": {"G-79": Rewritten("remembered")}},
    ),
    Reading(
        ("G-44",),
        "bornholm_start_goods",
        "island.goods",
        {"0": 0, "3": 3},
        changes={"3": {"G-44": Rewritten("three")}},
    ),
    Reading(
        ("G-46",),
        "bornholm_offices",
        "island.offices",
        {"true": True, "false": False},
        changes={
            "false": {
                "G-45": Rewritten("no-offices"),
                "G-46": Rewritten("none"),
                **extend_rules("G-46", "B-BASE-01", "K-COMP-02"),
            }
        },
    ),
    Reading(
        ("G-43",),
        "pirate_seat",
        "pirate.seat",
        {"random": NONE, **{str(seat + 1): seat for seat in range(5)}},
        changes={str(seat): {"G-43": Rewritten(f"seat-{seat}")} for seat in range(1, 6)},
    ),
    Reading(
        ("G-36",),
        "pirate_ignores_safe_conduct",
        "pirate.robs_safe",
        {"false": False, "true": True},
        changes={"true": {"G-36": Rewritten("pirate"), "B-CHIP-01": Rewritten("pirate")}},
    ),
    Reading(
        ("G-37",),
        "pirate_start_markers",
        "pirate.markers",
        {"9": 9, "8": 8},
        changes={"8": {"G-37": Rewritten("eight")}},
    ),
    Reading(
        ("G-39",),
        "pirate_may_rob_at_bornholm",
        "pirate.robs_home",
        {"true": True, "false": False},
        changes={"false": {"G-39": Rewritten("never")}},
    ),
    Reading(
        ("G-81", "S-SETUP-01"),
        "solo_cities_drawn",
        "solo.with_strangers",
        {"first": strangers_first, "last": strangers_last},
        since=3,
        before="last",
        changes={"last": dict.fromkeys(("G-81", "S-SETUP-01"), Rewritten("last"))},
    ),
    Reading(
        ("G-54",),
        "solo_clears_offices",
        "solo.clears",
        {"false": take_city_goods, "true": empty_city},
        changes={"true": {"G-54": Rewritten("offices"), **extend_rules("G-54", "S-GM-02")}},
    ),
)
"""Readings that matter only with a variant."""
