"""Short ways to a conflict and through it."""

from typing import Unpack

from hanse.core.types import Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Attack, Commit, EndTurn, LeaveBe
from tests.rules.asking import listed
from tests.rules.laid_out import acting, markers
from tests.rules.laying import Wanted

HERE = 3
CONFLICTS = ("conflicts",)


def met(active: Seat = 0, **wanted: Unpack[Wanted]) -> Kogge:
    """Three cogs in one city, the active seat about to end its turn."""
    laid: Wanted = {
        "seats": 3,
        "variants": CONFLICTS,
        "cogs": (HERE, HERE, HERE),
        "order": (0, 1, 2),
        "routes": {HERE: (7, 4)},
        "hand": {0: [2, 8, 8], 1: [5, 5, 1], 2: [6]},
        "cargo": {0: {"o": 3, "a": 1}, 1: {"a": 2, "f": 1}, 2: {"s": 1}},
    }
    return acting(active, **(laid | wanted))


def challenged(active: Seat = 0, **wanted: Unpack[Wanted]) -> Kogge:
    """His turn is over."""
    game = met(active, **wanted)
    game.play(active, EndTurn())
    return game


def targets(game: Kogge, seat: Seat) -> list[Seat]:
    """Those whom this seat may attack now."""
    return [m.value for m in listed(game, seat, Attack)] if seat in game.asking else []


def fight(game: Kogge, one: Seat, other: Seat, mine: list[int], theirs: list[int]) -> None:
    """One attacks the other; both lay these markers."""
    game.play(one, Attack(other))
    game.play(one, Commit(markers(*mine)))
    if other in game.asking and one not in game.asking:
        game.play(other, Commit(markers(*theirs)))


def leave_be(game: Kogge, winner: Seat) -> None:
    game.play(winner, LeaveBe())
