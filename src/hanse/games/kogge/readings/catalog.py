"""Open questions of the rules with named answers, and three editions as sets of answers."""

from collections.abc import Mapping

from hanse.core.rule_changes import Rewritten, Struck, family, struck
from hanse.games.kogge.actions.exile import exile_by_left, exile_by_next_in_order, exile_by_vote
from hanse.games.kogge.actions.sail import end_movement, reroute_for_fee
from hanse.games.kogge.deals.talk import NoTalk, TalkInOwnTurn
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.moves import BOTH, GOODS_ONLY, MARKERS_ONLY
from hanse.games.kogge.phases.auction import (
    designer_rank,
    printed_rank,
    zero_adds,
    zero_breaks_ties,
)
from hanse.games.kogge.phases.guildmaster import end_immediately, finish_round
from hanse.games.kogge.phases.setup import (
    full_set_second_routes,
    pick_again,
    pick_openly_after_three,
    random_second_routes,
)
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.readings.variant_readings import VARIANT_READINGS

DEAL_RULES = (
    *family("K-DEAL", 5), "D-09", "G-29", "G-60", "G-72", "G-73", "G-74", "G-80",
    *family("K-ADV-OFFICE", 4),
)  # fmt: skip
"""Paragraphs that matter only if players may deal with each other."""

