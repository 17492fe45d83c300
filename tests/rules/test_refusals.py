"""What one might expect to be able to do and cannot: the rule that says so, and its numbers."""

from collections.abc import Callable

import pytest

from hanse.core.questions.shapes import Menu
from hanse.core.types import ANY, IllegalMove, Move, Refusal, name_of
from hanse.games.kogge.actions.turn_actions import BUILD, BUY, DEAL, NO_MARKER, ROUTE, TRADE, Acting
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Anchor,
    Build,
    Buy,
    ChangeRoute,
    EndTurn,
    GiveGood,
    GiveMarker,
    PickStart,
    RaidCog,
    Sail,
    Trade,
)
from tests.rules.asking import refused, sail
from tests.rules.laid_out import acting, goods, laid_out, markers, new_game, sailing

ALL_GOODS = dict.fromkeys("ofas", 1)
DEALS = ("buy_raid", "sell", "give_good", "give_marker")
LOOT = {"raid_needs_loot": "true"}
PASSAGE = ["secret_passage"]


def used(action: int) -> Kogge:
    return laid_out(Acting(0, 4, action), cogs=(5, 8), guild=5)


CASES: dict[str, tuple[Callable[[], Kogge], list[Refusal]]] = {
    "a route to one's own raided city": (
        lambda: sailing(cogs=(3, 8), routes={3: (7, 4)}, raided={4: [0]}),
        [Refusal("sail", "K-MOVE-09", 1, (4,))],
    ),
    "no passage to where one is": (
        lambda: sailing(cogs=(3, 8), guild=3, chips={0: PASSAGE}),
        [Refusal("passage", "K-BONUS-05", numbers=(3,))],
    ),
    "no passage without a fee": (
        lambda: sailing(cogs=(3, 8), guild=1, chips={0: PASSAGE}, cargo={0: {}}, hand={0: []}),
        [Refusal("passage", "K-BONUS-04", numbers=(1, 0))],
    ),
    "built already": (lambda: used(BUILD), [Refusal("build", "K-ACT-GEN-01")]),
    "no site": (
        lambda: acting(cogs=(5, 8), offices={5: [0, 1]}),
        [Refusal("build", "K-ACT-BUILD-03", numbers=(5,))],
    ),
    "one marker too few": (
        lambda: acting(cogs=(5, 8), cargo={0: ALL_GOODS}, hand={0: [5, 6]}, offices={5: [1]}),
        [Refusal("build", "K-ACT-BUILD-02", numbers=(5, 1, 2))],
    ),
    "markers and goods missing": (
        lambda: acting(cogs=(5, 8), cargo={0: {"f": 1, "a": 1}}, hand={0: []}),
        [
            Refusal("build", "K-ACT-BUILD-02", numbers=(5, 0, 1)),
            Refusal("build", "K-ACT-BUILD-01", numbers=(0, 3)),
        ],
    ),
    "goods missing": (
        lambda: acting(cogs=(5, 8), cargo={0: {"f": 1, "a": 1}}, hand={0: [5]}),
        [Refusal("build", "K-ACT-BUILD-01", numbers=(0, 3))],
    ),
    "dealt already": (lambda: used(DEAL), [Refusal(deal, "K-ACT-GM-01") for deal in DEALS]),
    "too little for the guild master": (
        lambda: acting(cogs=(5, 8), guild=5, cargo={0: {"o": 5}}, hand={0: [1, 1]}),
        [Refusal("buy_raid", "K-ACT-GM-02"), Refusal("sell", "K-ACT-GM-03", numbers=(6,))],
    ),
    "nothing for the guild master": (
        lambda: acting(cogs=(5, 8), guild=5, cargo={0: {}}, hand={0: []}),
        [Refusal("give_good", "K-ACT-GM-04"), Refusal("give_marker", "K-ACT-GM-06")],
    ),
    "no such marker this turn": (lambda: used(NO_MARKER), [Refusal("give_good", "G-62")]),
    "bought already": (lambda: used(BUY), [Refusal("buy", "K-ACT-BUY-02")]),
    "nothing to buy with": (lambda: acting(cargo={0: {}}), [Refusal("buy", "K-ACT-BUY-01")]),
    "nothing to buy": (lambda: acting(market=[]), [Refusal("buy", "K-MKT-03")]),
    "traded already": (lambda: used(TRADE), [Refusal("trade", "K-ACT-TRADE-03")]),
    "not sailed": (
        lambda: acting(stayed=True, cogs=(5, 8)),
        [Refusal("trade", "K-ACT-TRADE-01", numbers=(5,))],
    ),
    "nothing to trade": (
        lambda: acting(cogs=(5, 8), city={5: {}}),
        [Refusal("trade", "K-ACT-TRADE-02", numbers=(5,))],
    ),
    "changed already": (lambda: used(ROUTE), [Refusal("change_route", "K-ACT-GEN-01")]),
    "a hidden route": (
        lambda: acting(cogs=(5, 8), hidden={(5, 1): (1, 3)}),
        [Refusal("change_route", "K-ACT-ROUTE-04", 1)],
    ),
    "two hidden routes": (
        lambda: acting(cogs=(5, 8), hidden={(5, 0): (1, 3), (5, 1): (1, 3)}),
        [Refusal("change_route", "G-27"), Refusal("change_route", "G-27", 1)],
    ),
    "nothing to lay": (
        lambda: acting(cogs=(5, 8), hand={0: [5]}),
        [Refusal("change_route", "K-ACT-ROUTE-02", numbers=(5,))],
    ),
    "no raid marker": (
        lambda: acting(cogs=(5, 8), raided={1: [0]}),
        [Refusal("raid_city", "K-ACT-RAID-01"), Refusal("raid_cog", "K-ACT-RAID-01")],
    ),
    "raided here before": (
        lambda: acting(cogs=(5, 8), raided={5: [0]}, aside={0: 0}),
        [Refusal("raid_city", "G-14", numbers=(5,)), Refusal("raid_cog", "G-14", numbers=(5,))],
    ),
    "an empty cog": (
        lambda: acting(cogs=(5, 5), cargo={1: {}}),
        [Refusal("raid_cog", "G-09", 0, (1,), 1)],
    ),
    "an empty city": (
        lambda: acting(cogs=(5, 8), city={5: {}}, readings=LOOT),
        [Refusal("raid_city", "G-10", numbers=(5,))],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_its_rule_and_its_numbers(case: str) -> None:
    build, expected = CASES[case]
    found = build().refusals(0)
    kinds = {refusal.move for refusal in expected}
    assert [refusal for refusal in found if refusal.move in kinds] == expected


@pytest.mark.parametrize("case", CASES)
def test_what_is_refused_is_not_on_the_menu_and_all_that_is_has_answers(case: str) -> None:
    game = CASES[case][0]()
    menu = game.asking[0]
    assert isinstance(menu, Menu)
    assert all(option.count() for option in menu.options)
    offered = {(name_of(option.move), getattr(option, "target", 0)) for option in menu.options}
    assert not {(r.move, r.target) for r in game.refusals(0) if r.value == ANY} & offered


def test_who_can_just_pay_is_refused_nothing() -> None:
    game = sailing(
        cogs=(3, 8),
        routes={3: (7, 4), 7: (3, 1)},
        cargo={0: {"o": 1}},
        hand={0: []},
        guild=1,
        chips={0: PASSAGE},
    )
    assert game.refusals(0) == []
    game.play(0, sail(0))
    assert game.refusals(0) == [Refusal("passage", "K-BONUS-04", numbers=(2, 1))]
    poor = sailing(cogs=(3, 8), routes={3: (7, 4)}, cargo={0: {}}, hand={0: []})
    assert poor.refusals(0) == []


def test_a_second_step_without_a_fee_is_refused_route_by_route() -> None:
    game = sailing(cogs=(3, 8), routes={3: (7, 4), 7: (3, 1)}, cargo={0: {}}, hand={0: []})
    game.play(0, sail(0))
    assert game.refusals(0) == [
        Refusal("sail", "K-MOVE-03", 0, (1, 0)), Refusal("sail", "K-MOVE-03", 1, (1, 0)),
    ]  # fmt: skip


def test_who_is_not_asked_has_no_refusals() -> None:
    game = acting(cogs=(5, 8))
    assert game.refusals(1) == []
    assert refused(game, 1, EndTurn()) == ""


def test_an_error_names_seat_move_and_rule() -> None:
    game = acting(cogs=(5, 8), offices={5: [0, 1]})
    with pytest.raises(
        IllegalMove, match=r"seat 0 may not Build\(.*\) \(K-ACT-BUILD-03\)"
    ) as error:
        game.play(0, Build(0))
    assert (error.value.seat, error.value.move) == (0, Build(0))


def refused_route() -> Kogge:
    """Route 0 is open, route 1 is closed by an own raid marker."""
    game = sailing(cogs=(7, 8), routes={7: (3, 1), 3: (7, 4)}, raided={4: [0]})
    game.play(0, sail(0))
    return game


@pytest.mark.parametrize(
    ("build", "move", "rule"),
    [
        (refused_route, sail(0), "K-MOVE-03"),
        (refused_route, sail(1, o=1), "K-MOVE-09"),
        (refused_route, Sail(goods(o=1), markers(), 2), "K-MOVE-03"),
        (refused_route, EndTurn(), "K-MOVE-02"),
        (lambda: new_game(2), PickStart(9), "K-START-01"),
        (lambda: new_game(2), Anchor(), "K-START-01"),
        (lambda: acting(cogs=(5, 8)), PickStart(1), "K-ACT-GEN-01"),
        (lambda: acting(seats=3, cogs=(5, 5, 5), cargo={1: {}}), RaidCog(3), "K-ACT-RAID-02"),
        (lambda: acting(seats=3, cogs=(5, 5, 5), cargo={1: {}}), RaidCog(1), "G-09"),
        (lambda: acting(cogs=(5, 8), hidden={(5, 1): (1, 3)}), ChangeRoute(5, 1), "K-ACT-ROUTE-04"),
        (lambda: acting(cogs=(5, 8), hidden={(5, 1): (1, 3)}), ChangeRoute(5, 0), "K-ACT-ROUTE-02"),
        (lambda: acting(cogs=(5, 8), guild=5, stock={"a": 0}), GiveMarker(5), "K-ACT-GM-05"),
        (lambda: acting(cogs=(5, 8), guild=5, cargo={0: {}}), GiveGood(1), "K-ACT-GM-04"),
        (lambda: acting(cogs=(5, 8)), Buy(goods(s=1), (), 0), "K-ACT-BUY-01"),
        (lambda: acting(cogs=(5, 8)), Trade(goods(o=1), goods(a=3)), "K-ACT-TRADE-02"),
    ],
)
def test_an_illegal_move_is_told_by_the_rule_it_breaks(
    build: Callable[[], Kogge], move: Move, rule: str
) -> None:
    assert refused(build(), 0, move) == rule
