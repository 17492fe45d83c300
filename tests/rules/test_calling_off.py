"""A game that all agree to end in the middle of a raid: what lies in piles goes back."""

import random

from hanse.core.spec import AGREEMENT
from hanse.games.kogge.actions.raid import Picking
from hanse.games.kogge.actions.three_piles import LeavingPile
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import RaidCity, RaidCog
from tests.rules.laid_out import SPEC, acting, goods


def until(game: Kogge, step: type) -> None:
    """Answer anything until this step is at hand."""
    chance = random.Random(1)
    while not isinstance(game.agenda[-1], step):
        seat = min(game.asking)
        game.play(seat, game.asking[seat].sample(chance.randrange))


def call_off(game: Kogge) -> None:
    before = SPEC.play.pieces(game)
    assert game.table.piles
    assert SPEC.play.call_off
    SPEC.play.call_off(game)
    assert game.table.piles == []
    assert SPEC.play.pieces(game) == before
    assert game.table.result
    assert (game.table.result.by, game.table.result.winners) == (AGREEMENT, ())


def test_robbed_cargo_goes_back_to_its_owner() -> None:
    game = acting(seats=4, cogs=(3, 3, 8, 8), cargo={1: {"o": 2, "s": 1}})
    game.play(0, RaidCog(1))
    until(game, Picking)
    call_off(game)
    assert game.table.hold(1) == goods(o=2, s=1)


def test_goods_of_a_city_go_back_to_it() -> None:
    city = {3: {"f": 3}}
    game = acting(seats=4, cogs=(3, 8, 8, 8), city=city, variants=("three_piles",))
    game.play(0, RaidCity())
    until(game, LeavingPile)
    call_off(game)
    assert game.table.goods_in(3) == goods(f=3)
