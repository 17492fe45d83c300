"""Open questions of the rules with named answers, and the three editions as presets of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from hanse.core.setup import BadSetup
from hanse.games.kogge.actions.exile import by_left, by_next_in_order, by_vote
from hanse.games.kogge.actions.raid import empty_city
from hanse.games.kogge.actions.sail import may_go_on, movement_ends, reroute_for_fee
from hanse.games.kogge.deals.talk import OwnTurn, Silence
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.moves import BOTH, GOODS_ONLY, MARKERS_ONLY
from hanse.games.kogge.phases.auction import (
    designer_rank,
    printed_rank,
    zero_adds,
    zero_breaks_ties,
)
from hanse.games.kogge.phases.conflict import active_only, active_or_against
from hanse.games.kogge.phases.guildmaster import end_at_once, finish_round
from hanse.games.kogge.phases.setup import (
    full_set_second_routes,
    openly_after_three,
    pick_again,
    random_second_routes,
)
from hanse.games.kogge.phases.solo import city_goods, strangers_first, strangers_last
from hanse.games.kogge.table import NONE


@dataclass(frozen=True)
class Reading:
    """One field of the rules, as rule_fields names it, and its answers, the default first."""

    rules: tuple[str, ...]
    name: str
    field: str
    answers: Mapping[str, object]
    since: int = 1
    """The revision that brought it."""
    before: str = ""
    """What older revisions played, if that is not the default."""


BASIC_READINGS = (
    Reading(
        ("D-01", "G-69"),
        "hidden_route_blocked",
        "blocked",
        {"movement_ends": movement_ends, "reroute_for_fee": reroute_for_fee},
    ),
    Reading(
        ("D-02", "G-71"),
        "bid_mixed_groups",
        "rank_bid",
        {"class_b": printed_rank, "designer_groups": designer_rank},
    ),
    Reading(
        ("D-25",),
        "zero_in_bid",
        "rank_sum",
        {"adds": zero_adds, "breaks_ties": zero_breaks_ties},
        since=3,
        before="breaks_ties",
    ),
    Reading(
        ("D-03",),
        "office_cost",
        "office_prices",
        {"goods_and_markers": (BOTH,), "goods_or_markers": (GOODS_ONLY, MARKERS_ONLY)},
    ),
    Reading(
        ("D-05", "G-77"),
        "start_routes_second_set",
        "second_routes",
        {"random": random_second_routes, "full_set": full_set_second_routes},
    ),
    Reading(
        ("G-02",),
        "start_clash",
        "after_clash",
        {"again": pick_again, "openly_after_three": openly_after_three},
        since=3,
        before="openly_after_three",
    ),
    Reading(("D-14",), "cargo_visibility", "cargo_open", {"counts_only": False, "open": True}),
    Reading(
        ("D-09",),
        "promises",
        "promises",
        {a: a for a in ("chat_only", "structured_binding", "off")},
    ),
    Reading(
        ("G-28",),
        "player_deals",
        "talk",
        {"any_time": DEFAULT.talk, "own_turn": OwnTurn(), "off": Silence()},
    ),
    Reading(
        ("D-22", "G-68"),
        "two_lap_end",
        "two_laps",
        {"immediate": end_at_once, "finish_round": finish_round},
    ),
    Reading(("G-06",), "bonus_duplicates", "chip_again", {"allowed": True, "distinct_only": False}),
    Reading(
        ("G-08", "K-ACT-TRADE-06"),
        "trade_kind_rule",
        "trade_kinds",
        {"disjoint": "disjoint", "per_good": "per_kind"},
    ),
    Reading(("G-10",), "raid_needs_loot", "raid_needs_loot", {"false": False, "true": True}),
    Reading(
        ("G-12",),
        "raid_exile_decider",
        "exile",
        {
            "vote_then_left": by_vote,
            "left_player": by_left,
            "next_in_turn_order": by_next_in_order,
        },
    ),
)

VARIANT_READINGS = (
    Reading(
        ("D-04",),
        "conflict_starter",
        "challengers",
        {"active_or_against_active": active_or_against, "active_only": active_only},
    ),
    Reading(
        ("G-31",),
        "conflict_defence",
        "least_defence",
        {"must": 1, "may": 0},
        since=3,
        before="may",
    ),
    Reading(("D-10",), "memory_start_fur", "memory.fur", {"2": 2, "3": 3}),
    Reading(
        ("D-11",),
        "memory_peek_timing",
        "memory.peek_when",
        {"action_phase": (False, True), "either": (True, True), "before_move": (True, False)},
    ),
    Reading(
        ("D-24", "G-23"),
        "route_to_itself",
        "led_nowhere",
        {"step_lost": may_go_on, "reroute_for_fee": reroute_for_fee},
        since=2,
    ),
    Reading(
        ("G-79",),
        "memory_shown",
        "memory.forgets",
        {"remembered": False, "forgotten": True},
        since=2,
    ),
    Reading(("G-44",), "bornholm_start_goods", "island.goods", {"0": 0, "3": 3}),
    Reading(("G-46",), "bornholm_offices", "island.offices", {"true": True, "false": False}),
    Reading(
        ("G-43",),
        "pirate_seat",
        "pirate.seat",
        {"random": NONE, **{str(seat + 1): seat for seat in range(5)}},
    ),
    Reading(
        ("G-36",),
        "pirate_ignores_safe_conduct",
        "pirate.robs_safe",
        {"false": False, "true": True},
    ),
    Reading(("G-37",), "pirate_start_markers", "pirate.markers", {"9": 9, "8": 8}),
    Reading(
        ("G-39",),
        "pirate_may_rob_at_bornholm",
        "pirate.robs_home",
        {"true": True, "false": False},
    ),
    Reading(
        ("G-81", "S-SETUP-01"),
        "solo_cities_drawn",
        "solo.with_strangers",
        {"first": strangers_first, "last": strangers_last},
        since=3,
        before="last",
    ),
    Reading(
        ("G-54",), "solo_clears_offices", "solo.clears", {"false": city_goods, "true": empty_city}
    ),
)
"""Those that matter only with a variant."""

READINGS = (*BASIC_READINGS, *VARIANT_READINGS)
BY_NAME = {reading.name: reading for reading in READINGS}

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


def read(name: str, answer: str) -> tuple[str, object]:
    """Return the field that a reading sets, and to what."""
    reading = BY_NAME.get(name)
    if reading is None:
        raise BadSetup(f"there is no reading {name}", "no_reading", name)
    if answer not in reading.answers:
        why = f"{name} is one of {', '.join(reading.answers)}, not {answer}"
        raise BadSetup(why, "no_answer", name, answer)
    return reading.field, reading.answers[answer]
