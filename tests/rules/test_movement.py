"""Sailing: along the routes, and loading on the way."""

from hanse.core.types import Move
from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.events.voyage import Anchored, Loaded, RouteRevealed, Sailed
from hanse.games.kogge.moves import Anchor, Buy, EndTurn, Load, Sail, Trade
from hanse.games.kogge.table import FACE_UP
from tests.rules.asking import after, happened, listed, refused, sail, targets
from tests.rules.laid_out import acting, goods, markers, sailing

SHUTTLE = {3: (7, 4), 7: (3, 4)}


def test_k_move_01_sail_first_then_act() -> None:
    game = sailing(cogs=(3, 8), routes=SHUTTLE)
    assert {type(move) for move in game.asking[0].moves()} == {Sail, Anchor}
    game.play(0, Anchor())
    assert happened(game, Anchored) == [Anchored(0, 3)]
    kinds = {type(move) for move in game.asking[0].moves()}
    assert {EndTurn, Buy} <= kinds
    assert refused(game, 0, sail(0)) == "K-ACT-GEN-01"


def test_k_move_02_along_the_two_markers_one_way_at_any_distance() -> None:
    game = sailing(cogs=(0, 8), routes={0: (4, 8), 4: (1, 2)})
    assert targets(game, 0) == [4, 8]
    game.play(0, sail(0))
    assert game.table.cogs[0] == 4
    assert targets(game, 0) == [1, 2]


def test_k_move_03_the_first_step_is_free_others_cost_a_good_or_a_marker() -> None:
    game = sailing(cogs=(3, 8), routes=SHUTTLE, cargo={0: {"o": 1, "s": 1}}, hand={0: [6, 8]})
    assert [m for m in listed(game, 0, Sail) if m.target == 0] == [sail(0)]
    game.play(0, sail(0))
    paid = {(m.goods, m.markers) for m in listed(game, 0, Sail) if m.target == 0}
    assert paid == {
        (goods(o=1), markers()), (goods(s=1), markers()),
        (goods(), markers(6)), (goods(), markers(8)),
    }  # fmt: skip
    assert refused(game, 0, sail(0)) == "K-MOVE-03"
    stock, reserve = game.table.stock[3], game.table.reserve[6]
    game.play(0, sail(0, s=1))
    game.play(0, sail(0, 6))
    assert game.table.stock[3] == stock + 1
    assert game.table.reserve[6] == reserve + 1
    assert (game.table.hold(0), game.table.hand(0)) == (goods(o=1), markers(8))


def test_k_move_04_as_many_steps_as_one_can_pay_for_with_any_cargo() -> None:
    game = sailing(cogs=(3, 8), routes=SHUTTLE, cargo={0: {"o": 11, "f": 9}}, hand={0: []})
    game.play(0, sail(0))
    for good in "o" * 11 + "f" * 9:
        game.play(0, sail(0, **{good: 1}))
    assert game.table.cogs[0] == 7
    assert game.table.hold_size(0) == 0
    assert listed(game, 0, Sail) == []
    assert refused(game, 0, sail(0)) == "K-MOVE-03"
    game.play(0, Anchor())


def test_k_move_05_staying_is_allowed_but_then_there_is_no_trade() -> None:
    game = sailing(cogs=(3, 8), city={3: {"s": 2}})
    game.play(0, Anchor())
    assert game.table.cogs[0] == 3
    assert refused(game, 0, Trade(goods(o=1), goods(s=1))) == "K-ACT-TRADE-01"


def test_k_move_06_a_hidden_route_is_paid_turned_up_and_sailed() -> None:
    questions = []
    for value in (4, 5):
        game = sailing(cogs=(3, 8), routes={3: (7, 1), 7: (3, 1)}, hidden={(7, 0): (1, value)})
        game.play(0, sail(0))
        questions.append(game.asking[0])
        game.play(0, sail(0, o=1))
        assert happened(game, RouteRevealed) == [RouteRevealed(7, 0, value)]
        assert happened(game, Sailed) == [Sailed(0, 7, value, goods(o=1), markers())]
        assert game.table.cogs[0] == value
    assert questions[0] == questions[1]


