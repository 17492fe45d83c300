"""The expansion's two chips: safe conduct, and interception, an extra turn after another seat's."""

from hanse.core.questions.shapes import Go, Menu
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.sail import take_turn
from hanse.games.kogge.board import BASIC_CHIPS, INTERCEPTION, NCHIPS, SAFE_CONDUCT
from hanse.games.kogge.events.variants import Intercepted
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Intercept, LetPass
from hanse.games.kogge.table import Table

LET_PASS = Go(LetPass, "B-CHIP-02")
INTERCEPT = Go(Intercept, "B-CHIP-02")


class ExtraChips(Step[Kogge], frozen=True):
    """B-CHIP-01, B-CHIP-02: the step that adds one chip of each extra kind to the supply."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        for kind in range(len(BASIC_CHIPS), NCHIPS):
            game.table.chip_supply[kind] = 1


def lacks_safe_conduct(table: Table, robber: Seat, victim: Seat) -> bool:
    """Return whether the victim has no safe conduct, and so can be robbed (B-CHIP-01, G-36)."""
    return not table.chip(victim, SAFE_CONDUCT)


def offer_interception(game: Kogge, active: Seat, raided: bool) -> None:
    """Ask other seats with an unused interception chip, in turn order (B-CHIP-02, G-34, G-35)."""
    table = game.table
    able = [s for s in table.order if table.chip(s, INTERCEPTION) and not table.intercepted[s]]
    holders = tuple([seat for seat in able if seat != active])
    if holders:
        game.agenda.append(Intercepting(holders))


class Intercepting(Step[Kogge], frozen=True):
    """B-CHIP-02: the choice of a whole extra turn now, put to each holder of the chip."""

    holders: "tuple[Seat, ...]"

    def asks(self, game: Kogge) -> Asking:
        if not self.holders:
            return {}
        return {self.holders[0]: Menu("intercepting", "B-CHIP-02", (LET_PASS, INTERCEPT))}

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        # Before the extra turn is put on top, so that the next holder is asked after that turn.
        game.agenda[-1] = Intercepting(self.holders[1:])
        if isinstance(move, Intercept):
            game.table.intercepted[seat] = 1
            game.tell(Intercepted(seat))
            take_turn(game, seat)
