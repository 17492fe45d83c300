"""bonus_chips: two more chips, and safe conduct against raids."""

import pytest

from hanse.games.kogge.board import CHIPS, INTERCEPTION, SAFE_CONDUCT
from hanse.games.kogge.moves import RaidCity, RaidCog, Sell
from hanse.games.kogge.scoring import development, victory_points
from tests.rules.asking import listed, refused
from tests.rules.laid_out import acting, goods, new_game

CHIP = ("bonus_chips",)
SAFE = ["safe_conduct"]
HOLDER = ["interception"]


def test_b_chip_01_and_b_chip_02_one_of_each_lies_beside_the_eight() -> None:
    assert new_game().table.chip_supply == [2, 2, 2, 2, 0, 0]
    assert new_game(variants=CHIP).table.chip_supply == [2, 2, 2, 2, 1, 1]
    assert CHIPS[SAFE_CONDUCT : INTERCEPTION + 1] == ("safe_conduct", "interception")


@pytest.mark.parametrize("chip", [SAFE_CONDUCT, INTERCEPTION])
def test_b_chip_01_and_b_chip_02_they_are_won_and_count_like_any_chip(chip: int) -> None:
    game = acting(variants=CHIP, cogs=(4, 8), guild=4, cargo={0: {"o": 6}})
    points, value = development(game.table, 0), victory_points(game.table, 0)
    game.play(0, Sell(chip, 0))
    assert development(game.table, 0) == points + 1
    assert victory_points(game.table, 0) == value + 20 - 6
    assert game.table.chip_supply[chip] == 0
    plain = acting(cogs=(4, 8), guild=4, cargo={0: {"o": 6}})
    assert refused(plain, 0, Sell(chip, 0)) == "K-ACT-GM-03"


def test_b_chip_01_the_cog_is_safe_from_everybody() -> None:
    game = acting(variants=CHIP, seats=3, cogs=(3, 3, 3), chips={1: SAFE})
    assert [m.value for m in listed(game, 0, RaidCog)] == [2]
    assert refused(game, 0, RaidCog(1)) == "B-CHIP-01"
    bare = acting(variants=CHIP, seats=3, cogs=(3, 3, 3), chips={1: HOLDER})
    assert [m.value for m in listed(bare, 0, RaidCog)] == [1, 2]


def test_b_chip_01_the_city_he_lies_in_is_not_and_his_office_neither() -> None:
    game = acting(
        variants=CHIP,
        cogs=(3, 3),
        routes={3: (7, 4)},
        chips={1: SAFE},
        cargo={0: {}},
        city={3: {"f": 2}},
        offices={3: [1]},
        office_goods={3: [{"f": 1}]},
    )
    before = game.table.hold(1)
    game.play(0, RaidCity())
    assert game.table.hold(0) == goods(f=3)
    assert game.table.hold(1) == before
