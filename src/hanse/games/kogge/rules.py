"""Rules: the parts of the game, and every choice that readings and variants may change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from hanse.core.dice import Dice
from hanse.core.types import Counts, Seat
from hanse.games.kogge.table import Table

if TYPE_CHECKING:
    from hanse.core.steps import Step
    from hanse.games.kogge.actions.acting import Action
    from hanse.games.kogge.game import Kogge
    from hanse.games.kogge.offers import Talk

type Parts = tuple["Step[Kogge]", ...]
type Rank = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Rules:
    """What is in play. Nothing else asks which edition or variant that is."""

    setup: Parts
    round: Parts
    actions: tuple["Action", ...]
    second_routes: Callable[[Table, Dice], None]
    rank_bid: Callable[[Counts], Rank]
    two_laps: Callable[["Kogge"], None]
    blocked: Callable[["Kogge", Seat], None]
    office_prices: tuple[int, ...]
    chip_again: bool
    trade_kinds: Literal["disjoint", "per_good"]
    raid_needs_loot: bool
    exile: Callable[["Kogge", Seat, tuple[int, ...]], None]
    cargo_open: bool
    talk: "Talk"
    promises: bool
