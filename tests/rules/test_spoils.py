"""conflicts: the three goods that the winner names, and the step of the loser's cog."""

from typing import Unpack

import pytest

from hanse.games.kogge.events.raids import Exiled
from hanse.games.kogge.events.variants import Demanded, Yielded
from hanse.games.kogge.events.voyage import Blocked, RouteRevealed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Demand, KeepPeace, LeaveBe, Push
from hanse.games.kogge.table import FACE_UP
from tests.rules.asking import after, happened, listed, refused, told_to
from tests.rules.fighting import HERE, challenged, fight, targets
from tests.rules.laid_out import SPEC, Goods, goods
from tests.rules.laying import Wanted

CARGO: Goods = {"a": 2, "f": 1}
ORE: Goods = {"o": 3}


def won(loser_has: Goods = CARGO, winner_has: Goods = ORE) -> Kogge:
    """Seat 0 has won against seat 1, seat 2 looked on."""
    game = challenged(cargo={0: winner_has, 1: loser_has, 2: {}})
    fight(game, 0, 1, [8], [5])
    return game


def test_k_adv_conf_05_the_winner_names_three_goods_the_loser_hands_them_over() -> None:
    game = won()
    assert list(game.asking) == [0]
    game.play(0, Demand(goods(a=2, f=1)))
    assert happened(game, Demanded) == [Demanded(0, 1, goods(a=2, f=1))]
    assert happened(game, Yielded) == [Yielded(1, 0, 3)]
    assert game.table.hold(0) == goods(o=3, a=2, f=1)
    assert game.table.hold(1) == goods()


@pytest.mark.parametrize(
    ("named", "given"),
    [
        ({"s": 3}, {}),
        ({"a": 3}, {"a": 2}),
        ({"f": 2, "s": 1}, {"f": 1}),
        ({"a": 1, "f": 2}, {"a": 1, "f": 1}),
    ],
)
def test_k_adv_conf_05_nothing_replaces_what_is_missing(named: Goods, given: Goods) -> None:
    game = won()
    game.play(0, Demand(goods(named)))
    yielded = Yielded(1, 0, sum(given.values()), goods(given))
    assert [told_to(game, seat, Yielded) for seat in range(3)] == [[yielded], [yielded], []]
    left = tuple(b - g for b, g in zip(goods(CARGO), goods(given), strict=True))
    assert game.table.hold(1) == left


def test_k_adv_conf_05_three_at_once_neither_more_nor_fewer() -> None:
    game = won()
    for wrong in (goods(), goods(a=2), goods(a=2, f=1, o=1)):
        assert refused(game, 0, Demand(wrong)) == "K-ADV-CONF-05"
    assert len(listed(game, 0, Demand)) == 20, "three of four kinds, also some he has not got"


def test_k_adv_conf_05_of_an_empty_cog_nothing_is_asked() -> None:
    game = won({})
    assert listed(game, 0, Demand) == []
    assert LeaveBe() in game.asking[0].moves()


def test_k_adv_conf_05_what_it_was_bystanders_do_not_learn() -> None:
    """Two cargoes that yield as many of what was named look the same to the third."""
    views = []
    for loser, winner in (({"a": 2, "o": 1}, {"f": 1}), ({"a": 1, "f": 1, "o": 1}, {"a": 1})):
        game = won(loser, winner)
        game.play(0, Demand(goods(a=2, f=1)))
        assert happened(game, Yielded) == [Yielded(1, 0, 2)]
        views.append([SPEC.see.view(game, viewer) for viewer in (2, -1)])
    assert views[0] == views[1]


def test_k_adv_conf_05_who_hears_three_named_and_three_given_knows_them() -> None:
    game = won()
    game.play(0, Demand(goods(a=2, f=1)))
    assert SPEC.see.view(game, 2).own.pools.goods[:4] == goods(a=2, f=1)


def test_k_adv_conf_06_the_winner_may_move_the_losers_cog_one_step() -> None:
    game = won()
    game.play(0, Demand(goods(s=3)))
    assert set(map(type, game.asking[0].moves())) == {LeaveBe, Push}
    stayed = after(game, 0, LeaveBe())
    assert stayed.table.cogs == [HERE] * 3
    game.play(0, Push(1))
    assert game.table.cogs == [HERE, 4, HERE]
    assert happened(game, Exiled) == [Exiled(1, HERE, 4)]
    assert game.table.hold(1) == goods(a=2, f=1), "free"


def pushed_by(**more: Unpack[Wanted]) -> Kogge:
    """Seat 1 has lost and may be moved."""
    laid: Wanted = {"cargo": {0: {"o": 3}, 1: {}, 2: {}}}
    game = challenged(**(laid | more))
    fight(game, 0, 1, [8], [5])
    return game


def test_g_32_a_face_down_route_may_be_chosen_and_is_shown() -> None:
    game = pushed_by(hidden={(HERE, 0): (2, 6)})
    game.play(0, Push(0))
    assert happened(game, RouteRevealed) == [RouteRevealed(HERE, 0, 6)]
    assert game.table.cogs[1] == 6
    assert game.table.covered[HERE * 2] == FACE_UP


def test_g_32_not_into_a_city_the_loser_has_raided() -> None:
    game = pushed_by(raided={7: [1]})
    assert [m.value for m in listed(game, 0, Push)] == [1]
    assert refused(game, 0, Push(0)) == "K-ADV-CONF-06"
    winners = pushed_by(raided={7: [0]})
    assert [m.value for m in listed(winners, 0, Push)] == [0, 1], "it is the loser's cog"
    hidden = pushed_by(raided={6: [1]}, hidden={(HERE, 0): (2, 6)})
    hidden.play(0, Push(0))
    assert happened(hidden, Blocked) == [Blocked(1, 6)]
    assert hidden.table.cogs[1] == HERE


def test_g_32_no_way_out_no_question() -> None:
    game = pushed_by(raided={7: [1], 4: [1]}, aside={1: 0})
    assert targets(game, 2) == [0]


def test_k_adv_conf_06_who_was_moved_away_fights_no_more_there() -> None:
    """The active player is moved to where seat 2 lies; seat 2 was not with him in his turn."""
    game = challenged(cogs=(HERE, HERE, 7), cargo={0: {}, 1: {}, 2: {}})
    fight(game, 0, 1, [2], [5])
    game.play(1, Push(0))
    assert game.table.cogs == [7, HERE, 7]
    assert Anchor() in game.asking[1].moves()


def test_k_adv_conf_06_a_challenger_left_behind_has_nobody_to_fight() -> None:
    game = challenged(cargo={0: {}, 1: {}, 2: {}})
    fight(game, 0, 1, [2], [5])
    game.play(1, Push(0))
    assert Anchor() in game.asking[1].moves(), "seat 2 is not asked"


def test_k_adv_conf_06_the_active_player_may_be_moved_and_it_is_no_turn_of_his() -> None:
    game = challenged(cargo={0: {}, 1: {}, 2: {}})
    game.play(0, KeepPeace())
    fight(game, 1, 0, [5, 5], [8])
    game.play(1, Push(1))
    assert game.table.cogs[0] == 4
    assert 0 not in game.asking
