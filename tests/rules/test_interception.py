"""bonus_chips: interception, an extra turn after another's."""

from typing import Unpack

import pytest

from hanse.core.types import IllegalMove
from hanse.games.kogge.board import INTERCEPTION, NCHIPS
from hanse.games.kogge.events.variants import Intercepted
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Anchor,
    Build,
    Buy,
    ChangeRoute,
    EndTurn,
    Exile,
    Intercept,
    LetPass,
    RaidCity,
    Sail,
    Trade,
)
from hanse.games.kogge.scoring import development, victory_points
from tests.rules.asking import after, happened, listed, refused, sail
from tests.rules.laid_out import acting, goods, sailing
from tests.rules.laying import Wanted

CHIP = ("bonus_chips",)
HOLDER = ["interception"]


def after_turn(seat: int = 0, **wanted: Unpack[Wanted]) -> Kogge:
    """The seat's turn is over; seat 1 has the interception, if nobody else is named."""
    laid: Wanted = {"variants": CHIP, "seats": 3, "chips": {1: HOLDER}, "order": (0, 2, 1)}
    game = acting(seat, **(laid | wanted))
    game.play(seat, EndTurn())
    return game


def test_b_chip_02_after_anothers_turn_its_owner_may_take_a_turn() -> None:
    game = after_turn()
    assert list(game.asking) == [1]
    assert set(map(type, game.asking[1].moves())) == {LetPass, Intercept}
    passed = after(game, 1, LetPass())
    assert list(passed.asking) == [2]
    assert passed.table.intercepted == [0, 0, 0]
    game.play(1, Intercept())
    assert happened(game, Intercepted) == [Intercepted(1)]
    assert list(game.asking) == [1]
    assert Anchor() in game.asking[1].moves()
    game.play(1, Anchor())
    game.play(1, EndTurn())
    assert list(game.asking) == [2], "then it goes on in turn order"


def test_b_chip_02_once_a_game_but_it_still_counts() -> None:
    game = after_turn()
    points, value = development(game.table, 1), victory_points(game.table, 1)
    game.play(1, Intercept())
    assert (development(game.table, 1), victory_points(game.table, 1)) == (points, value)
    game.play(1, Anchor())
    game.play(1, EndTurn())
    game.play(2, Anchor())
    game.play(2, EndTurn())
    assert list(game.asking) == [1], "his own turn"
    assert Anchor() in game.asking[1].moves()
    with pytest.raises(IllegalMove):
        game.play(1, Intercept())


def test_b_chip_02_passing_keeps_it_for_later() -> None:
    game = after_turn()
    game.play(1, LetPass())
    game.play(2, Anchor())
    game.play(2, EndTurn())
    assert Intercept() in game.asking[1].moves()


def test_g_34_not_after_ones_own_turn_but_after_the_last_of_a_round() -> None:
    game = after_turn(1)
    assert [type(m) for m in game.asking[0].moves()].count(Intercept) == 0
    assert 1 not in game.asking or LetPass() not in game.asking[1].moves()
    last = after_turn(0, order=(1, 2, 0))
    round_before = last.table.round
    last.play(1, Intercept())
    assert last.table.round == round_before
    last.play(1, Anchor())
    last.play(1, EndTurn())
    assert last.table.round == round_before + 1


def test_g_34_and_d_23_a_whole_turn_with_a_free_step_fresh_actions_and_its_own_start() -> None:
    """Seat 1 has had its turn this round: it changed a route and bought. Now both again."""
    game = acting(
        1,
        variants=CHIP,
        seats=2,
        order=(1, 0),
        chips={1: HOLDER},
        cogs=(8, 3),
        routes={3: (7, 4), 7: (3, 4)},
        hand={1: [5, 6]},
        cargo={1: {"o": 3}},
        city={7: {"s": 2}},
    )
    game.play(1, ChangeRoute(5, 1))
    game.play(1, Buy(goods(o=1), (), 0))
    assert refused(game, 1, ChangeRoute(6, 0)) == "K-ACT-GEN-01"
    game.play(1, EndTurn())
    game.play(0, Anchor())
    game.play(0, EndTurn())
    game.play(1, Intercept())
    assert {sum(m.goods) + sum(m.markers) for m in listed(game, 1, Sail)} == {0}
    game.play(1, sail(0))
    assert game.table.cogs[1] == 7
    assert {sum(m.goods) + sum(m.markers) for m in listed(game, 1, Sail)} == {1}
    game.play(1, Anchor())
    for action in (ChangeRoute, Buy, Trade):
        assert listed(game, 1, action) != []


def test_g_34_staying_where_the_extra_turn_began_allows_no_trade() -> None:
    game = after_turn(cogs=(8, 7, 6), city={7: {"s": 2}}, cargo={1: {"o": 1}})
    game.play(1, Intercept())
    game.play(1, Anchor())
    assert refused(game, 1, Trade(goods(o=1), goods(s=1))) == "K-ACT-TRADE-01"


def test_g_34_two_holders_are_asked_in_turn_order() -> None:
    """There is only one such chip in the box; should there be two, this is the order."""
    game = acting(seats=3, order=(0, 2, 1), variants=CHIP)
    for seat in (1, 2):
        game.table.chips[seat * NCHIPS + INTERCEPTION] = 1
    game.play(0, EndTurn())
    assert list(game.asking) == [2]
    game.play(2, LetPass())
    assert list(game.asking) == [1]
    assert LetPass() in game.asking[1].moves()


def test_g_35_after_a_raid_once_the_robber_is_driven_out() -> None:
    game = acting(seats=3, variants=CHIP, chips={1: HOLDER}, cogs=(3, 8, 8), routes={3: (7, 4)})
    game.play(0, RaidCity())
    assert sorted(game.asking) == [1, 2]
    assert Exile(0) in game.asking[1].moves()
    game.play(1, Exile(0))
    game.play(2, Exile(0))
    assert game.table.cogs[0] == 7
    assert list(game.asking) == [1]
    assert Intercept() in game.asking[1].moves()


def test_g_35_not_after_a_win() -> None:
    game = acting(
        variants=CHIP,
        cogs=(5, 8),
        chips={1: HOLDER},
        hand={0: [5]},
        cargo={0: {"o": 1, "f": 1, "s": 1}},
        offices={8: [0], 7: [0], 6: [0], 4: [0]},
    )
    game.play(0, Build(0))
    assert game.over
    assert not game.asking


def test_b_chip_02_a_raid_ends_the_extra_turn_like_any_other() -> None:
    game = after_turn(cogs=(8, 3, 6), routes={3: (7, 4)})
    game.play(1, Intercept())
    game.play(1, Anchor())
    game.play(1, RaidCity())
    for seat in (0, 2):
        game.play(seat, Exile(1))
    assert game.table.cogs[1] == 4
    assert list(game.asking) == [2]


def test_b_chip_02_no_turn_of_ones_own_is_lost_by_it() -> None:
    game = sailing(variants=CHIP, order=(0, 1), chips={1: HOLDER})
    for seat, moves in ((0, (Anchor(), EndTurn())), (1, (Intercept(), Anchor(), EndTurn()))):
        for move in moves:
            game.play(seat, move)
    assert list(game.asking) == [1]
    assert Anchor() in game.asking[1].moves()
