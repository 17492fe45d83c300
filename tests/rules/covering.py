"""Short ways to lay out a game of memory."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from hanse.core.types import Seat
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Peek, PickStart
from hanse.games.kogge.table import NOBODY
from tests.rules.asking import listed
from tests.rules.laid_out import acting, goods, markers, new_game, sailing
from tests.rules.laying import Wanted

MEMORY = ("memory",)

type Hidden = dict[tuple[int, int], tuple[Seat, int]]


def covered(routes: Mapping[int, Sequence[int]], by: Seat = NOBODY) -> Hidden:
    """These routes face down, laid by nobody or by one seat."""
    return {
        (city, slot): (by, value) for city, two in routes.items() for slot, value in enumerate(two)
    }


def at_sea(seat: Seat = 0, **wanted: Unpack[Wanted]) -> Kogge:
    """Seat 0 lies in 3, whose routes lead to 7 and 4, and is about to sail."""
    laid: Wanted = {
        "variants": MEMORY,
        "cogs": (3, 8),
        "hidden": covered({3: (7, 4)}),
        "hand": {0: [1, 1, 2]},
    }
    return sailing(seat, **(laid | wanted))


def in_port(seat: Seat = 0, **wanted: Unpack[Wanted]) -> Kogge:
    """The same after the voyage."""
    laid: Wanted = {
        "variants": MEMORY,
        "cogs": (3, 8),
        "hidden": covered({3: (7, 4)}),
        "hand": {0: [1, 2, 5]},
    }
    return acting(seat, **(laid | wanted))


def started(picks: Sequence[int], *, key: int = 0, **readings: str) -> Kogge:
    """A new game in which the seats have picked these cities."""
    game = new_game(len(picks), readings, key=key, variants=MEMORY)
    for seat, city in enumerate(picks):
        game.play(seat, PickStart(city))
    return game


def here(game: Kogge, city: int) -> list[int]:
    return game.table.routes[city * ROUTES : (city + 1) * ROUTES]


def look(*paid: int, **paid_goods: int) -> Peek:
    return Peek(goods(paid_goods), markers(*paid))


def may_look(game: Kogge, seat: Seat = 0) -> bool:
    return listed(game, seat, Peek) != []
