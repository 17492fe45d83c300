"""Action a): building an office."""

from functools import lru_cache
from typing import ClassVar

from hanse.core.questions.shapes import Choice, Option
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.turn_actions import BUILD
from hanse.games.kogge.board import BORNHOLM, GOOD_OF, NGOODS, NVALUES, SITES
from hanse.games.kogge.events.actions import Built
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import GOODS_ONLY, MARKERS_ONLY, Build
from hanse.games.kogge.rule_values.prices import OfficeWay, Price
from hanse.games.kogge.rules import Action, Rules, Turn
from hanse.games.kogge.scoring import check_win
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.transfers import return_goods, return_markers

NAME = name_of(Build)
KEPT = 1 << 14
"""The number of prices kept in memory: one rule book has about 60, and strangers choose rules."""


class Building(Action):
    """K-ACT-BUILD-01, K-ACT-BUILD-02: an office, for three other goods and the city's markers."""

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

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return unpayable_prices(game, turn.seat, game.table.cogs[turn.seat])

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return BUILD

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """Build an office; a fifth needs no piece, because it wins (K-ACT-BUILD-04, D-17)."""
        assert isinstance(move, Build)
        table = game.table
        city = table.cogs[seat]
        price = dict(ways_in(game, city))[move.value]
        return_goods(table, seat, price.goods)
        return_markers(table, seat, price.markers)
        table.sites[city * SITES + table.offices_in(city)] = seat
        table.offices[seat] -= 1
        game.tell(Built(seat, city, price.goods, price.markers))
        check_win(game, seat)


def ways_in(game: Kogge, city: int) -> tuple[OfficeWay, ...]:
    """Return the current ways to pay for an office in a city."""
    table = game.table
    return office_ways(game.rules, city, table.number(city), table.offices_in(city))


@lru_cache(maxsize=KEPT)
def office_ways(rules: Rules, city: int, number: int, standing: int) -> tuple[OfficeWay, ...]:
    """Return the ways to pay for an office; none if forbidden (D-03, K-ACT-BUILD-03, G-46)."""
    if standing == SITES or number == NONE or not (rules.island.offices or city != BORNHOLM):
        return ()
    price = rules.office_price
    return tuple([(way, price(number, standing, way)) for way in rules.office_prices])


@lru_cache(maxsize=KEPT)
def book_price(number: int, standing: int, paid_in: int) -> Price:
    """Return the book's price, with two markers if another office stands there (K-ACT-BUILD-02)."""
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
    """Return whether hand and cog cover the price; office goods do not count (K-ACT-BUILD-05)."""
    first = seat * NVALUES
    for value, count in price.needs_markers:
        if table.hands[first + value] < count:
            return False
    first = seat * NGOODS
    for good, count in price.needs_goods:
        if table.cargo[first + good] < count:
            return False
    return True


def unpayable_prices(game: Kogge, seat: Seat, city: int) -> list[Refusal]:
    """Return the refusals for missing markers, and those for missing kinds of goods."""
    hand, hold = game.table.hand(seat), game.table.hold(seat)
    few, lacks = [], []
    for _, price in ways_in(game, city):
        for value, need in price.needs_markers:
            if hand[value] < need:
                few.append(Refusal(NAME, "K-ACT-BUILD-02", numbers=(city, hand[value], need)))
        kinds = tuple([good for good, need in price.needs_goods if hold[good] < need])
        if kinds:
            lacks.append(Refusal(NAME, "K-ACT-BUILD-01", numbers=kinds))
    found = few + lacks
    # Two ways to pay may lack the same pieces; usually there is only one way.
    return list(dict.fromkeys(found)) if len(game.rules.office_prices) > 1 else found
