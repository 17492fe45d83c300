"""Memory: the paid look at both routes of the cog's city."""

from typing import ClassVar

from hanse.core.questions.shapes import Option, Pay
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.sail import pay
from hanse.games.kogge.actions.turn_actions import PEEK
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.events.variants import Peeked
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Peek
from hanse.games.kogge.rules import Action, Turn
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import let_see

NAME = name_of(Peek)


class Peeking(Action):
    """K-ADV-MEM-06, D-11: a look at the city's routes, once a turn, for a good or a marker."""

    moves: ClassVar[tuple[type[Move], ...]] = (Peek,)
    rule_elsewhere: ClassVar[str] = "D-11"

    def why_not(self, game: Kogge, turn: Turn) -> str:
        return "K-ADV-MEM-06" if turn.used & PEEK else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table, seat = game.table, turn.seat
        hold, hand = table.hold(seat), table.hand(seat)
        price = game.rules.prices.peek
        if sum(hold) + sum(hand) >= price:
            options.append(Pay(Peek, "K-ADV-MEM-06", price, hold, hand))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return [Refusal(NAME, "K-ADV-MEM-06")]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return PEEK

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, Peek)
        table = game.table
        pay(table, seat, move.goods, move.markers)
        city = table.cogs[seat]
        game.tell(Peeked(seat, city, move.goods, move.markers))
        game.tell(Peeked(seat, city, move.goods, move.markers, look(table, seat, city)), seat)


def look(table: Table, seat: Seat, city: int) -> tuple[int, ...]:
    """Show this seat the markers on the city's two squares, and return them."""
    slots = range(city * ROUTES, (city + 1) * ROUTES)
    for slot in slots:
        let_see(table, seat, slot)
    return tuple([table.routes[slot] for slot in slots])
