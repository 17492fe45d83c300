"""Actions of the pirate alone, and actions forbidden to the pirate."""

from typing import ClassVar

from msgspec.structs import replace

from hanse.core.bags import many
from hanse.core.questions.shapes import Bag, Choice, Option
from hanse.core.types import Counts, Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.guild_deal import matching_values
from hanse.games.kogge.actions.raid import Robbable
from hanse.games.kogge.actions.turn_actions import DEAL
from hanse.games.kogge.board import BORNHOLM, GOOD_POINTS, NVALUES
from hanse.games.kogge.events.variants import Delivered, RaidMarkerBack
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Build, BuyBack, BuyRaid, Deliver, RaidCity, RaidCog, Trade
from hanse.games.kogge.rules import Action, Ban, Turn
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import return_goods, return_markers

DELIVER, BUY_BACK = name_of(Deliver), name_of(BuyBack)


class Delivery(Action):
    """P-06, G-38: the pirate's delivery of goods at Bornholm, whose points are noted."""

    moves: ClassVar[tuple[type[Move], ...]] = (Deliver,)
    under_way: ClassVar[bool] = True

    def concerns(self, game: Kogge, seat: Seat) -> bool:
        return seat == game.table.pirate

    def why_not(self, game: Kogge, turn: Turn) -> str:
        at_home = game.table.cogs[turn.seat] == BORNHOLM
        return "" if at_home and self.concerns(game, turn.seat) else "P-06"

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        hold = game.table.hold(turn.seat)
        if any(hold):
            options.append(Bag(Deliver, "P-06", hold))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return [Refusal(DELIVER, "P-06")]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return 0

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deliver)
        points = worth(move.items)
        return_goods(game.table, seat, move.items)
        game.table.noted += points
        game.tell(Delivered(seat, move.items, points))


def worth(goods: Counts) -> int:
    """Return the points for these goods, the same as in the final score (P-06)."""
    return sum(count * points for count, points in zip(goods, GOOD_POINTS, strict=True))


class RaidBack(Action):
    """P-05, G-40: the pirate's purchase of a laid raid marker, once all four are laid."""

    moves: ClassVar[tuple[type[Move], ...]] = (BuyBack,)

    def concerns(self, game: Kogge, seat: Seat) -> bool:
        return seat == game.table.pirate

    def why_not(self, game: Kogge, turn: Turn) -> str:
        table, seat = game.table, turn.seat
        if not self.concerns(game, seat):
            return "P-05"
        if table.raids[seat]:
            return "G-40"
        return "K-ACT-GM-01" if turn.used & DEAL or table.guild != table.cogs[seat] else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table, seat = game.table, turn.seat
        laid = tuple([city for city in range(len(table.raided)) if table.is_barred(seat, city)])
        for value in matching_values(table, seat, game.rules.prices.raid):
            options.append(Choice(BuyBack, "P-05", laid, value))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return [Refusal(BUY_BACK, "P-05")]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return DEAL

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """Take the marker back and open the city again, also to the guild master (G-41).

        Promises to the pirate count his raids when made; these counts drop with this raid.
        """
        assert isinstance(move, BuyBack)
        table = game.table
        return_markers(table, seat, many(move.target, NVALUES, game.rules.prices.raid))
        table.raided[move.value] &= ~(1 << seat)
        table.raids[seat] += 1
        table.vows = [
            replace(vow, raids=vow.raids - 1) if vow.to == seat else vow for vow in table.vows
        ]
        game.tell(RaidMarkerBack(seat, move.target, move.value))


class PirateBan(Ban):
    """A ban on actions for the pirate, wherever he is; all other actions are as usual (P-03)."""

    def is_in_force(self, game: Kogge, seat: Seat) -> bool:
        return seat == game.table.pirate


class NoOffice(PirateBan):
    """P-02: the ban on building offices."""

    moves: ClassVar[tuple[type[Move], ...]] = (Build,)
    rule: ClassVar[str] = "P-02"


class NoSecondMarker(PirateBan):
    """P-05: the ban on buying a second raid marker, since the pirate starts with all four."""

    moves: ClassVar[tuple[type[Move], ...]] = (BuyRaid,)
    rule: ClassVar[str] = "P-05"


class NoTradeOrRaidAtHome(PirateBan):
    """P-04: the ban on trading with Bornholm and on raiding it; other seats may do both."""

    moves: ClassVar[tuple[type[Move], ...]] = (Trade, RaidCity)
    rule: ClassVar[str] = "P-04"

    def is_in_force(self, game: Kogge, seat: Seat) -> bool:
        return super().is_in_force(game, seat) and game.table.cogs[seat] == BORNHOLM


class NoRobberyAtHome(NoTradeOrRaidAtHome):
    """G-39, pirate_may_rob_at_bornholm = false: the ban on robbing cogs at Bornholm."""

    moves: ClassVar[tuple[type[Move], ...]] = (RaidCog,)
    rule: ClassVar[str] = "G-39"


def pirate_ignores_safe_conduct(robbable: Robbable) -> Robbable:
    """Return `robbable`, but true for the pirate (G-36, pirate_ignores_safe_conduct = true)."""

    def can_be_robbed(table: Table, robber: Seat, victim: Seat) -> bool:
        return robber == table.pirate or robbable(table, robber, victim)

    return can_be_robbed
