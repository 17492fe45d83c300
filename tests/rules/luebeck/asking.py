"""Short ways to ask a game of Lübeck, and to see that it refuses."""

import pytest

from hanse.core.types import Event, IllegalMove, Move, Seat
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import LayDoubling, PlayGoods, TradeVoyage
from tests.rules.luebeck.sea import SPEC, card


def listed[M: Move](game: Luebeck, seat: Seat, kind: type[M]) -> list[M]:
    """All moves of this kind that the seat may make now."""
    return [move for move in game.asking[seat].moves() if type(move) is kind]


def kinds(game: Luebeck, seat: Seat) -> set[type[Move]]:
    """The kinds of moves on offer."""
    return {type(move) for move in game.asking[seat].moves()}


def refused(game: Luebeck, seat: Seat, move: Move) -> str:
    """The rule by which a move is refused; nothing may change by it."""
    before = SPEC.text.position(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert SPEC.text.position(game) == before
    return caught.value.rule


def happened[E: Event](game: Luebeck, kind: type[E]) -> list[E]:
    """What everybody was told of this kind by the last move."""
    return [t.event for t in game.events if t.to is None and isinstance(t.event, kind)]


def goods(game: Luebeck, name: str, cog: int = 0) -> PlayGoods:
    return PlayGoods(cog, card(game, name))


def doubling(game: Luebeck, name: str, cog: int = 0) -> LayDoubling:
    return LayDoubling(cog, card(game, f"double {name}"))


def trade(game: Luebeck, name: str, cog: int = 0) -> TradeVoyage:
    return TradeVoyage(cog, card(game, f"trade {name}"))
