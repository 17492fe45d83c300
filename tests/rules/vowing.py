"""Short ways to make promises that bind."""

from typing import Unpack

from hanse.core.types import Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Offer
from hanse.games.kogge.terms import Vow
from tests.rules.laid_out import acting, goods, markers
from tests.rules.laying import Wanted

BINDING = {"promises": "structured_binding"}
HERE = 3
NO_GOODS, NO_MARKERS = goods(), markers()


def pledge(to: Seat, vow: int = 0, wants: int = 0) -> Offer:
    """Nothing but promises: what one binds oneself to, what one wants the other to."""
    return Offer(to, NO_GOODS, NO_MARKERS, NO_GOODS, NO_MARKERS, vow=vow, wants=wants)


def sworn(game: Kogge, by: Seat, to: Seat, vow: int) -> None:
    """By promises to."""
    game.play(by, pledge(to, vow))
    game.play(to, Accept(game.table.offer_count))


def together(seat: Seat = 0, **wanted: Unpack[Wanted]) -> Kogge:
    """Three cogs in one city, the seat on turn."""
    laid: Wanted = {
        "seats": 3,
        "readings": BINDING,
        "cogs": (HERE, HERE, HERE),
        "order": (0, 1, 2),
        "routes": {HERE: (7, 4)},
        "hand": {0: [1, 5], 1: [2, 6], 2: [8]},
        "cargo": {0: {"o": 2}, 1: {"a": 2}, 2: {"s": 2}},
    }
    return acting(seat, **(laid | wanted))


def vows(game: Kogge) -> list[tuple[Seat, Seat, int]]:
    """The promises that bind now: by whom, to whom, which."""
    return [(vow.by, vow.to, vow.kind) for vow in game.table.vows]


def bound(game: Kogge, by: Seat, to: Seat, kind: int) -> None:
    """Lay a promise on the table, as if it had been made."""
    game.table.vows.append(Vow(by, to, kind, game.table.cogs[by], game.table.round + 1))
    game.wake()
