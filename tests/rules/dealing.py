"""Short ways to make offers and to look at them.

What changes hands is spelled: "oo5" is two ore and a marker 5.
"""

from typing import Unpack

from hanse.core.questions.deal import Deal
from hanse.core.questions.shapes import Choice, Menu
from hanse.core.types import Counts, Pick, Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Decline, Offer, Withdraw
from tests.rules.laid_out import KINDS, acting, markers
from tests.rules.laying import Wanted

HERE = 5


def bundle(text: str) -> tuple[Counts, Counts]:
    """Goods by their initials and markers by their values."""
    values = [int(c) for c in text if c.isdigit()]
    return tuple(text.count(kind) for kind in KINDS), markers(*values)


def offer(to: Seat, give: str = "", take: str = "", promise: str = "", answers: int = -1) -> Offer:
    return Offer(to, *bundle(give), *bundle(take), promise, answers)


def crowd(**wanted: Unpack[Wanted]) -> Wanted:
    """Three cogs in one city, and what else is wanted."""
    return {"seats": 3, "cogs": (HERE, HERE, HERE), **wanted}


def meeting(**wanted: Unpack[Wanted]) -> Kogge:
    """Three cogs in one city, seat 0 on turn, each with something to give."""
    laid: Wanted = {
        "hand": {0: [1, 1, 2], 1: [3, 4], 2: [6]},
        "cargo": {0: {"o": 2, "f": 1}, 1: {"a": 1, "s": 1}, 2: {"s": 2}},
        "routes": {HERE: (1, 7)},
    }
    return acting(**crowd(**(laid | wanted)))


def standing(game: Kogge) -> list[int]:
    """The numbers of the offers that stand."""
    return [one.offer for one in game.table.offers]


def numbers(menu: Menu | None, kind: type[Pick]) -> list[int]:
    """The offers that may be accepted, declined or withdrawn."""
    options = menu.options if menu else ()
    return [v for o in options if isinstance(o, Choice) and o.move is kind for v in o.values]


def to_accept(game: Kogge, seat: Seat) -> list[int]:
    return numbers(game.asides(seat), Accept)


def to_decline(game: Kogge, seat: Seat) -> list[int]:
    return numbers(game.asides(seat), Decline)


def to_withdraw(game: Kogge, seat: Seat) -> list[int]:
    return numbers(game.asides(seat), Withdraw)


def partners(game: Kogge, seat: Seat) -> list[Seat]:
    """Those to whom this seat may make an offer."""
    menu = game.asides(seat)
    deals = [option for option in menu.options if isinstance(option, Deal)] if menu else []
    return [partner for deal in deals for partner, _, _ in deal.partners]


def belongings(game: Kogge) -> list[tuple[Counts, Counts]]:
    """Cargo and hand of each seat."""
    return [(game.table.hold(seat), game.table.hand(seat)) for seat in range(game.seats)]
