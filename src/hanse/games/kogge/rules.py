"""The rules: the parts of the game, and every choice that readings and variants may change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol

from hanse.core.dice import Dice
from hanse.core.questions.deal import Deal
from hanse.core.questions.shapes import Menu, Option
from hanse.core.steps import Asking
from hanse.core.types import Counts, Move, Refusal, Seat, name_of
from hanse.games.kogge.rule_values.prices import OfficePrice, Prices
from hanse.games.kogge.rule_values.score_rows import ScoreRow
from hanse.games.kogge.rule_values.variant_rules import IslandRules, MemoryRules, PirateRules
from hanse.games.kogge.table import Table
from hanse.games.kogge.terms import OpenOffer

if TYPE_CHECKING:
    from hanse.core.steps import Step
    from hanse.games.kogge.game import Kogge

type Parts = tuple["Step[Kogge]", ...]
type Rank = tuple[int, ...]
type RankSum = Callable[[Counts], Rank]
"""The rank of a bid whose markers do not match."""
type Named = Callable[[Table, int], tuple[int, ...]]
"""The cities that a number names, in the order in which they are served."""
type Fits = Callable[[Table, int, int, int], bool]
"""Whether this value may be laid in this city, on this slot."""
type ByChip = tuple[int, int]
"""A value without a bonus chip, and the value with the chip for it."""
type AfterTurnPart = Callable[["Kogge", Seat, bool], None]
"""A function that adds steps after a seat's turn; its last argument is whether the seat raided."""

PARTS = (
    "setup", "round", "guild_stop", "actions", "sail_actions", "after_turn", "deals", "bans",
    "score_rows",
)  # fmt: skip
"""The fields to which several variants may add. At most one variant sets any other field."""


class Turn(Protocol):
    """A seat's turn: the city where the turn began, and the actions used in it."""

    @property
    def seat(self) -> Seat: ...

    @property
    def start(self) -> int: ...

    @property
    def used(self) -> int: ...


class Action:
    """An action that a turn may contain. The rules hold the actions in play."""

    moves: ClassVar[tuple[type[Move], ...]] = ()
    under_way: ClassVar[bool] = False
    """Whether an action allowed during movement is also possible after the first step."""
    names_city: ClassVar[tuple[str, ...]] = ()
    """The rules of `why_not` whose refusals name the cog's city."""
    rule_elsewhere: ClassVar[str] = ""
    """The rule on the action's moment, given as the reason at any other time in the turn."""

    def concerns(self, game: "Kogge", seat: Seat) -> bool:
        """Return whether this action can ever be open to this seat."""
        return True

    def why_not(self, game: "Kogge", turn: Turn) -> str:
        """Return the rule that forbids the whole action now; empty if none does."""
        raise NotImplementedError

    def offer(self, game: "Kogge", turn: Turn, options: list[Option]) -> None:
        """Add the seat's moves to the options of the menu; no rule forbids the action now."""
        raise NotImplementedError

    def refusals_for(self, game: "Kogge", turn: Turn, move: type[Move]) -> list[Refusal]:
        """Return the refusals for a kind of move missing from the menu of an allowed action."""
        raise NotImplementedError

    def partial_refusals(self, game: "Kogge", turn: Turn, move: type[Move]) -> list[Refusal]:
        """Return the refusals for some choices in a kind of move that is on the menu."""
        return []

    def refuse(self, game: "Kogge", turn: Turn) -> list[Refusal]:
        """Return the refusals for moves that the player might expect."""
        if not self.concerns(game, turn.seat):
            return []
        rule = self.why_not(game, turn)
        if rule:
            city = (game.table.cogs[turn.seat],) if rule in self.names_city else ()
            return [Refusal(name_of(move), rule, numbers=city) for move in self.moves]
        options: list[Option] = []
        self.offer(game, turn, options)
        offered = {option.move for option in options}
        found: list[Refusal] = []
        for move in self.moves:
            found += (self.partial_refusals if move in offered else self.refusals_for)(
                game, turn, move
            )
        return found

    def rule_against(self, game: "Kogge", turn: Turn, move: Move) -> str:
        """Return the rule that this single move breaks, if no refusal names it."""
        return "" if self.concerns(game, turn.seat) else self.why_not(game, turn)

    def used_bits(self, game: "Kogge", seat: Seat, move: Move) -> int:
        """Return the bits of the actions that this move, not yet played, will use up."""
        raise NotImplementedError

    def play(self, game: "Kogge", seat: Seat, move: Move) -> None:
        """Make the move."""
        raise NotImplementedError


class Ban:
    """Moves that a variant takes off the menu of a turn, and the rule that forbids them."""

    moves: ClassVar[tuple[type[Move], ...]]
    rule: ClassVar[str]

    def is_in_force(self, game: "Kogge", seat: Seat) -> bool:
        """Return whether these moves are forbidden to the seat in the city of its cog."""
        raise NotImplementedError

    def remaining(self, game: "Kogge", seat: Seat, options: list[Option]) -> list[Option]:
        """Return the options that are not forbidden."""
        if not self.is_in_force(game, seat):
            return options
        return [option for option in options if option.move not in self.moves]

    def name_refusals(self, game: "Kogge", seat: Seat, found: list[Refusal]) -> list[Refusal]:
        """Name this rule in the refusals of these moves, in place of any other rule."""
        if not self.is_in_force(game, seat):
            return found
        names = [name_of(move) for move in self.moves]
        return [r for r in found if r.move not in names] + [Refusal(n, self.rule) for n in names]