BASIC_READINGS = (
    Reading(
        ("D-01", "G-69"),
        "hidden_route_blocked",
        "blocked",
        {"movement_ends": end_movement, "reroute_for_fee": reroute_for_fee},
        changes={"reroute_for_fee": dict.fromkeys(("D-01", "K-MOVE-08"), Rewritten("reroute"))},
        brings={"reroute_for_fee": ("G-69",)},
    ),
    Reading(
        ("D-02", "G-71"),
        "bid_mixed_groups",
        "rank_bid",
        {"class_b": printed_rank, "designer_groups": designer_rank},
        changes={
            "designer_groups": {
                rule: Rewritten("groups") for rule in ("D-02", "K-BID-05", "K-BID-06", "K-BID-09")
            }
        },
        brings={"designer_groups": ("G-71",)},
    ),
    Reading(
        ("D-25",),
        "zero_in_bid",
        "rank_sum",
        {"adds": zero_adds, "breaks_ties": zero_breaks_ties},
        since=3,
        before="breaks_ties",
        changes={"breaks_ties": {"D-25": Rewritten("ties"), "K-BID-07": Rewritten("ties")}},
    ),
    Reading(
        ("D-03",),
        "office_cost",
        "office_prices",
        {"goods_and_markers": (BOTH,), "goods_or_markers": (GOODS_ONLY, MARKERS_ONLY)},
        changes={
            "goods_or_markers": {
                rule: Rewritten("either") for rule in ("D-03", "K-ACT-BUILD-01", "K-ACT-BUILD-02")
            }
        },
    ),
    Reading(
        ("D-05", "G-77"),
        "start_routes_second_set",
        "second_routes",
        {"random": random_second_routes, "full_set": full_set_second_routes},
        changes={
            "full_set": {
                "D-05": Rewritten("full-set"),
                "K-SETUP-07": Rewritten("full-set", also=("G-77",)),
                "K-SETUP-09": Rewritten("full-set"),
                "K-ADV-MEM-07": Rewritten("full-set"),
            }
        },
        brings={"full_set": ("G-77",)},
    ),
    Reading(
        ("G-02",),
        "start_clash",
        "after_clash",
        {"again": pick_again, "openly_after_three": pick_openly_after_three},
        since=3,
        before="openly_after_three",
        changes={"openly_after_three": dict.fromkeys(("G-02", "K-START-03"), Rewritten("openly"))},
    ),
    Reading(
        ("D-14",),
        "cargo_visibility",
        "cargo_open",
        {"counts_only": False, "open": True},
        changes={"open": {"D-14": Rewritten("open"), "K-SETUP-05": Rewritten("open")}},
    ),
    Reading(
        ("D-09",),
        "promises",
        "promises",
        {a: a for a in ("chat_only", "structured_binding", "off")},
        changes={
            "structured_binding": {
                "D-09": Rewritten("binding", also=("G-29",)),
                "K-DEAL-05": Rewritten("binding", also=("G-29",)),
            },
            "off": {
                "D-09": Rewritten("off"),
                **struck("D-09", "K-DEAL-04", "K-DEAL-05"),
            },
        },
        brings={"structured_binding": ("G-29", "G-80")},
    ),
    Reading(
        ("G-28",),
        "player_deals",
        "talk",
        {"any_time": DEFAULT.talk, "own_turn": TalkInOwnTurn(), "off": NoTalk()},
        changes={
            "own_turn": {
                "G-28": Rewritten("own-turn"),
                "K-DEAL-01": Rewritten("own-turn"),
                "K-DEAL-02": Struck("G-28"),
                "K-ADV-OFFICE-04": Rewritten("own-turn"),
            },
            "off": {
                "G-28": Rewritten("off"),
                "G-78": Rewritten("no-deals"),
                **struck("G-28", *DEAL_RULES),
            },
        },
    ),
    Reading(
        ("D-22", "G-68"),
        "two_lap_end",
        "two_laps",
        {"immediate": end_immediately, "finish_round": finish_round},
        changes={
            "finish_round": {
                rule: Rewritten("finish-round")
                for rule in (
                    *("D-22", "K-GOAL-03", "K-GM-04", "K-GM-05", "K-END-02", "G-68", "S-WIN-01"),
                )
            }
        },
    ),
    Reading(
        ("G-06",),
        "bonus_duplicates",
        "chip_again",
        {"allowed": True, "distinct_only": False},
        changes={
            "distinct_only": {"G-06": Rewritten("distinct"), "K-ACT-GM-03": Rewritten("distinct")}
        },
    ),
    Reading(
        ("G-08", "K-ACT-TRADE-06"),
        "trade_kind_rule",
        "trade_kinds",
        {"disjoint": "disjoint", "per_good": "per_kind"},
        changes={
            "per_good": {
                rule: Rewritten("per-good") for rule in ("G-08", "K-ACT-TRADE-02", "K-ACT-TRADE-06")
            }
        },
    ),
    Reading(
        ("G-10",),
        "raid_needs_loot",
        "raid_needs_loot",
        {"false": False, "true": True},
        changes={"true": {"G-10": Rewritten("loot")}},
    ),
    Reading(
        ("G-12",),
        "raid_exile_decider",
        "exile",
        {
            "vote_then_left": exile_by_vote,
            "left_player": exile_by_left,
            "next_in_turn_order": exile_by_next_in_order,
        },
        changes={
            "left_player": {"G-12": Rewritten("left"), "K-ACT-RAID-05": Rewritten("left")},
            "next_in_turn_order": {"G-12": Rewritten("next"), "K-ACT-RAID-05": Rewritten("next")},
        },
    ),
)

READINGS = (*BASIC_READINGS, *VARIANT_READINGS)
READINGS_BY_NAME = {reading.name: reading for reading in READINGS}

EDITIONS: Mapping[str, Mapping[str, str]] = {
    "german": {},
    "english": {
        "hidden_route_blocked": "reroute_for_fee",
        "memory_peek_timing": "either",
        "route_to_itself": "reroute_for_fee",
        "zero_in_bid": "breaks_ties",
        "promises": "structured_binding",
    },
    "italian": {
        "hidden_route_blocked": "reroute_for_fee",
        "memory_peek_timing": "before_move",
        "memory_start_fur": "3",
        "route_to_itself": "reroute_for_fee",
        "zero_in_bid": "breaks_ties",
        "cargo_visibility": "open",
        "promises": "structured_binding",
    },
}
