"""L-G-22: what is answered for a seat whose player has gone."""

from hanse.core.types import Move
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import Discard, Pass, PlayGoods, TakePacket
from hanse.games.luebeck.phases.packet_choice import Picking
from tests.rules.luebeck.sea import SPEC, acting, card, laid

UNPLAYABLE = ["Riga 3", "Riga 4", "Reval 5", "London 6"]


def answer(game: Luebeck) -> Move:
    return SPEC.play.default_answer(game, 0)


def test_l_g_22_the_smallest_packet_is_taken() -> None:
    game = laid(Picking(), packets=[["Riga 3", "Riga 4"], ["pirates"], ["Reval 5", "change"]])
    assert answer(game) == TakePacket(1)


def test_l_g_22_the_seat_passes_if_it_may() -> None:
    assert answer(acting(0, hands={0: UNPLAYABLE[:3]})) == Pass()


def test_l_g_22_else_it_discards_what_costs_least() -> None:
    game = acting(0, hands={0: UNPLAYABLE})
    assert answer(game) == Discard(card(game, "Riga 3"))


def test_l_g_22_else_it_plays_a_card() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: UNPLAYABLE})
    assert isinstance(answer(game), PlayGoods)
