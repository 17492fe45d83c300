"""taxes: the guild master collects where he stops."""

from typing import Unpack

import pytest

from hanse.core.types import IllegalMove
from hanse.games.kogge.events.rounds import GuildBrought, GuildMoved
from hanse.games.kogge.events.variants import Confiscated, TaxPaid
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, EndTurn, MoveGuild, PayTax
from tests.rules.asking import happened, listed, refused, sail
from tests.rules.laid_out import SPEC, goods, guild_phase, sailing
from tests.rules.laying import Wanted

TAXES = ("taxes",)
ORE, FUR, AMBER, SALT = range(4)


def stop(steps: int = 1, **wanted: Unpack[Wanted]) -> Kogge:
    """The guild master walks from 2; seats 0 and 1 lie in 3, seat 2 in 4."""
    laid: Wanted = {
        "seats": 3,
        "variants": TAXES,
        "guild": 2,
        "cogs": (3, 3, 4),
        "cargo": {0: {"o": 1, "s": 2}, 1: {"f": 1}, 2: {"o": 2}},
    }
    game = guild_phase(**(laid | wanted))
    game.play(game.table.order[0], MoveGuild(steps))
    return game


def test_k_adv_tax_01_each_cog_where_he_stops_pays_one_good_to_the_stock() -> None:
    game = stop()
    stock = list(game.table.stock)
    assert list(game.asking) == [0]
    game.play(0, PayTax(SALT))
    assert happened(game, TaxPaid) == [TaxPaid(0, SALT)]
    assert game.table.hold(0) == goods(o=1, s=1)
    assert game.table.stock[SALT] == stock[SALT] + 1
    game.play(1, PayTax(FUR))
    assert game.table.hold(1) == goods()
    assert game.table.hold(2) == goods(o=2), "he lies elsewhere"
    assert list(game.asking) == [0]
    assert Anchor() in game.asking[0].moves()


def test_k_adv_tax_01_in_turn_order() -> None:
    game = stop(order=(2, 1, 0))
    assert list(game.asking) == [1]
    game.play(1, PayTax(FUR))
    assert list(game.asking) == [0]


def test_k_adv_tax_01_only_where_he_stops_not_where_he_passes() -> None:
    game = stop(2)
    assert game.table.guild == 4
    assert list(game.asking) == [2]


def test_k_adv_tax_01_who_arrives_later_does_not_pay() -> None:
    game = sailing(variants=TAXES, guild=7, cogs=(3, 8), routes={3: (7, 4)}, cargo={0: {"o": 1}})
    game.play(0, sail(0))
    game.play(0, Anchor())
    game.play(0, EndTurn())
    assert game.table.cogs[0] == game.table.guild
    assert game.table.hold(0) == goods(o=1)


def test_d_15_the_payer_chooses_among_what_he_has() -> None:
    game = stop()
    assert [m.value for m in listed(game, 0, PayTax)] == [ORE, SALT]
    assert refused(game, 0, PayTax(AMBER)) == "K-ADV-TAX-01"


def test_g_21_an_empty_cog_pays_nothing_also_no_marker() -> None:
    game = stop(cargo={0: {}, 1: {"f": 1}}, hand={0: [4, 4]})
    assert list(game.asking) == [1]
    assert game.table.hand_size(0) == 2
    assert happened(game, TaxPaid) == []


def test_k_adv_tax_01_and_g_75_a_single_good_is_asked_for_too() -> None:
    """Everybody sees that there is one, but not which."""
    game = stop()
    game.play(0, PayTax(ORE))
    assert [m.value for m in listed(game, 1, PayTax)] == [FUR]


def test_g_75_a_tax_is_asked_for_where_cargo_lies_open_too() -> None:
    """K-ADV-TAX-01: the good is the payer's own choice, whoever else knows the only answer."""
    game = stop(readings={"cargo_visibility": "open"})
    game.play(0, PayTax(ORE))
    assert [m.value for m in listed(game, 1, PayTax)] == [FUR]
    assert [m.value for m in listed(stop(edition="italian"), 0, PayTax)] == [ORE, SALT]


def test_k_adv_tax_01_nobody_deals_meanwhile() -> None:
    """G-28: the choice of the good is one of the moments without deals."""
    game = stop()
    assert [game.asides(seat) for seat in range(3)] == [None] * 3


def test_k_adv_tax_02_goods_of_other_kinds_in_the_city_go_to_the_stock() -> None:
    game = stop(cogs=(8, 8, 8), city={3: {"o": 3, "f": 2, "s": 1}, 2: {"f": 1}})
    assert happened(game, Confiscated) == [Confiscated(3, goods(o=3, s=1))]
    assert game.table.goods_in(3) == goods(f=2 + 2)
    assert game.table.goods_in(2) == goods(f=1), "only where he stops"


def test_k_adv_tax_02_nothing_foreign_nothing_told() -> None:
    game = stop(cogs=(8, 8, 8), city={3: {"f": 2}})
    assert happened(game, Confiscated) == []


def test_k_adv_tax_03_move_tax_seize_then_bring_the_new_goods() -> None:
    """The stock has no fur until a cog pays its own, so one good is all he brings."""
    game = stop(stock={"f": 0}, cargo={0: {}, 1: {"f": 1}}, city={3: {"o": 1}})
    assert [type(told.event) for told in game.events] == [GuildMoved]
    assert game.table.goods_in(3) == goods(o=1), "not yet"
    game.play(1, PayTax(FUR))
    assert [type(t.event) for t in game.events][:3] == [TaxPaid, Confiscated, GuildBrought]
    assert game.table.goods_in(3) == goods(f=1)
    assert game.table.stock[FUR] == 0


def test_k_adv_tax_03_and_g_59_offices_are_exempt_also_foreign_goods_in_them() -> None:
    game = stop(
        variants=("taxes", "office_trade"),
        cogs=(8, 8, 8),
        offices={3: [0, 1]},
        office_goods={3: [{"f": 2}, {"o": 1, "s": 1}]},
        city={3: {"a": 1}},
    )
    assert happened(game, Confiscated) == [Confiscated(3, goods(a=1))]
    assert game.table.office_goods(0, 3) == goods(f=2)
    assert game.table.office_goods(1, 3) == goods(o=1, s=1)


def test_k_adv_tax_01_not_after_his_last_step_unless_the_round_is_finished() -> None:
    """G-68."""
    last = stop(guild_start=3, walked=17)
    assert last.over
    assert last.table.hold(0) == goods(o=1, s=2)
    on = stop(guild_start=3, walked=17, readings={"two_lap_end": "finish_round"})
    assert list(on.asking) == [0]
    on.play(0, PayTax(ORE))
    on.play(1, PayTax(FUR))
    assert len(happened(on, GuildBrought)) == 1


def test_k_adv_tax_01_without_the_variant_nobody_pays() -> None:
    game = stop(variants=())
    assert Anchor() in game.asking[0].moves()
    with pytest.raises(IllegalMove):
        game.play(0, PayTax(ORE))


def test_k_adv_tax_01_what_was_paid_is_known_to_all() -> None:
    game = stop()
    game.table.known_cargo = [1 if place % 4 == SALT else 0 for place in range(4 * 3 * 4)]
    game.play(0, PayTax(SALT))
    for viewer in (1, 2, -1):
        view = SPEC.see.view(game, viewer)
        pools = view.own.pools if view.own else view.pools
        assert pools.goods[SALT] == 0
        assert view.players.cargo[0] == 2
