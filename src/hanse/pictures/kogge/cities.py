"""The cities of a view, read from the board's flat lists. Nothing else of the game is read."""

from collections.abc import Iterator
from dataclasses import dataclass

from hanse.games.kogge.view.sections import View

GOODS, SITES, EXITS, VALUES = 4, 2, 2, 9
NONE = -1


@dataclass(frozen=True)
class Exit:
    """A way out of a city: its goal, or -1 if the viewer does not know it."""

    to: int
    covered: bool
    secret: bool
    """Whether the way lies face down but the viewer knows it."""


@dataclass(frozen=True)
class City:
    """A city with everything that lies on its card."""

    at: int
    number: int
    """The city's own number, or that of its crest; -1 before it has one."""
    goods: tuple[int, ...]
    sites: tuple[tuple[int, int], ...]
    """Each site: its seat or -1, and the number of goods on it."""
    exits: tuple[Exit, ...]
    raided: tuple[int, ...]
    cogs: tuple[int, ...]
    guild: bool


def cities(view: View) -> Iterator[City]:
    """Yield the cities as this viewer knows them."""
    board, fleet, seats = view.board, view.fleet, range(view.setup.seats)
    known = dict((*view.board.shown, *(view.own.routes if view.own else ())))
    for at in range(len(board.goods) // GOODS):
        yield City(
            at,
            at if at < VALUES else board.crest,
            tuple(board.goods[at * GOODS : (at + 1) * GOODS]),
            tuple(site(view, at * SITES + one) for one in range(SITES)),
            tuple(way_out(view, at * EXITS + one, known) for one in range(EXITS)),
            tuple(seat for seat in seats if board.raided[at] >> seat & 1),
            tuple(seat for seat in seats if fleet.cogs[seat] == at),
            fleet.guild == at,
        )


def site(view: View, at: int) -> tuple[int, int]:
    return view.board.sites[at], sum(view.board.site_goods[at * GOODS : (at + 1) * GOODS])


def way_out(view: View, slot: int, known: dict[int, int]) -> Exit:
    covered = view.board.covered[slot] != NONE
    to = known.get(slot, NONE) if covered else view.board.routes[slot]
    return Exit(to, covered, covered and slot in known)
