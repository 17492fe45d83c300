"""e) Change a route."""

from typing import ClassVar

from hanse.core.shapes import Choice, Option
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.kogge.actions.acting import ROUTE, Acting, Action
from hanse.games.kogge.board import NVALUES, ROUTES
from hanse.games.kogge.events import RouteChanged
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.handling import gain_marker
from hanse.games.kogge.moves import ChangeRoute
from hanse.games.kogge.table import FACE_UP, Table

NAME = name_of(ChangeRoute)


class RouteChange(Action):
    """K-ACT-ROUTE-01: a marker from hand, face down, for a face-up one, which comes to hand."""

    moves: ClassVar[tuple[type[Move], ...]] = (ChangeRoute,)

    def offer(self, game: Kogge, turn: Acting, options: list[Option]) -> None:
        table, seat = game.table, turn.seat
        if turn.used & ROUTE:
            return
        city = table.cogs[seat]
        values = may_lay(table, seat, city)
        if not values:
            return
        for route in range(ROUTES):
            if table.covered[city * ROUTES + route] == FACE_UP:
                options.append(Choice(ChangeRoute, "K-ACT-ROUTE-01", values, route))

    def refuse(self, game: Kogge, turn: Acting, found: list[Refusal]) -> None:
        table, seat = game.table, turn.seat
        city = table.cogs[seat]
        if turn.used & ROUTE:
            found.append(Refusal(NAME, "K-ACT-GEN-01"))
            return
        covered = [r for r in range(ROUTES) if table.covered[city * ROUTES + r] != FACE_UP]
        rule = "G-27" if len(covered) == ROUTES else "K-ACT-ROUTE-04"
        found += [Refusal(NAME, rule, route) for route in covered]
        if not covered and not may_lay(table, seat, city):
            found.append(Refusal(NAME, "K-ACT-ROUTE-02", numbers=(city,)))

    def uses(self, game: Kogge, seat: Seat, move: Move) -> int:
        return ROUTE

    def play(self, game: Kogge, seat: Seat, move: Move) -> None:
        """K-ACT-ROUTE-03: only who laid it knows it."""
        assert isinstance(move, ChangeRoute)
        table = game.table
        city = table.cogs[seat]
        slot = city * ROUTES + move.of
        old = table.routes[slot]
        table.hands[seat * NVALUES + move.value] -= 1
        table.routes[slot] = move.value
        table.covered[slot] = seat
        gain_marker(table, seat, old)
        game.tell(RouteChanged(seat, city, move.of, old))
        game.tell(RouteChanged(seat, city, move.of, old, move.value), seat)


def may_lay(table: Table, seat: Seat, city: int) -> tuple[int, ...]:
    """K-ACT-ROUTE-02, G-26: any but the city's own number, also one that lies there already."""
    hand = table.hand(seat)
    return tuple([v for v in range(NVALUES) if hand[v] and v != city])