class DealKind:
    """A kind of deal: its partners and goods. The rules hold the kinds that are in play."""

    rule: ClassVar[str]

    def covers(self, target: int) -> bool:
        """Return whether this kind covers a target: an office's site, or 0 between two cogs."""
        raise NotImplementedError

    def offers(self, game: "Kogge", seat: Seat) -> list[Deal]:
        """Return the offers that this seat may make now."""
        raise NotImplementedError

    def is_still_possible(self, table: Table, open_offer: OpenOffer) -> bool:
        """Return whether both players are still there and open holdings still cover the offer."""
        raise NotImplementedError

    def can_meet(self, table: Table, open_offer: OpenOffer) -> bool:
        """Return whether the partner has the things asked for."""
        raise NotImplementedError

    def exchange(self, game: "Kogge", deal: OpenOffer) -> None:
        """Exchange the goods of a deal."""
        raise NotImplementedError


class Talk:
    """The part of the rules for asides between players."""

    def asides(self, game: "Kogge", seat: Seat) -> Menu | None:
        """Return the asides that this seat may make now."""
        raise NotImplementedError

    def may_deal(self, game: "Kogge", one: Seat, other: Seat) -> bool:
        """Return whether these two seats may deal with each other now."""
        raise NotImplementedError

    def hear(self, game: "Kogge", seat: Seat, move: Move) -> None:
        """Carry out an aside."""
        raise NotImplementedError

    def why_not(self, game: "Kogge", seat: Seat, move: Move) -> str:
        """Return the rule that forbids this move as an aside; empty if none does."""
        raise NotImplementedError

    def restrict(self, game: "Kogge", asking: Asking) -> Asking:
        """Return the questions, less the answers that their seats have promised not to give."""
        raise NotImplementedError

    def refusals(self, game: "Kogge", seat: Seat) -> list[Refusal]:
        """Return the refusals of moves that a seat's promise forbids."""
        raise NotImplementedError

    def tidy(self, game: "Kogge") -> None:
        """Remove offers and promises that no longer hold from the table."""
        raise NotImplementedError


@dataclass(frozen=True)
class SoloRules:
    """Choices for a game for one: the goods that the guild master clears away, and their fate.

    `with_strangers` puts the three raided cities among the parts of the setup.
    """

    clears: Callable[[Table, int], Counts]
    cleared_goods: Callable[["Kogge", int, Counts], None]
    with_strangers: Callable[[Parts], Parts]


@dataclass(frozen=True, eq=False)
class Rules:
    """The rules in play. The game asks them, and never the edition or the variants.

    Functions name the paragraphs that they follow; those of a plain value are named below it.
    """

    setup: Parts
    round: Parts
    guild_stop: Parts
    actions: tuple[Action, ...]
    sail_actions: tuple[Action, ...]
    after_turn: tuple[AfterTurnPart, ...]
    deals: tuple[DealKind, ...]
    bans: tuple[Ban, ...]
    score_rows: tuple[ScoreRow, ...]
    good_pieces: Counts
    """K-COMP-04."""
    marker_pieces: Counts
    """K-COMP-03."""
    market_pairs: int
    """K-MKT-01, K-MKT-02."""
    cities_of: Named
    route_fits: Fits
    second_routes: Callable[[Table, Dice, Fits], None]
    after_clash: Callable[["Kogge", tuple[Seat, ...], tuple[int, ...], int], None]
    after_use: Callable[[Table, int], None]
    may_replace: Callable[[Table, int], bool]
    rank_bid: Callable[[Counts, RankSum], Rank]
    rank_sum: RankSum
    goods_per_marker: int
    """K-PROD-01."""
    guild_walk: int
    """K-GM-04."""
    two_laps: Callable[["Kogge"], None]
    blocked: Callable[["Kogge", Seat], None]
    led_nowhere: Callable[["Kogge", Seat], None]
    prices: Prices
    office_price: OfficePrice
    """K-ACT-BUILD-01."""
    office_prices: tuple[int, ...]
    """K-ACT-BUILD-01, K-ACT-BUILD-02."""
    free_steps: ByChip
    """K-MOVE-03, K-BONUS-03."""
    trade_ratio: ByChip
    """K-ACT-TRADE-02, K-BONUS-01."""
    chip_again: bool
    """K-ACT-GM-03, G-06."""
    trade_kinds: Literal["disjoint", "per_kind"]
    """K-ACT-TRADE-06."""
    raid_needs_loot: bool
    """G-10."""
    robbable: Callable[[Table, Seat, Seat], bool]
    rob_city: Callable[["Kogge", Seat, int], None]
    cog_piles: int
    """K-ACT-RAID-02."""
    city_piles: int
    """K-ACT-RAID-03."""
    exile: Callable[["Kogge", Seat, tuple[int, ...]], None]
    way_out: Callable[["Kogge", Seat, tuple[int, ...]], None]
    cargo_open: bool
    """K-SETUP-05, D-14."""
    talk: Talk
    promises: Literal["chat_only", "structured_binding", "off"]
    """K-DEAL-05, D-09."""
    challengers: Callable[["Kogge", Seat], tuple[Seat, ...]]
    least_defence: int
    """K-ADV-CONF-04, G-31."""
    memory: MemoryRules
    island: IslandRules
    laps_won_by: Callable[[list[int]], tuple[Seat, ...]]
    solo: SoloRules
    pirate: PirateRules
    points_to_win: Callable[[Table], Counts]
