"""The end of a round: clearing up, taking figures home, and moving the compass."""

from hanse.core.questions.shapes import Bag
from hanse.core.steps import Asking, InOrder, Step
from hanse.core.types import Move, Seat
from hanse.games.luebeck.events import CogUnloaded, CompassPlaced, TookHome
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import TakeHome
from hanse.games.luebeck.scoring import finish
from hanse.games.luebeck.table import Table
from hanse.games.luebeck.transfers import disembark, end_voyage


class Clearing(Step[Luebeck], frozen=True):
    """L-SPEC-02, L-END-01, L-G-18: discarding doublings and unloading the cogs in last ports.

    All other cogs stay, even in Lübeck. In the last round, the game ends here.
    """

    def advance(self, game: Luebeck) -> None:
        game.agenda.pop()
        table = game.table
        discard_doublings(table)
        if table.last_round:
            finish(game)
            return
        for cog, city in enumerate(table.places):
            if city in game.rules.chart.ends:
                game.tell(CogUnloaded(cog, city, end_voyage(table, cog)))


def discard_doublings(table: Table) -> None:
    """Move doublings to the discards, which they join only after the round (L-ACT-03, L-G-15)."""
    for seat in range(table.seats):
        for card in table.doublings[seat]:
            table.discards[card] += 1
        table.doublings[seat] = ()


class GoingHome(Step[Luebeck], frozen=True):
    """L-END-02, L-G-14: taking figures home, clockwise from the compass.

    A seat without a figure aboard is not asked.
    """

    at: int = 0

    def asks(self, game: Luebeck) -> Asking:
        if self.at == game.seats:
            return {}
        seat = game.table.seat_at(self.at)
        figures = game.table.figures(seat)
        if not any(figures):
            return {}
        return {seat: Bag(TakeHome, "L-END-02", figures, least=0)}

    def answer(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, TakeHome)
        for cog, figures in enumerate(move.items):
            if figures:
                disembark(game.table, seat, cog, figures)
        game.tell(TookHome(seat, move.items))
        game.agenda[-1] = GoingHome(self.at + 1)

    def advance(self, game: Luebeck) -> None:
        if self.at == game.seats:
            game.agenda.pop()
        else:
            game.agenda[-1] = GoingHome(self.at + 1)


class CompassOn(Step[Luebeck], frozen=True):
    """L-SETUP-03: moving the compass one seat clockwise."""

    def advance(self, game: Luebeck) -> None:
        game.agenda.pop()
        game.table.compass = game.table.seat_at(1)
        game.tell(CompassPlaced(game.table.compass))


class Rounds(Step[Luebeck], frozen=True):
    """L-ROUND-01: one round after another; the last one ends the game."""

    def advance(self, game: Luebeck) -> None:
        game.agenda.append(InOrder("round"))
