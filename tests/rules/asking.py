"""Short ways to ask a game, and to see that it refuses."""

from collections.abc import Sequence

import pytest

from hanse.core.types import Event, IllegalMove, Move, Seat
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Sail
from tests.rules.laid_out import SPEC, goods, markers


def listed[M: Move](game: Kogge, seat: Seat, kind: type[M]) -> list[M]:
    """All moves of this kind that the seat may make now."""
    return [move for move in game.asking[seat].moves() if type(move) is kind]


def refused(game: Kogge, seat: Seat, move: Move) -> str:
    """The rule by which a move is refused; nothing may change by it."""
    before = SPEC.text.position(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert SPEC.text.position(game) == before
    return caught.value.rule


def after(game: Kogge, seat: Seat, *moves: Move) -> Kogge:
    """The game after these moves; the one given stays as it is."""
    twin = game.copy()
    for move in moves:
        twin.play(seat, move)
    return twin


def sail(route: int, *paid: int, **paid_goods: int) -> Sail:
    """Along this route, paying these markers and these goods."""
    return Sail(goods(paid_goods), markers(*paid), route)


def targets(game: Kogge, seat: Seat) -> list[int]:
    """The cities that the seat's offered routes lead to."""
    city = game.table.cogs[seat]
    routes = sorted({move.target for move in listed(game, seat, Sail)})
    return [game.table.routes[city * ROUTES + route] for route in routes]


def happened[E: Event](game: Kogge, kind: type[E]) -> list[E]:
    """What everybody was told of this kind by the last move."""
    return [t.event for t in game.events if t.to is None and isinstance(t.event, kind)]


def told_to[E: Event](game: Kogge, seat: Seat, kind: type[E]) -> list[E]:
    """What only some were told of this kind by the last move, this seat among them."""
    return [t.event for t in game.events if t.to and seat in t.to and isinstance(t.event, kind)]


def at_city(per_city: Sequence[int], city: int, width: int) -> tuple[int, ...]:
    """A city's part of one of the table's flat lists."""
    return tuple(per_city[city * width : (city + 1) * width])
