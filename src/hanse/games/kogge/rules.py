"""Rules: the parts of the game, and every choice that readings and variants may change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from hanse.core.dice import Dice
from hanse.core.types import Counts, Seat
from hanse.games.kogge.table import Table

if TYPE_CHECKING:
    from hanse.core.steps import Step
    from hanse.games.kogge.actions.acting import Action, AfterTurn, Ban
    from hanse.games.kogge.deal_kinds import DealKind
    from hanse.games.kogge.game import Kogge
    from hanse.games.kogge.offers import Talk

type Parts = tuple["Step[Kogge]", ...]
type Rank = tuple[int, ...]
type Named = Callable[[Table, int], tuple[int, ...]]
"""The cities that a number names, in the order in which they are served."""
type Fits = Callable[[Table, int, int, int], bool]
"""May this value lie in this city, on this slot?"""

PARTS = ("setup", "round", "guild_stop", "actions", "sail_actions", "after_turn", "deals", "bans")
"""The fields to which several variants may add; every other is set by one at most."""


@dataclass(frozen=True, eq=False)
class Rules:
    """What is in play. Nothing else asks which edition or variant that is."""

    setup: Parts
    round: Parts
    guild_stop: Parts
    actions: tuple["Action", ...]
    sail_actions: tuple["Action", ...]
    after_turn: tuple[Callable[["Kogge", "AfterTurn"], None], ...]
    deals: tuple["DealKind", ...]
    bans: tuple["Ban", ...]
    good_pieces: Counts
    marker_pieces: Counts
    market_pairs: int
    cities_of: Named
    route_fits: Fits
    second_routes: Callable[[Table, Dice, Fits], None]
    after_use: Callable[[Table, int], None]
    may_replace: Callable[[Table, int], bool]
    rank_bid: Callable[[Counts], Rank]
    two_laps: Callable[["Kogge"], None]
    blocked: Callable[["Kogge", Seat], None]
    led_nowhere: Callable[["Kogge", Seat], None]
    office_prices: tuple[int, ...]
    chip_again: bool
    trade_kinds: Literal["disjoint", "per_good"]
    raid_needs_loot: bool
    robbable: Callable[[Table, Seat, Seat], bool]
    rob_city: Callable[["Kogge", Seat, int], None]
    rob_cog: Callable[["Kogge", Seat, Seat], None]
    exile: Callable[["Kogge", Seat, tuple[int, ...]], None]
    way_out: Callable[["Kogge", Seat, tuple[int, ...]], None]
    cargo_open: bool
    talk: "Talk"
    promises: Literal["chat_only", "structured_binding", "off"]
    challengers: Callable[["Kogge", Seat], tuple[Seat, ...]]
    memory_fur: int
    peek_when: tuple[bool, bool]
    memory_forgets: bool
    island_goods: int
    island_offices: bool
    laps_won_by: Callable[[list[int]], tuple[Seat, ...]]
    clears: Callable[[Table, int], Counts]
    cleared_goods: Callable[["Kogge", int, Counts], None]
    pirate_seat: int
    pirate_markers: int
    pirate_robs_home: bool
    pirate_robs_safe: bool
    score: Callable[[Table, Seat], int]
    has_won: Callable[[Table, Seat], bool]
