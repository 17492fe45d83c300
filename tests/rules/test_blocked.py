"""A hidden route into one's own raided city, and the chips that help a ship."""

from typing import cast

import pytest

from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.events.voyage import Blocked, Sailed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Load, Passage, Sail, Trade
from hanse.games.kogge.table import FACE_UP
from tests.rules.asking import after, happened, listed, refused, sail
from tests.rules.laid_out import goods, markers, sailing

REROUTE = {"hidden_route_blocked": "reroute_for_fee"}


def test_k_move_08_and_d_01_the_cog_stays_and_its_movement_is_over() -> None:
    """K-MOVE-08, D-01: in the city that it had reached; there it may trade."""
    game = sailing(
        cogs=(7, 8),
        routes={7: (3, 1)},
        hidden={(3, 0): (1, 4)},
        raided={4: [0]},
        city={3: {"s": 2}},
    )
    game.play(0, sail(0))
    game.play(0, sail(0, o=1))
    assert [(event.seat, event.city) for event in happened(game, Blocked)] == [(0, 4)]
    assert game.table.cogs[0] == 3
    assert game.table.covered[6] == FACE_UP
    assert game.agenda[-1] == Acting(0, 7)
    assert Trade(goods(o=1), goods(s=2)) in listed(game, 0, Trade)


def test_g_65_what_was_paid_is_lost() -> None:
    game = sailing(
        cogs=(7, 8), routes={7: (3, 1)}, hidden={(3, 0): (1, 4)}, raided={4: [0]}, hand={0: [5, 6]}
    )
    reserve = game.table.reserve[5]
    game.play(0, sail(0))
    game.play(0, sail(0, 5))
    assert game.table.hand(0) == markers(6)
    assert game.table.reserve[5] == reserve + 1


def rerouted(**cargo: int) -> Kogge:
    """Blocked on the free first step, with another route open."""
    game = sailing(
        cogs=(3, 8),
        routes={3: (4, 7)},
        hidden={(3, 0): (1, 4)},
        raided={4: [0]},
        cargo={0: cargo},
        hand={0: []},
        readings=REROUTE,
    )
    game.play(0, sail(0))
    return game


def test_g_65_and_d_01_the_free_first_step_is_used_up() -> None:
    """G-65, D-01: by the other reading he goes on, and pays for it as for a second step."""
    game = rerouted(o=1)
    assert listed(game, 0, Sail) == [sail(1, o=1)]
    game.play(0, sail(1, o=1))
    assert game.table.cogs[0] == 7
    assert listed(game, 0, Anchor)


def test_g_65_a_failed_step_counts_as_one_so_with_two_spaces_the_next_is_free() -> None:
    game = sailing(
        cogs=(3, 8),
        routes={3: (4, 7), 7: (3, 1)},
        hidden={(3, 0): (1, 4)},
        raided={4: [0]},
        chips={0: ["two_spaces"]},
        readings=REROUTE,
    )
    game.play(0, sail(0))
    assert listed(game, 0, Sail) == [sail(1)]
    game.play(0, sail(1))
    assert refused(game, 0, sail(0)) == "K-MOVE-03"


def test_g_69_going_on_is_compulsory() -> None:
    assert refused(rerouted(o=1), 0, Anchor()) == "G-69"


def test_g_69_without_anything_to_pay_with_the_movement_is_over() -> None:
    game = rerouted()
    assert game.table.cogs[0] == 3
    assert game.agenda[-1] == Acting(0, 3)


def stranded(**more: object) -> Kogge:
    """Blocked on the free first step with nothing aboard or in hand, an ore in the office here."""
    game = sailing(
        **{  # type: ignore[arg-type]
            "cogs": (3, 8),
            "routes": {3: (4, 7)},
            "hidden": {(3, 0): (1, 4)},
            "raided": {4: [0]},
            "cargo": {0: {}},
            "hand": {0: []},
            "offices": {3: [0]},
            "office_goods": {3: [{"o": 1}]},
            "readings": REROUTE,
            **more,
        }
    )
    game.play(0, sail(0))
    return game


def test_g_69_and_k_move_12_what_lies_in_ones_office_here_can_be_loaded_and_pay() -> None:
    """K-MOVE-10: at any time of the movement, so also where the cog is held up."""
    game = stranded()
    assert set(game.asking[0].moves()) == {Load(goods(o=1)), Anchor()}
    game.play(0, Load(goods(o=1)))
    assert list(game.asking[0].moves()) == [sail(1, o=1)], "and then he must go on"
    game.play(0, sail(1, o=1))
    assert game.table.cogs[0] == 7


def test_g_69_and_k_move_10_nobody_must_load() -> None:
    game = stranded()
    game.play(0, Anchor())
    assert game.agenda[-1] == Acting(0, 3)
    assert game.table.office_goods(0, 3) == goods(o=1)


