"""a) Build an office."""

from typing import ClassVar

from hanse.core.shapes import Choice, Option
from hanse.core.types import Counts, Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.acting import BUILD
from hanse.games.kogge.board import GOOD_OF, NGOODS, NVALUES, SITES
from hanse.games.kogge.events.actions import Built
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import GOODS_ONLY, MARKERS_ONLY, Build
from hanse.games.kogge.rules import Action, Turn
from hanse.games.kogge.scoring import check_win
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import return_goods, return_markers

NAME = name_of(Build)


class Building(Action):
    """K-ACT-BUILD-01, K-ACT-BUILD-02: the three other goods, and markers of the city."""

    moves: ClassVar[tuple[type[Move], ...]] = (Build,)

    names_city: ClassVar[tuple[str, ...]] = ("K-ACT-BUILD-03",)

    def why_not(self, game: Kogge, turn: Turn) -> str:
        if turn.used & BUILD:
            return "K-ACT-GEN-01"
        table = game.table
        return "K-ACT-BUILD-03" if table.offices_in(table.cogs[turn.seat]) == SITES else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table, seat = game.table, turn.seat
        city = table.cogs[seat]
        can = tuple([p for p in game.rules.office_prices if can_pay(table, seat, city, p)])
        if can:
            options.append(Choice(Build, "K-ACT-BUILD-01", can))

    def lacking(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return missing(game.table, turn.seat, game.table.cogs[turn.seat])

    def uses(self, game: Kogge, seat: Seat, move: Move) -> int:
        return BUILD

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """K-ACT-BUILD-04, D-17: a fifth office needs no piece, it wins."""
        assert isinstance(move, Build)
        table = game.table
        city = table.cogs[seat]
        goods, markers = price(table, city, move.value)
        return_goods(table, seat, goods)
        return_markers(table, seat, markers)
        table.sites[city * SITES + table.offices_in(city)] = seat
        table.offices[seat] -= 1
        game.tell(Built(seat, city, goods, markers))
        check_win(game, seat)


def price(table: Table, city: int, paid_in: int) -> tuple[Counts, Counts]:
    """K-ACT-BUILD-02: one marker, or two where an office stands already, whoever owns it."""
    number = table.number(city)
    goods = [1] * NGOODS
    goods[GOOD_OF[number]] = 0
    markers = [0] * NVALUES
    markers[number] = 1 + table.offices_in(city)
    if paid_in == GOODS_ONLY:
        markers[number] = 0
    elif paid_in == MARKERS_ONLY:
        goods = [0] * NGOODS
    return tuple(goods), tuple(markers)


def can_pay(table: Table, seat: Seat, city: int, paid_in: int) -> bool:
    """K-ACT-BUILD-05: out of hand and cog, never out of an office."""
    number = table.number(city)
    if paid_in != GOODS_ONLY:
        if table.hands[seat * NVALUES + number] < 1 + table.offices_in(city):
            return False
        if paid_in == MARKERS_ONLY:
            return True
    own = GOOD_OF[number]
    cargo = table.cargo
    first = seat * NGOODS
    for good in range(NGOODS):
        if good != own and not cargo[first + good]:
            return False
    return True


def missing(table: Table, seat: Seat, city: int) -> list[Refusal]:
    """Which prices cannot be paid: the markers' (have, need), and the goods' (kinds missing)."""
    need = 1 + table.offices_in(city)
    number = table.number(city)
    have = table.hands[seat * NVALUES + number]
    found = []
    if have < need:
        found.append(Refusal(NAME, "K-ACT-BUILD-02", numbers=(city, have, need)))
    hold = table.hold(seat)
    lacking = tuple([g for g in range(NGOODS) if g != GOOD_OF[number] and not hold[g]])
    if lacking:
        found.append(Refusal(NAME, "K-ACT-BUILD-01", numbers=lacking))
    return found