def test_k_move_07_a_used_route_stays_face_up() -> None:
    game = sailing(cogs=(3, 8), hidden={(3, 0): (1, 5), (3, 1): (0, 6)})
    game.play(0, sail(0))
    assert game.table.covered[6:8] == [FACE_UP, 0]
    assert game.table.routes[6] == 5


def test_k_move_09_never_into_ones_own_raided_city() -> None:
    game = sailing(cogs=(3, 8), routes={3: (7, 4)}, raided={7: [0], 4: [1]})
    assert targets(game, 0) == [4]
    assert refused(game, 0, sail(0)) == "K-MOVE-09"


def test_k_move_10_loading_at_the_start_on_the_way_and_at_the_end() -> None:
    game = sailing(
        cogs=(3, 8),
        routes=SHUTTLE,
        offices={3: [0, 0], 7: [0, 1]},
        office_goods={3: [{"f": 2}, {"f": 1}], 7: [{"s": 1}, {"s": 4}]},
        cargo={0: {}},
    )
    assert {m.items for m in listed(game, 0, Load)} == {goods(f=n) for n in (1, 2, 3)}
    game.play(0, Load(goods(f=1)))
    game.play(0, Load(goods(f=2)))
    assert happened(game, Loaded) == [Loaded(0, 3, goods(f=2))]
    game.play(0, sail(0))
    assert [m.items for m in listed(game, 0, Load)] == [goods(s=1)]
    game.play(0, Load(goods(s=1)))
    assert game.table.hold(0) == goods(f=3, s=1)
    assert listed(game, 0, Load) == []


def test_k_move_10_also_when_the_cog_stays_but_not_during_the_actions() -> None:
    game = sailing(cogs=(3, 8), offices={3: [0]}, office_goods={3: [{"f": 2}]})
    stayed = after(game, 0, Load(goods(f=2)), Anchor())
    assert stayed.table.office_goods(0, 3) == goods()
    game.play(0, Anchor())
    assert refused(game, 0, Load(goods(f=2))) == "K-ACT-GEN-01"


def test_k_move_11_no_move_puts_goods_into_an_office() -> None:
    for start in (sailing, acting):
        game = start(
            cogs=(3, 8),
            offices={3: [0, 1]},
            office_goods={3: [{"f": 1}, {"f": 1}]},
            cargo={0: {"o": 1, "f": 1}},
            hand={0: [1, 2]},
        )
        before = game.table.site_goods
        moves: list[Move] = list(game.asking[0].moves())
        assert len(moves) >= 4
        for move in moves:
            now = after(game, 0, move).table.site_goods
            assert all(n <= b for n, b in zip(now, before, strict=True))


def test_k_move_12_goods_just_loaded_may_pay_the_next_step() -> None:
    game = sailing(
        cogs=(3, 8),
        routes=SHUTTLE,
        offices={7: [0]},
        office_goods={7: [{"s": 1}]},
        cargo={0: {}},
        hand={0: []},
    )
    game.play(0, sail(0))
    assert listed(game, 0, Sail) == []
    game.play(0, Load(goods(s=1)))
    game.play(0, sail(0, s=1))
    assert game.table.cogs[0] == 3


def test_g_66_payments_come_from_hand_and_cog_only() -> None:
    """Neither goods in an office nor the market's markers nor one's own bid pay for a step."""
    game = sailing(
        cogs=(3, 8),
        routes=SHUTTLE,
        offices={7: [0]},
        office_goods={7: [{"s": 2}]},
        market=[(0, 1), (2, 3)],
        cargo={0: {"o": 1}},
        hand={0: [6]},
    )
    game.play(0, sail(0))
    offered = {(m.goods, m.markers) for m in listed(game, 0, Sail)}
    assert offered == {(goods(o=1), markers()), (goods(), markers(6))}
    for wrong in (sail(0, s=1), sail(0, 0), sail(0, 6, o=1), sail(0, o=2)):
        assert refused(game, 0, wrong) == "K-MOVE-03"


def test_k_round_02_a_whole_turn_before_the_next_player_begins() -> None:
    """K-ROUND-02: sailing and acting of one seat, then the other's."""
    game = sailing(order=(0, 1), cogs=(3, 8))
    game.play(0, Anchor())
    assert list(game.asking) == [0]
    assert game.agenda[-1] == Acting(0, 3)
    game.play(0, EndTurn())
    assert list(game.asking) == [1]
    assert listed(game, 1, Anchor)
