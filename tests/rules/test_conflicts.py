"""conflicts: who may fight whom, when, and how often."""

import pytest

from hanse.core.setup import BadSetup
from hanse.core.types import SPECTATOR, IllegalMove
from hanse.core.wire import encode
from hanse.games.kogge.moves import (
    Anchor,
    Attack,
    Demand,
    EndTurn,
    Exile,
    Intercept,
    KeepPeace,
    RaidCity,
)
from tests.rules.asking import after
from tests.rules.fighting import CONFLICTS, HERE, challenged, fight, leave_be, met, targets
from tests.rules.laid_out import SPEC, acting, goods, markers, new_game


def test_k_adv_conf_01_cargo_and_hands_are_secret() -> None:
    with pytest.raises(BadSetup, match="conflicts needs cargo_visibility=counts_only"):
        new_game(readings={"cargo_visibility": "open"}, variants=CONFLICTS)
    italian = new_game(edition="italian", variants=CONFLICTS)
    assert not italian.rules.cargo_open
    assert SPEC.see.view(italian, 0).players.cargo_open == ()
    assert new_game(edition="italian").rules.cargo_open


@pytest.mark.parametrize("edition", ["german", "english", "italian"])
def test_k_adv_conf_01_others_see_how_much_and_not_what(edition: str) -> None:
    """Cargo and hand: whatever they are, no byte of another's view differs."""
    views = []
    for cargo, hand in (({"o": 2, "f": 1}, [1, 5]), ({"s": 1, "a": 2}, [2, 7])):
        game = acting(
            seats=3,
            variants=CONFLICTS,
            edition=edition,
            cogs=(HERE, 5, 8),
            cargo={1: cargo},
            hand={1: hand},
            offices={},
        )
        game.table.known = [0] * len(game.table.known)
        game.table.known_cargo = [0] * len(game.table.known_cargo)
        views.append([encode(SPEC.see.view(game, w).players) for w in (0, 2, SPECTATOR)])
        views[-1] += [encode(SPEC.see.view(game, w).pools) for w in (0, 2, SPECTATOR)]
        own = SPEC.see.view(game, 1).own
        assert (own.cargo, own.hand) == (goods(cargo), markers(*hand)), "oneself does"
        assert (
            SPEC.see.view(game, 0).players.hands[1],
            SPEC.see.view(game, 0).players.cargo[1],
        ) == (2, 3)
    assert views[0] == views[1]


def test_k_adv_conf_02_after_the_actions_where_two_or_more_cogs_lie() -> None:
    game = met()
    with pytest.raises(IllegalMove):
        game.play(0, Attack(1))
    game.play(0, EndTurn())
    assert set(map(type, game.asking[0].moves())) == {KeepPeace, Attack}
    alone = challenged(cogs=(HERE, 4, 4))
    assert list(alone.asking) == [1]
    assert Anchor() in alone.asking[1].moves()
    plain = challenged(variants=())
    assert Anchor() in plain.asking[1].moves()


def test_k_adv_conf_02_no_deals_meanwhile() -> None:
    game = challenged()
    assert [game.asides(seat) for seat in range(3)] == [None] * 3


def test_k_adv_conf_03_and_d_04_the_active_player_or_another_there_against_him() -> None:
    game = challenged(1)
    assert targets(game, 1) == [0, 2]
    game.play(1, KeepPeace())
    assert list(game.asking) == [0], "the others in turn order"
    assert targets(game, 0) == [1], "against him alone"
    game.play(0, KeepPeace())
    assert targets(game, 2) == [1]
    game.play(2, KeepPeace())
    assert Anchor() in game.asking[2].moves()


def test_d_04_active_only() -> None:
    game = challenged(readings={"conflict_starter": "active_only"})
    assert targets(game, 0) == [1, 2]
    game.play(0, KeepPeace())
    assert Anchor() in game.asking[1].moves()


def test_g_30_the_order_of_challengers_is_the_order_of_play() -> None:
    game = challenged(1, order=(2, 1, 0))
    game.play(1, KeepPeace())
    assert list(game.asking) == [2]
    game.play(2, KeepPeace())
    assert list(game.asking) == [0]


def test_g_30_one_conflict_for_each_pair_in_a_turn() -> None:
    game = challenged()
    fight(game, 0, 1, [2], [5])
    game.play(1, Demand(goods(s=3)))
    leave_be(game, 1)
    assert list(game.asking) == [2], "seat 1 has fought him already"
    fight(game, 2, 0, [6], [8])
    game.play(0, Demand(goods(s=3)))
    leave_be(game, 0)
    assert Anchor() in game.asking[1].moves(), "and the active player had his one"


def test_g_30_none_after_a_raid() -> None:
    game = met(routes={HERE: (7, 4)}, cogs=(HERE, HERE, 7))
    game.play(0, RaidCity())
    for seat in (1, 2):
        game.play(seat, Exile(0))
    assert game.table.cogs[0] == game.table.cogs[2] == 7
    assert Anchor() in game.asking[1].moves()


def test_g_30_in_an_extra_turn_there_is_a_conflict_again() -> None:
    game = challenged(variants=("conflicts", "bonus_chips"), chips={1: ["interception"]})
    for seat in (0, 1, 2):
        game.play(seat, KeepPeace())
    game.play(1, Intercept())
    game.play(1, Anchor())
    game.play(1, EndTurn())
    assert targets(game, 1) == [0, 2]


def test_g_33_safe_conduct_is_no_help_in_a_conflict() -> None:
    game = challenged(variants=("conflicts", "bonus_chips"), chips={1: ["safe_conduct"]})
    assert targets(game, 0) == [1, 2]
    fight(game, 0, 1, [8], [1])
    robbed = after(game, 0, Demand(goods(a=3)))
    assert robbed.table.hold(1) == goods(f=1)
