"""What is answered for a seat of Lübeck that does not answer."""

from hanse.games.luebeck.moves import Discard, NameFirst, Pass, PlayGoods, TakeHome, TakePacket
from hanse.games.luebeck.phases.packet_choice import Naming, Picking
from hanse.games.luebeck.phases.round_end import GoingHome
from tests.rules.luebeck.sea import SPEC, acting, card, laid

FAR = ["Riga 3", "Danzig 2", "London 6", "Bergen 5"]


def test_g_61_the_smallest_packet_and_nothing_that_need_not_be() -> None:
    packets = [["Riga 3", "Riga 4"], ["pirates"], ["change"]]
    assert SPEC.play.default_answer(laid(Picking(), packets=packets), 0) == TakePacket(1)
    assert SPEC.play.default_answer(laid(Naming()), 2) == NameFirst(2)
    home = laid(GoingHome(), cogs=[("Riga", [0])])
    assert SPEC.play.default_answer(home, 0) == TakeHome((0, 0, 0, 0))


def test_g_61_pass_else_the_cheapest_discard_else_a_card() -> None:
    assert SPEC.play.default_answer(acting(0, hands={0: FAR[:3]}), 0) == Pass()
    game = acting(0, hands={0: FAR})
    assert SPEC.play.default_answer(game, 0) == Discard(card(game, "Danzig 2"))
    game = acting(0, cogs=[("Riga", [0])], hands={0: FAR})
    assert SPEC.play.default_answer(game, 0) == PlayGoods(0, card(game, "Riga 3"))
