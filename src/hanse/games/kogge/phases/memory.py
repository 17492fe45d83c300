"""Memory: every route lies face down, even after use."""

from hanse.core.bags import one
from hanse.core.questions.shapes import Choice, Go, Menu, Option
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Seat
from hanse.games.kogge.actions.change_route import change_route, layable_markers, lays_own_number
from hanse.games.kogge.actions.peek import look
from hanse.games.kogge.board import BORNHOLM, NGOODS, ROUTES, SITES, START_CARGO
from hanse.games.kogge.events.variants import StartSeen
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import KeepStart, SwapStart
from hanse.games.kogge.phases.turns import Turns
from hanse.games.kogge.table import NOBODY, Table
from hanse.games.kogge.transfers import gain_goods, show_to_all

FUR = 1
KEEP_START = Go(KeepStart, "K-ADV-MEM-02")


def any_route_is_legal(table: Table, city: int, slot: int, value: int) -> bool:
    """Return true: routes are laid without checking (K-ADV-MEM-01, D-16)."""
    return True


def leave_covered(table: Table, slot: int) -> None:
    """Show the route to all, but leave it covered (K-ADV-MEM-03)."""
    show_to_all(table, slot)


def any_route_is_replaceable(table: Table, slot: int) -> bool:
    """Return true: a face-down route may also be replaced, no matter who laid it (K-ADV-MEM-05)."""
    return True


def forget(game: Kogge, active: Seat, raided: bool) -> None:
    """Hide again the routes that were turned up or looked at during the turn (G-79).

    A player keeps seeing the routes of the first city until the end of their own first turn.
    """
    table = game.table
    seen = [0] * len(table.seen)
    for seat in seats_before_first_turn(game):
        first = first_city(table, seat) * ROUTES
        for slot in range(first, first + ROUTES):
            seen[slot] |= table.seen[slot] & 1 << seat
    table.seen = seen


def seats_before_first_turn(game: Kogge) -> list[Seat]:
    """Return the seats whose first turn has not begun; none after the first round."""
    begun = sum(step.at for step in game.agenda if isinstance(step, Turns))
    return game.table.order[begun:] if game.table.round == 1 else []


def first_city(table: Table, seat: Seat) -> int:
    """Return the first city of a seat before its first turn: that of its office, or Bornholm."""
    return table.sites.index(seat) // SITES if seat in table.sites else BORNHOLM


class CoverRoutes(Step[Kogge], frozen=True):
    """K-ADV-MEM-01, K-ADV-MEM-07: all routes turned face down, as if laid by nobody."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        game.table.covered = [NOBODY] * len(game.table.covered)


class MoreFur(Step[Kogge], frozen=True):
    """K-ADV-MEM-04, D-10, G-44: extra fur at the start, before a tenth city gets the rest."""

    def advance(self, game: Kogge) -> None:
        game.agenda.pop()
        more = game.rules.memory.fur - START_CARGO[FUR]
        for seat in range(game.seats):
            game.table.stock[FUR] -= more
            gain_goods(game.table, seat, tuple([more * n for n in one(FUR, NGOODS)]))


class LookAround(Step[Kogge], frozen=True):
    """K-ADV-MEM-02, G-24: each player's look at the routes of their first city, in turn order."""

    at: int = 0

    def advance(self, game: Kogge) -> None:
        if self.at == game.seats:
            game.agenda.pop()
            return
        seat = game.table.order[self.at]
        city = game.table.cogs[seat]
        game.agenda[-1] = LookAround(self.at + 1)
        game.tell(StartSeen(seat, city, look(game.table, seat, city)), seat)
        game.agenda.append(StartSwap(seat))


class StartSwap(Step[Kogge], frozen=True):
    """K-ADV-MEM-02, G-70: the choice to swap a route of the first city for a marker from hand."""

    seat: Seat

    def asks(self, game: Kogge) -> Asking:
        values = layable_markers(game.table, self.seat, game.table.cogs[self.seat])
        options: list[Option] = [KEEP_START]
        for route in range(ROUTES):
            options.append(Choice(SwapStart, "K-ADV-MEM-02", values, route))
        return {self.seat: Menu("starting", "K-ADV-MEM-02", tuple(options))}

    def rule_against(self, game: Kogge, seat: Seat, move: Move) -> str:
        own = isinstance(move, SwapStart) and lays_own_number(game.table, seat, move.value)
        return "G-70" if own else ""

    def answer(self, game: Kogge, seat: Seat, move: Move) -> None:
        game.agenda.pop()
        if isinstance(move, SwapStart):
            change_route(game, seat, move.target, move.value)
