"""The second referee for Kogge: what a table has agreed on, by edition, readings and variants."""

from collections.abc import Iterable

DEFAULTS = {
    "hidden_route_blocked": "movement_ends",
    "bid_mixed_groups": "class_b",
    "zero_in_bid": "adds",
    "office_cost": "goods_and_markers",
    "start_routes_second_set": "random",
    "start_clash": "again",
    "cargo_visibility": "counts_only",
    "two_lap_end": "immediate",
    "bonus_duplicates": "allowed",
    "trade_kind_rule": "disjoint",
    "raid_needs_loot": "false",
    "raid_exile_decider": "vote_then_left",
    "promises": "chat_only",
    "player_deals": "any_time",
    "conflict_starter": "active_or_against_active",
    "conflict_defence": "must",
    "memory_start_fur": "2",
    "memory_peek_timing": "action_phase",
    "route_to_itself": "step_lost",
    "memory_shown": "forgotten",
    "bornholm_start_goods": "0",
    "bornholm_offices": "true",
    "pirate_seat": "random",
    "pirate_ignores_safe_conduct": "false",
    "pirate_start_markers": "9",
    "pirate_may_rob_at_bornholm": "true",
    "solo_cities_drawn": "first",
    "solo_clears_offices": "false",
}
ABROAD = {
    "hidden_route_blocked": "reroute_for_fee",
    "promises": "structured_binding",
    "memory_peek_timing": "either",
    "route_to_itself": "reroute_for_fee",
    "zero_in_bid": "breaks_ties",
}
"""What English and Italian books have in common against the German one."""
ITALIAN = {
    **ABROAD,
    "cargo_visibility": "open",
    "memory_peek_timing": "before_move",
    "memory_start_fur": "3",
}
EDITIONS: dict[str, dict[str, str]] = {"english": ABROAD, "italian": ITALIAN}
BRINGS = {"five_players": "bornholm", "pirate": "bornholm", "solo_advanced": "solo"}


class House:
    """The rules of one table."""

    def __init__(
        self,
        seats: int,
        edition: str = "",
        variants: Iterable[str] = (),
        readings: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.seats = seats
        self.chosen = {**DEFAULTS, **EDITIONS.get(edition, {}), **dict(readings)}
        self.variants = {*variants, *(["five_players"] if seats == 5 else [])}
        self.variants |= {BRINGS[name] for name in self.variants & BRINGS.keys()}
        if self.has("conflicts"):  # K-ADV-CONF-01
            self.chosen["cargo_visibility"] = "counts_only"

    def has(self, variant: str) -> bool:
        return variant in self.variants

    def says(self, reading: str, answer: str) -> bool:
        """Is this the answer by which the table plays?"""
        return self.chosen[reading] == answer
