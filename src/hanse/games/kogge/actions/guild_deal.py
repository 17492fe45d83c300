"""Action b): one deal with the guild master, if the cog lies in his city."""

from typing import ClassVar, assert_never

from hanse.core.bags import many, one
from hanse.core.questions.shapes import Choice, Option
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.turn_actions import DEAL, NO_MARKER
from hanse.games.kogge.board import GOOD_OF, NCHIPS, NGOODS, NVALUES
from hanse.games.kogge.events.actions import (
    ChipWon,
    GoodGiven,
    MarkerGiven,
    MarkerTaken,
    NoSuchMarker,
    RaidMarkerBought,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import BuyRaid, GiveGood, GiveMarker, Sell, TakeMarker
from hanse.games.kogge.rules import Action, Turn
from hanse.games.kogge.scoring import check_win
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import gain_goods, gain_unseen, return_goods, return_markers

type Deal = BuyRaid | Sell | GiveGood | GiveMarker


class GuildDeal(Action):
    """K-ACT-GM-01: one of four deals with the guild master, once a turn."""

    moves: ClassVar[tuple[type[Move], ...]] = (BuyRaid, Sell, GiveGood, GiveMarker)

    def why_not(self, game: Kogge, turn: Turn) -> str:
        table = game.table
        elsewhere = table.guild != table.cogs[turn.seat]
        return "K-ACT-GM-01" if turn.used & DEAL or elsewhere else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table, seat, prices = game.table, turn.seat, game.rules.prices
        triples = matching_values(table, seat, prices.raid)
        if triples and table.raids_aside[seat]:
            options.append(Choice(BuyRaid, "K-ACT-GM-02", triples))
        hold = table.hold(seat)
        chips = chips_for(game, seat) if max(hold) >= prices.chip else ()
        for good in range(NGOODS):
            if hold[good] >= prices.chip and chips:
                options.append(Choice(Sell, "K-ACT-GM-03", chips, good))
        goods = tuple([good for good in range(NGOODS) if hold[good] >= prices.marker])
        if goods and not turn.used & NO_MARKER:
            options.append(Choice(GiveGood, "K-ACT-GM-04", goods))
        markers = tradable_markers(table, seat, prices.good)
        if markers:
            options.append(Choice(GiveMarker, "K-ACT-GM-05", markers))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        name = name_of(move)
        if move is Sell:
            price = game.rules.prices.chip
            few = max(game.table.hold(turn.seat)) < price
            too_few = Refusal(name, "K-ACT-GM-03", numbers=(price,))
            return [too_few if few else Refusal(name, "G-07")]
        if move is GiveGood:
            return [Refusal(name, "G-62" if turn.used & NO_MARKER else "K-ACT-GM-04")]
        return [Refusal(name, "K-ACT-GM-02" if move is BuyRaid else "K-ACT-GM-06")]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        """Return DEAL, or only NO_MARKER if the reserve lacks the colour asked for (G-62)."""
        if isinstance(move, GiveGood) and not values_of_colour(game.table, move.value):
            return NO_MARKER
        return DEAL

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, BuyRaid | Sell | GiveGood | GiveMarker)
        deal: Deal = move
        match deal:
            case BuyRaid(marker):
                buy_raid(game, seat, marker)
            case Sell(chip, good):
                sell(game, seat, good, chip)
            case GiveGood(good):
                give_good(game, seat, good)
            case GiveMarker(marker):
                give_marker(game, seat, marker)
            case _:
                assert_never(deal)


def matching_values(table: Table, seat: Seat, price: int) -> tuple[int, ...]:
    """Return the values with enough markers in hand for a raid marker (K-ACT-GM-02, G-64, P-05)."""
    hand = table.hand(seat)
    return tuple([v for v in range(NVALUES) if hand[v] >= price])


def chips_for(game: Kogge, seat: Seat) -> tuple[int, ...]:
    """Return the chips in supply that the seat may still take (K-ACT-GM-03, G-06, G-07)."""
    table, again = game.table, game.rules.chip_again
    return tuple(
        chip
        for chip in range(NCHIPS)
        if table.chip_supply[chip] and (again or not table.chip(seat, chip))
    )


def values_of_colour(table: Table, good: int) -> tuple[int, ...]:
    """Return the values of this colour that the reserve holds."""
    return tuple([v for v in range(NVALUES) if GOOD_OF[v] == good and table.reserve[v]])


def tradable_markers(table: Table, seat: Seat, price: int) -> tuple[int, ...]:
    """Return the markers in hand whose good is in the stock (K-ACT-GM-05, K-ACT-GM-06)."""
    hand = table.hand(seat)
    return tuple([v for v in range(NVALUES) if hand[v] >= price and table.stock[GOOD_OF[v]]])


def buy_raid(game: Kogge, seat: Seat, marker: int) -> None:
    table = game.table
    return_markers(table, seat, many(marker, NVALUES, game.rules.prices.raid))
    table.raids_aside[seat] -= 1
    table.raids[seat] += 1
    game.tell(RaidMarkerBought(seat, marker))


def sell(game: Kogge, seat: Seat, good: int, chip: int) -> None:
    """Sell goods for a chip, whose ability holds for the rest of the game (K-ACT-GM-03, G-63)."""
    table = game.table
    return_goods(table, seat, many(good, NGOODS, game.rules.prices.chip))
    table.chip_supply[chip] -= 1
    table.chips[seat * NCHIPS + chip] += 1
    game.tell(ChipWon(seat, good, chip))
    check_win(game, seat)


def give_good(game: Kogge, seat: Seat, good: int) -> None:
    """Take a good, then let the player alone see and choose a marker (K-ACT-GM-04, G-62)."""
    table = game.table
    # Announced in any case: giving the good commits the player, and everyone also learns if the
    # reserve has no such marker (G-62).
    game.tell(GoodGiven(seat, good))
    if not values_of_colour(table, good):
        game.tell(NoSuchMarker(seat, good))
        return
    return_goods(table, seat, many(good, NGOODS, game.rules.prices.marker))
    game.agenda.append(ChooseMarker(seat, good))


class ChooseMarker(Step[Kogge], frozen=True):
    """G-62: the choice of a marker of the good's colour among those in the reserve."""

    seat: Seat
    good: int

    def asks(self, game: Kogge) -> Asking:
        return {
            self.seat: Choice(TakeMarker, "K-ACT-GM-04", values_of_colour(game.table, self.good))
        }

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, TakeMarker)
        game.agenda.pop()
        game.table.reserve[move.value] -= 1
        gain_unseen(game.table, seat, move.value)
        game.tell(MarkerTaken(seat, self.good))
        game.tell(MarkerTaken(seat, self.good, move.value), seat)


def give_marker(game: Kogge, seat: Seat, marker: int) -> None:
    table = game.table
    return_markers(table, seat, many(marker, NVALUES, game.rules.prices.good))
    table.stock[GOOD_OF[marker]] -= 1
    gain_goods(table, seat, one(GOOD_OF[marker], NGOODS))
    game.tell(MarkerGiven(seat, marker))
