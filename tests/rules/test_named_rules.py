"""A refused move is told by the rule that it breaks, and not by the question that was asked."""

from collections.abc import Mapping

import pytest

from hanse.core.types import Refusal
from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Anchor,
    BuyBack,
    ChangeRoute,
    Deliver,
    Peek,
    SwapStart,
    Trade,
)
from tests.rules.asking import refused, sail
from tests.rules.laid_out import acting, goods, markers, new_game, sailing, start_picks

MEMORY = ("memory",)


def looking(**paid: int) -> Peek:
    return Peek(goods(paid), markers())


@pytest.mark.parametrize("edition", ["english", "italian"])
def test_g_69_who_must_sail_on_may_not_anchor(edition: str) -> None:
    """The face-down route leads to an own raided city: the other one must be taken."""
    game = sailing(
        cogs=(3, 8), routes={3: (4, 7)}, hidden={(3, 0): (1, 4)}, raided={4: [0]}, edition=edition
    )
    assert [r for r in game.refusals(0) if r.move == "anchor"] == []
    game.play(0, sail(0))
    assert Refusal("anchor", "G-69") in game.refusals(0)
    assert refused(game, 0, Anchor()) == "G-69"


@pytest.mark.parametrize("edition", ["english", "italian"])
def test_g_69_nor_where_a_marker_named_the_city_itself(edition: str) -> None:
    game = sailing(
        cogs=(3, 8), hidden={(3, 0): (1, 3), (3, 1): (1, 7)}, variants=MEMORY, edition=edition
    )
    game.play(0, sail(0))
    assert Refusal("anchor", "G-69") in game.refusals(0)
    assert refused(game, 0, Anchor()) == "G-69"


def test_d_11_a_look_before_sailing_where_it_is_an_action() -> None:
    game = sailing(cogs=(3, 8), cargo={0: {"o": 1}}, variants=MEMORY)
    assert refused(game, 0, looking(o=1)) == "D-11"


def test_d_11_a_look_among_the_actions_where_it_comes_before_sailing() -> None:
    game = acting(cogs=(3, 8), cargo={0: {"o": 1}}, variants=MEMORY, edition="italian")
    assert refused(game, 0, looking(o=1)) == "D-11"


@pytest.mark.parametrize("edition", ["german", "english", "italian"])
def test_d_11_a_look_on_the_way(edition: str) -> None:
    """Before sailing means before the first step."""
    game = sailing(
        cogs=(3, 8),
        hidden={(3, 0): (1, 7), (3, 1): (1, 4)},
        cargo={0: {"o": 3}},
        variants=MEMORY,
        edition=edition,
    )
    game.play(0, sail(0))
    assert refused(game, 0, looking(o=1)) == "D-11"


def test_k_act_route_02_the_citys_own_number() -> None:
    """Who does not hold it lacks the marker; who does may not lay it."""
    game = acting(cogs=(5, 8), hand={0: [5, 6]})
    assert refused(game, 0, ChangeRoute(5, 0)) == "K-ACT-ROUTE-02"
    assert refused(game, 0, ChangeRoute(7, 0)) == "K-ACT-ROUTE-01"


def test_g_70_the_start_citys_own_number() -> None:
    game = new_game(2, variants=MEMORY)
    start_picks(game)
    seat = next(iter(game.asking))
    city = game.table.cogs[seat]
    game.table.reserve[city] -= 1
    game.table.hands[seat * 9 + city] += 1
    assert refused(game, seat, SwapStart(city, 0)) == "G-70"


@pytest.mark.parametrize("kinds", ["disjoint", "per_good"])
@pytest.mark.parametrize(
    ("give", "take", "rule"),
    [
        ({"f": 2}, {"o": 1}, "K-ACT-TRADE-04"),
        ({"s": 1}, {"s": 2}, "K-ACT-TRADE-06"),
        ({"f": 1}, {"o": 3}, "K-ACT-TRADE-02"),
        ({"o": 1}, {"s": 1}, "K-ACT-TRADE-02"),
        ({}, {"o": 1}, "K-ACT-TRADE-02"),
    ],
)
def test_k_act_trade_04_and_06_what_a_trade_breaks(
    give: Mapping[str, int], take: Mapping[str, int], rule: str, kinds: str
) -> None:
    """K-ACT-TRADE-04: fewer than one for one; K-ACT-TRADE-06: a kind for itself."""
    game = acting(
        cogs=(3, 8),
        city={3: {"o": 6, "s": 2}},
        cargo={0: {"s": 4, "f": 2, "a": 1}},
        readings={"trade_kind_rule": kinds},
    )
    assert refused(game, 0, Trade(goods(give), goods(take))) == rule


def with_pirate(step: str) -> tuple[Kogge, int]:
    """Somebody who is not the pirate has his turn on Bornholm, where the guild master never is."""
    lay = acting if step == "acting" else sailing
    game = lay(
        1,
        seats=4,
        variants=("pirate",),
        readings={"pirate_seat": "1"},
        cogs=(3, BORNHOLM, 7, 8),
        cargo={1: {"o": 2}},
        hand={1: [2, 2, 2]},
    )
    return game, 1


@pytest.mark.parametrize("step", ["acting", "sailing"])
def test_p_06_others_deliver_nothing(step: str) -> None:
    game, seat = with_pirate(step)
    assert refused(game, seat, Deliver(goods(o=1))) == "P-06"
    assert [r for r in game.refusals(seat) if r.move == "deliver"] == [], "nor do they expect to"


def test_p_05_others_buy_nothing_back() -> None:
    game, seat = with_pirate("acting")
    assert refused(game, seat, BuyBack(3, 2)) == "P-05"
    assert [r for r in game.refusals(seat) if r.move == "buy_back"] == []