def test_g_69_goods_that_pay_for_no_way_on_hold_nobody_up() -> None:
    """With no other route to pay for the movement is over at once; another's office is no help."""
    for more in cast(
        "list[dict[str, object]]",
        [
            {"routes": {3: (4, 4)}, "hidden": {(3, 0): (1, 4)}},
            {"offices": {3: [1]}},
            {"office_goods": {3: [{}]}},
        ],
    ):
        assert stranded(**more).agenda[-1] == Acting(0, 3)


@pytest.mark.parametrize(("paid", "hold"), [({}, 2), ({"o": 1}, 1)])
def test_g_69_and_k_bonus_04_the_secret_passage_is_a_way_to_go_on(
    paid: dict[str, int], hold: int
) -> None:
    """By a further step it costs two: one more than the step. One good alone does not pay it."""
    game = stranded(
        routes={3: (4, 4)},
        guild=1,
        chips={0: ["secret_passage"]},
        cargo={0: paid},
        office_goods={3: [{"o": hold}]},
    )
    assert not listed(game, 0, Passage)
    assert not listed(game, 0, Sail)
    game.play(0, Load(goods(o=hold)))
    assert list(game.asking[0].moves()) == [Passage(goods(o=2), markers())], "compulsory as well"
    game.play(0, Passage(goods(o=2), markers()))
    assert game.table.cogs[0] == 1
    assert listed(game, 0, Anchor)


def test_g_69_and_k_move_10_who_must_go_on_may_load_before_it() -> None:
    game = rerouted(o=1)
    assert listed(game, 0, Load) == []
    game = stranded(cargo={0: {"f": 1}}, office_goods={3: [{"o": 2}]})
    assert len(listed(game, 0, Load)) == 2
    assert refused(game, 0, Anchor()) == "G-69"
    game.play(0, Load(goods(o=2)))
    assert game.table.hold(0) == goods(o=2, f=1)
    assert set(listed(game, 0, Sail)) == {sail(1, o=1), sail(1, f=1)}


def test_g_69_without_another_usable_route_the_movement_is_over() -> None:
    game = sailing(
        cogs=(3, 8),
        routes={3: (4, 7)},
        hidden={(3, 0): (1, 4), (3, 1): (1, 4)},
        raided={4: [0]},
        readings=REROUTE,
    )
    game.play(0, sail(0))
    game.play(0, sail(1, o=1))
    assert game.agenda[-1] == Acting(0, 3)
    assert game.table.cogs[0] == 3


@pytest.mark.parametrize(("steps", "costs"), [(0, 0), (1, 0), (2, 1)])
def test_k_bonus_03_the_second_step_is_free_too_if_one_likes(steps: int, costs: int) -> None:
    game = sailing(cogs=(3, 8), routes={3: (7, 4), 7: (3, 4)}, chips={0: ["two_spaces"]})
    for _ in range(steps):
        game.play(0, sail(0))
    assert {sum(m.goods) + sum(m.markers) for m in listed(game, 0, Sail)} == {costs}
    assert listed(game, 0, Anchor)


def test_g_06_a_second_chip_of_two_spaces_frees_no_third_step() -> None:
    game = sailing(cogs=(3, 8), routes={3: (7, 4), 7: (3, 4)}, chips={0: ["two_spaces"] * 2})
    game.play(0, sail(0))
    game.play(0, sail(0))
    assert refused(game, 0, sail(0)) == "K-MOVE-03"


def test_k_bonus_04_the_passage_leads_to_the_guild_master_for_one_more() -> None:
    game = sailing(
        cogs=(3, 8),
        routes={3: (7, 4), 7: (3, 4)},
        guild=1,
        chips={0: ["secret_passage"]},
        cargo={0: {"o": 2}},
        hand={0: [6]},
    )
    assert refused(game, 0, Passage(goods(), markers())) == "K-BONUS-04"
    there = after(game, 0, Passage(goods(o=1), markers()))
    assert happened(there, Sailed) == [Sailed(0, 3, 1, goods(o=1), markers(), True)]
    game.play(0, sail(0))
    mixed = Passage(goods(o=1), markers(6))
    game.play(0, mixed)
    assert game.table.cogs[0] == 1
    assert (game.table.hold(0), game.table.hand(0)) == (goods(o=1), markers())


def test_k_bonus_04_without_the_chip_there_is_no_passage() -> None:
    game = sailing(cogs=(3, 8), guild=1, chips={1: ["secret_passage"]})
    assert listed(game, 0, Passage) == []


def test_k_bonus_05_not_into_ones_own_raided_city_nor_to_where_one_is() -> None:
    for guild, raided in ((1, {1: [0]}), (3, {})):
        game = sailing(cogs=(3, 8), guild=guild, raided=raided, chips={0: ["secret_passage"]})
        assert refused(game, 0, Passage(goods(o=1), markers())) == "K-BONUS-05"
    other = sailing(cogs=(3, 8), guild=1, raided={1: [1]}, chips={0: ["secret_passage"]})
    assert listed(other, 0, Passage)
