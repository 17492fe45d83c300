"""Action c): the purchase of a pair of markers."""

from typing import ClassVar

from hanse.core.questions.shapes import Option, Pay
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.turn_actions import BUY
from hanse.games.kogge.events.actions import PairBought
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Buy
from hanse.games.kogge.rules import Action, Turn
from hanse.games.kogge.transfers import gain_marker, return_goods

NAME = name_of(Buy)


class BuyPair(Action):
    """K-ACT-BUY-01, K-ACT-BUY-02, K-MKT-03: the purchase of a whole pair, once a turn."""

    moves: ClassVar[tuple[type[Move], ...]] = (Buy,)

    def why_not(self, game: Kogge, turn: Turn) -> str:
        if turn.used & BUY:
            return "K-ACT-BUY-02"
        return "" if game.table.market else "K-MKT-03"

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table = game.table
        hold = table.hold(turn.seat)
        price = game.rules.prices.pair
        if sum(hold) < price:
            return
        for place, pair in enumerate(table.market):
            # Equal pairs are offered once, because a move has one spelling (decision 3).
            if table.market.index(pair) == place:
                options.append(Pay(Buy, "K-ACT-BUY-01", price, hold, (), place))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return [Refusal(NAME, "K-ACT-BUY-01")]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return BUY

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Buy)
        pair = game.table.market.pop(move.target)
        return_goods(game.table, seat, move.goods)
        for marker in pair:
            gain_marker(game.table, seat, marker)
        game.tell(PairBought(seat, next(g for g, n in enumerate(move.goods) if n), pair))
