"""Answers where routes lie face down: routes to look at, and swaps at the start."""

from collections.abc import Iterable

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.core.questions.shapes import Choice, Menu, Option
from hanse.core.types import Below, Move
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.moves import KeepStart, Peek, SwapStart
from hanse.games.kogge.table import NONE

LOOK_ODDS = 4
"""The bot looks at routes or swaps them without need once in about this many chances."""

MIN_WEALTH = 4


def look(options: Iterable[Option], seat_view: BuilderView, below: Below) -> Move | None:
    """Return a paid look at the routes here, now and then, if the seat can afford it."""
    if not any(option.move is Peek for option in options):
        return None
    routes = seat_view.routes[seat_view.city * ROUTES : (seat_view.city + 1) * ROUTES]
    poor = sum(seat_view.cargo) + sum(seat_view.hand) < MIN_WEALTH
    if poor or below(LOOK_ODDS) >= routes.count(NONE):
        return None
    return pay_for_look(seat_view)


def pay_for_look(seat_view: BuilderView) -> Peek:
    """Return a look, paid with the least valuable pieces."""
    purse = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    goods, markers = purse.pay(seat_view.rules.prices.peek)
    return Peek(tuple(goods), tuple(markers))


def swap_start(menu: Menu, seat_view: BuilderView, below: Below) -> Move:
    """Swap a useless route, or one of two that lead to the same place, for a spare marker."""
    first, second = seat_view.routes[seat_view.city * ROUTES : (seat_view.city + 1) * ROUTES]
    useless = [r for r, city in enumerate((first, second)) if city == seat_view.city]
    route = useless[0] if useless else below(ROUTES)
    values = [o.values for o in menu.options if isinstance(o, Choice) and o.target == route]
    other = second if route == 0 else first
    leads_on = [v for v in values[0] if v != other] if values else []
    if not leads_on or not (useless or first == second or below(LOOK_ODDS) == 0):
        return KeepStart()
    held = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted)
    return SwapStart(min(leads_on, key=held.last_marker), route)
