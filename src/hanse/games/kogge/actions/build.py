"""a) Build an office."""

from functools import cache
from typing import ClassVar

from hanse.core.shapes import Choice, Option
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.acting import BUILD
from hanse.games.kogge.board import BORNHOLM, GOOD_OF, NGOODS, NVALUES, SITES
from hanse.games.kogge.events.actions import Built
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import GOODS_ONLY, MARKERS_ONLY, Build
from hanse.games.kogge.prices import OfficeWay, Price
from hanse.games.kogge.rules import Action, Rules, Turn
from hanse.games.kogge.scoring import check_win
from hanse.games.kogge.table import NONE, Table
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
        ways = ways_in(game, table.cogs[seat])
        can = tuple([paid_in for paid_in, price in ways if can_pay(table, seat, price)])
        if can:
            options.append(Choice(Build, "K-ACT-BUILD-01", can))

    def lacking(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return missing(game, turn.seat, game.table.cogs[turn.seat])

    def uses(self, game: Kogge, seat: Seat, move: Move) -> int:
        return BUILD

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """K-ACT-BUILD-04, D-17: a fifth office needs no piece, it wins."""
        assert isinstance(move, Build)
        table = game.table
        city = table.cogs[seat]
        goods, markers = dict(ways_in(game, city))[move.value]
        return_goods(table, seat, goods)
        return_markers(table, seat, markers)
        table.sites[city * SITES + table.offices_in(city)] = seat
        table.offices[seat] -= 1
        game.tell(Built(seat, city, goods, markers))
        check_win(game, seat)


def ways_in(game: Kogge, city: int) -> tuple[OfficeWay, ...]:
    """Return the ways to pay for an office in a city, as it is now."""
    table = game.table
    return office_ways(game.rules, city, table.number(city), table.offices_in(city))


@cache
def office_ways(rules: Rules, city: int, number: int, standing: int) -> tuple[OfficeWay, ...]:
    """D-03, K-ACT-BUILD-03, G-46: the ways to pay for an office there; none if none may stand."""
    if standing == SITES or number == NONE or not (rules.island.offices or city != BORNHOLM):
        return ()
    price = rules.office_price
    return tuple([(way, price(number, standing, way)) for way in rules.office_prices])


@cache
def book_price(number: int, standing: int, paid_in: int) -> Price:
    """K-ACT-BUILD-02: one marker, or two where an office stands already, whoever owns it."""
    goods = [1] * NGOODS
    goods[GOOD_OF[number]] = 0
    markers = [0] * NVALUES
    markers[number] = 1 + standing
    if paid_in == GOODS_ONLY:
        markers[number] = 0
    elif paid_in == MARKERS_ONLY:
        goods = [0] * NGOODS
    return Price(tuple(goods), tuple(markers))


def can_pay(table: Table, seat: Seat, price: Price) -> bool:
    """K-ACT-BUILD-05: out of hand and cog, never out of an office."""
    hands, cargo = table.hands, table.cargo
    for at, count in enumerate(price.markers, seat * NVALUES):
        if hands[at] < count:
            return False
    for at, count in enumerate(price.goods, seat * NGOODS):
        if cargo[at] < count:
            return False
    return True


def missing(game: Kogge, seat: Seat, city: int) -> list[Refusal]:
    """Which prices cannot be paid: the markers' (have, need), and the goods' (kinds missing)."""
    table, number = game.table, game.table.number(city)
    hold, have = table.hold(seat), table.hand(seat)[number]
    few, lacks = [], []
    for _, price in ways_in(game, city):
        need = price.markers[number]
        kinds = tuple([g for g in range(NGOODS) if hold[g] < price.goods[g]])
        few += [Refusal(NAME, "K-ACT-BUILD-02", numbers=(city, have, need))] * (have < need)
        lacks += [Refusal(NAME, "K-ACT-BUILD-01", numbers=kinds)] * bool(kinds)
    return list(dict.fromkeys([*few, *lacks]))
