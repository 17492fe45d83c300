"""Action e): the change of a route."""

from typing import ClassVar

from hanse.core.questions.shapes import Choice, Option
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.turn_actions import ROUTE
from hanse.games.kogge.board import NVALUES, ROUTES
from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import ChangeRoute
from hanse.games.kogge.rules import Action, Turn
from hanse.games.kogge.table import FACE_UP, NOBODY, NONE, Table
from hanse.games.kogge.transfers import gain_marker, gain_unseen, leaves_pool, may_have_left

NAME = name_of(ChangeRoute)


class RouteChange(Action):
    """K-ACT-ROUTE-01: a face-up marker exchanged for one from hand, laid face down."""

    moves: ClassVar[tuple[type[Move], ...]] = (ChangeRoute,)

    def why_not(self, game: Kogge, turn: Turn) -> str:
        return "K-ACT-GEN-01" if turn.used & ROUTE else ""

    def offer(self, game: Kogge, turn: Turn, options: list[Option]) -> None:
        table, seat = game.table, turn.seat
        city = table.cogs[seat]
        values = layable_markers(table, seat, city)
        if not values:
            return
        for route in range(ROUTES):
            if game.rules.may_replace(table, city * ROUTES + route):
                options.append(Choice(ChangeRoute, "K-ACT-ROUTE-01", values, route))

    def refusals_for(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        """Return the refusals of covered routes, or else one for lack of a marker to lay."""
        here = Refusal(NAME, "K-ACT-ROUTE-02", numbers=(game.table.cogs[turn.seat],))
        return self.partial_refusals(game, turn, move) or [here]

    def partial_refusals(self, game: Kogge, turn: Turn, move: type[Move]) -> list[Refusal]:
        """Return the refusals of routes that may not be replaced (K-ACT-ROUTE-04, G-27)."""
        first = game.table.cogs[turn.seat] * ROUTES
        may_replace = game.rules.may_replace
        covered = [r for r in range(ROUTES) if not may_replace(game.table, first + r)]
        rule = "G-27" if len(covered) == ROUTES else "K-ACT-ROUTE-04"
        return [Refusal(NAME, rule, route) for route in covered]

    def rule_against(self, game: Kogge, turn: Turn, move: Move) -> str:
        """Return the rule against laying the city's own number (K-ACT-ROUTE-02)."""
        assert isinstance(move, ChangeRoute)
        own = lays_own_number(game.table, turn.seat, move.value)
        return "K-ACT-ROUTE-02" if own else ""

    def used_bits(self, game: Kogge, seat: Seat, move: Move) -> int:
        return ROUTE

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """Swap the markers; only the seat that laid the new one knows it (K-ACT-ROUTE-03)."""
        assert isinstance(move, ChangeRoute)
        change_route(game, seat, move.target, move.value)


def change_route(game: Kogge, seat: Seat, route: int, marker: int) -> None:
    """Take the old marker to hand, and lay the new one face down in its place."""
    table = game.table
    city = table.cogs[seat]
    slot = city * ROUTES + route
    hidden = table.covered[slot] != FACE_UP
    old = pick_up(table, seat, slot)
    table.hands[seat * NVALUES + marker] -= 1
    table.routes[slot] = marker
    table.covered[slot] = seat
    game.tell(RouteChanged(seat, city, route, NONE if hidden else old))
    game.tell(RouteChanged(seat, city, route, old, marker), seat)


def is_face_up(table: Table, slot: int) -> bool:
    """Return whether the route lies face up; a covered one must be used first (K-ACT-ROUTE-04)."""
    return table.covered[slot] == FACE_UP


def pick_up(table: Table, seat: Seat, slot: int) -> int:
    """Take the old marker to hand and return it; viewers who knew it know that it is in hand."""
    old, layer = table.routes[slot], table.covered[slot]
    if layer == FACE_UP:
        gain_marker(table, seat, old)
        return old
    leaves_pool(table, slot)
    for viewer in range(table.seats + 1):
        if table.knows(viewer, slot):
            table.known[(viewer * table.seats + seat) * NVALUES + old] += 1
        elif layer not in (NOBODY, seat):
            may_have_left(table, viewer, layer)
    gain_unseen(table, seat, old)
    table.seen[slot] = 0
    return old


def lays_own_number(table: Table, seat: Seat, value: int) -> bool:
    """Return whether the value is the number of the cog's city and the seat has that marker."""
    return value == table.cogs[seat] and value < NVALUES and table.hand(seat)[value] > 0


def layable_markers(table: Table, seat: Seat, city: int) -> tuple[int, ...]:
    """Return the markers to lay: any but the city's own number (K-ACT-ROUTE-02, G-26)."""
    hand = table.hand(seat)
    return tuple([v for v in range(NVALUES) if hand[v] and v != city])
