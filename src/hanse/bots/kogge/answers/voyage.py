"""Answers while the cog is under way."""

from collections.abc import Iterable

from hanse.bots.kogge.answers.builder_view import BuilderView
from hanse.bots.kogge.answers.destinations import best_plan
from hanse.bots.kogge.answers.memory import look
from hanse.bots.kogge.answers.pirate import goods_to_deliver, is_late
from hanse.bots.kogge.answers.reach import PASSAGE, STAY
from hanse.bots.kogge.value.piece_worth import Holdings
from hanse.core.questions.shapes import Bag, Menu, Option, Pay
from hanse.core.types import Below, Move
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.moves import Anchor, Deliver, Load, Passage, Peek, Sail
from hanse.games.kogge.table import NONE

BLIND_STEP_ODDS = 10
"""The bot uses a free step for an unknown route once in this many chances."""


def sail_on(menu: Menu, seat_view: BuilderView, below: Below) -> Move:
    """Load, then sail toward the best place to end the turn, or anchor there."""
    pays: dict[int, Pay] = {}
    may_anchor = False
    for option in menu.options:
        if isinstance(option, Bag) and option.move is Load:
            return Load(option.have)
        if isinstance(option, Pay) and option.move is not Peek:
            pays[PASSAGE if option.move is Passage else option.target] = option
        may_anchor = may_anchor or option.move is Anchor
    aside = deliver(menu.options, seat_view) or look(menu.options, seat_view, below)
    if aside:
        return aside
    chosen = pays.get(next_route(seat_view, pays, below))
    if chosen is not None:
        return pay_for_step(chosen, seat_view)
    return Anchor() if may_anchor else pay_for_step(pays[min(pays)], seat_view)


def deliver(options: Iterable[Option], seat_view: BuilderView) -> Move | None:
    """Deliver the goods that the pirate has brought home (P-06)."""
    if not any(option.move is Deliver for option in options):
        return None
    goods = goods_to_deliver(seat_view.cargo, is_late(seat_view))
    return Deliver(goods) if any(goods) else None


def next_route(seat_view: BuilderView, pays: dict[int, Pay], below: Below) -> int:
    """Return the route to take from here."""
    covered = [r for r in range(ROUTES) if r in pays and is_unknown(seat_view, r)]
    if covered and pays[covered[0]].price == 0 and below(BLIND_STEP_ODDS) == 0:
        return covered[0]
    sailing = seat_view.view.now.agenda[-1]
    assert isinstance(sailing, Sailing)
    first = best_plan(seat_view, sailing.start, sailing.steps).way.first
    stuck = first == STAY and sailing.steps == 0 and len(covered) == len(pays)
    return covered[0] if stuck and covered else first


def is_unknown(seat_view: BuilderView, route: int) -> bool:
    return seat_view.routes[seat_view.city * ROUTES + route] == NONE


def pay_for_step(pay: Pay, seat_view: BuilderView) -> Move:
    """Return the step, paid with the least valuable pieces."""
    goods, markers = Holdings(seat_view.cargo, seat_view.hand, seat_view.wanted).pay(pay.price)
    move = Passage if pay.move is Passage else Sail
    return move(tuple(goods), tuple(markers), pay.target)
