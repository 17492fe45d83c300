"""Actions on Bornholm: changing its number instead of a route, and a ban on offices there."""

from typing import ClassVar

from hanse.core.questions.shapes import Choice, Option
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.turn_actions import ROUTE
from hanse.games.kogge.board import BORNHOLM, NVALUES
from hanse.games.kogge.events.variants import CrestChanged
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Build, ChangeCrest
from hanse.games.kogge.rules import Action, Ban, Turn
from hanse.games.kogge.transfers import gain_marker, lose_marker

NAME = name_of(ChangeCrest)


class CrestChange(Action):
    """B-ROUTE-01: the route action used on the crest; the new marker lies face up."""

    moves: ClassVar[tuple[type[Move], ...]] = (ChangeCrest,)

    def why_not(self, game: Kogge, turn: Turn) -> str:
        if game.table.cogs[turn.seat] != BORNHOLM:
            return "B-ROUTE-01"
        return "K-ACT-GEN-01" if turn.used & ROUTE else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        hand = game.table.hand(turn.seat)
        values = tuple([v for v in range(NVALUES) if hand[v]])
        if values:
            options.append(Choice(ChangeCrest, "B-ROUTE-01", values))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        return [Refusal(NAME, "B-ROUTE-01")]

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return ROUTE

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        assert isinstance(move, ChangeCrest)
        table = game.table
        old, table.crest = table.crest, move.value
        lose_marker(table, seat, move.value)
        gain_marker(table, seat, old)
        game.tell(CrestChanged(seat, old, move.value))


class NoIslandOffice(Ban):
    """G-46, bornholm_offices = false: the ban on offices on Bornholm."""

    moves: ClassVar[tuple[type[Move], ...]] = (Build,)
    rule: ClassVar[str] = "G-46"

    def is_in_force(self, game: Kogge, seat: Seat) -> bool:
        return game.table.cogs[seat] == BORNHOLM
