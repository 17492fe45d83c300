"""Action d): trade with the city."""

from typing import ClassVar

from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Option
from hanse.core.types import Counts, Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.turn_actions import TRADE
from hanse.games.kogge.board import NGOODS, THREE_FOR_ONE
from hanse.games.kogge.events.actions import Traded
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Trade
from hanse.games.kogge.rules import Action, Turn
from hanse.games.kogge.transfers import gain_goods, lose_goods

NAME = name_of(Trade)


class CityTrade(Action):
    """K-ACT-TRADE-01 to K-ACT-TRADE-06: a trade with the city, after a voyage, for other kinds."""

    moves: ClassVar[tuple[type[Move], ...]] = (Trade,)

    names_city: ClassVar[tuple[str, ...]] = ("K-ACT-TRADE-01",)

    def why_not(self, game: Kogge, turn: Turn) -> str:
        if turn.used & TRADE:
            return "K-ACT-TRADE-03"
        return "K-ACT-TRADE-01" if game.table.cogs[turn.seat] == turn.start else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table, seat = game.table, turn.seat
        hold, wares = table.hold(seat), table.goods_in(table.cogs[seat])
        if has_other_kind(hold, wares):
            ratio = ratio_of(game, seat)
            kinds = game.rules.trade_kinds
            rules = "K-ACT-TRADE-04", "K-ACT-TRADE-06"
            options.append(Exchange(Trade, "K-ACT-TRADE-02", hold, wares, ratio, kinds, *rules))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return [Refusal(NAME, "K-ACT-TRADE-02", numbers=(game.table.cogs[turn.seat],))]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return TRADE

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """Exchange the goods; those given stay in the city (K-ACT-TRADE-05)."""
        assert isinstance(move, Trade)
        table = game.table
        city = table.cogs[seat]
        lose_goods(table, seat, move.give)
        gain_goods(table, seat, move.take)
        for good in range(NGOODS):
            table.goods[city * NGOODS + good] += move.give[good] - move.take[good]
        game.tell(Traded(seat, city, move.give, move.take))


def has_other_kind(hold: Counts, wares: Counts) -> bool:
    """Return whether some good aboard could be traded for another kind in the city."""
    if not any(hold):
        return False
    kinds = [good for good in range(NGOODS) if wares[good]]
    return len(kinds) > 1 or (len(kinds) == 1 and sum(hold) > hold[kinds[0]])


def ratio_of(game: Kogge, seat: Seat) -> int:
    """Return the exchange rate for goods (K-ACT-TRADE-04, K-BONUS-01)."""
    return game.rules.trade_ratio[game.table.chip(seat, THREE_FOR_ONE) > 0]
