"""After a raid the robber is driven out."""

import pytest

from hanse.games.kogge.events.raids import Exiled, ExileVotes, NoExile
from hanse.games.kogge.events.setup import Ready
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Exile, Load, RaidCity, RaidCog
from hanse.games.kogge.table import FACE_UP
from tests.rules.asking import happened, listed, refused, targets
from tests.rules.laid_out import SPEC, acting, goods, sailing


def raid(robber: int = 0, seats: int = 4, order: tuple[int, ...] = (), decider: str = "") -> Kogge:
    """A city raid with two ways out, to Lübeck and to Riga."""
    game = acting(
        robber,
        seats=seats,
        order=order or tuple(range(seats)),
        cogs=(3,) * seats,
        routes={3: (7, 4)},
        readings={"raid_exile_decider": decider} if decider else {},
    )
    game.play(robber, RaidCity())
    return game


def test_k_act_raid_05_and_g_16_the_others_choose_and_it_is_free() -> None:
    """K-ACT-RAID-05, G-16: neither goods nor markers are paid, and nothing follows."""
    game = raid(seats=2)
    assert [m.value for m in listed(game, 1, Exile)] == [0, 1]
    wealth = game.table.hold(0), game.table.hand(0)
    game.play(1, Exile(1))
    assert happened(game, Exiled) == [Exiled(0, 3, 4)]
    assert game.table.cogs[0] == 4
    assert (game.table.hold(0), game.table.hand(0)) == wealth
    assert 0 not in game.asking


def test_g_12_one_voice_of_all_opponents_settles_it() -> None:
    game = raid()
    assert sorted(game.asking) == [1, 2, 3]
    views = []
    for first in (0, 1):
        twin = game.copy()
        twin.play(2, Exile(first))
        assert happened(twin, Ready) == [Ready(2)]
        views.append(SPEC.see.view(twin, 1))
    assert views[0] == views[1]
    for seat in (3, 1, 2):
        game.play(seat, Exile(1))
    assert happened(game, ExileVotes) == [ExileVotes(((1, 1), (2, 1), (3, 1)))]
    assert game.table.cogs[0] == 4


@pytest.mark.parametrize(("robber", "left"), [(0, 1), (3, 0)])
def test_g_12_otherwise_the_left_neighbour_by_seats_decides(robber: int, left: int) -> None:
    game = raid(robber, order=(robber, *[s for s in (2, 3, 1, 0) if s != robber]))
    for seat in sorted(game.asking):
        game.play(seat, Exile(1 if seat == left else 0))
    assert list(game.asking) == [left]
    game.play(left, Exile(1))
    assert game.table.cogs[robber] == 4


def test_g_12_left_player_decides_at_once() -> None:
    game = raid(2, decider="left_player")
    assert list(game.asking) == [3]
    game.play(3, Exile(0))
    assert game.table.cogs[2] == 7


@pytest.mark.parametrize(("robber", "next_one"), [(2, 0), (1, 2), (3, 1)])
def test_g_12_next_in_turn_order_the_first_after_the_last(robber: int, next_one: int) -> None:
    game = raid(robber, order=(2, 0, 3, 1), decider="next_in_turn_order")
    assert list(game.asking) == [next_one]


def test_g_13_a_hidden_route_may_be_chosen_and_is_turned_up() -> None:
    game = acting(cogs=(3, 8), routes={3: (7, 4)}, hidden={(3, 0): (1, 5)})
    game.play(0, RaidCity())
    game.play(1, Exile(0))
    assert happened(game, RouteRevealed) == [RouteRevealed(3, 0, 5)]
    assert game.table.covered[6] == FACE_UP
    assert game.table.cogs[0] == 5


def test_g_13_a_hidden_route_to_an_own_raided_city_leaves_the_cog_there() -> None:
    game = acting(
        cogs=(3, 8), routes={3: (7, 4)}, hidden={(3, 0): (1, 5)}, raided={5: [0]}, aside={0: 0}
    )
    game.play(0, RaidCity())
    game.play(1, Exile(0))
    assert game.table.cogs[0] == 3
    assert game.table.covered[6] == FACE_UP
    assert list(game.asking) == [1]


def test_g_14_no_way_out_the_cog_stays_and_leaves_next_turn() -> None:
    game = acting(cogs=(3, 8), routes={3: (5, 5)}, raided={5: [0]}, aside={0: 0}, order=(0, 1))
    game.play(0, RaidCity())
    assert happened(game, NoExile) == [NoExile(0, 3)]
    assert game.table.cogs[0] == 3
    assert list(game.asking) == [1]
    later = sailing(cogs=(3, 8), routes={3: (5, 7)}, raided={3: [0]})
    assert targets(later, 0) == [5, 7]


def test_g_14_the_same_city_cannot_be_raided_twice_by_one_player() -> None:
    game = acting(cogs=(3, 8), raided={3: [0]}, aside={0: 0})
    assert game.table.raids[0] == 1
    assert refused(game, 0, RaidCity()) == "G-14"


def test_g_15_a_forced_step_loads_nothing() -> None:
    game = acting(
        cogs=(3, 8),
        routes={3: (7, 4)},
        city={3: {}},
        cargo={0: {}},
        offices={7: [0], 8: [1]},
        office_goods={7: [{"s": 1}]},
    )
    game.play(0, RaidCity())
    game.play(1, Exile(0))
    assert game.table.cogs[0] == 7
    assert game.table.hold(0) == goods()
    own = sailing(cogs=(7, 8), offices={7: [0]}, office_goods={7: [{"s": 1}]})
    assert listed(own, 0, Load) == [Load(goods(s=1))]


def test_g_75_a_single_way_out_that_all_can_see_is_not_asked_for() -> None:
    game = acting(seats=3, cogs=(3, 8, 8), routes={3: (5, 7)}, raided={5: [0]}, aside={0: 0})
    game.play(0, RaidCity())
    assert game.table.cogs[0] == 7
    assert list(game.asking) == [1]
    assert listed(game, 1, Anchor)


def test_g_75_a_split_with_one_answer_is_asked_since_the_cargo_is_secret() -> None:
    """Two ore can be split in one way only, but who does not see them cannot know."""
    game = acting(cogs=(3, 3), cargo={1: {"o": 2}})
    game.play(0, RaidCog(1))
    assert list(game.asking) == [1]
    assert game.asking[1].count() == 1
