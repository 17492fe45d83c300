"""One action at a time; passing and discarding."""

import pytest

from hanse.games.luebeck.events import CardDiscarded, Passed
from hanse.games.luebeck.moves import (
    ChangeShip,
    Discard,
    LayDoubling,
    Pass,
    PlayGoods,
    SendPirates,
    StartVoyage,
    TradeVoyage,
)
from tests.rules.luebeck.asking import goods, happened, kinds, listed, refused
from tests.rules.luebeck.sea import SPEC, acting, card

SPECIALS = {SendPirates, ChangeShip, LayDoubling, TradeVoyage}
UNPLAYABLE = ["Riga 3", "Riga 4", "Reval 5", "London 6"]


def test_l_act_01_one_action_each_until_all_have_passed() -> None:
    game = acting(1, hands={0: ["pirates"], 1: ["pirates"], 2: ["pirates"]})
    turns = []
    for move in (StartVoyage(0), StartVoyage(0), Pass(), StartVoyage(0), Pass(), Pass()):
        (seat,) = game.asking
        turns.append(seat)
        game.play(seat, move)
    assert turns == [1, 2, 0, 1, 2, 1]
    assert all(game.table.passed)


def test_l_act_02_voyage_card_or_pass() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: ["Riga 3"]})
    assert kinds(game, 0) == {StartVoyage, PlayGoods, Pass}


def test_l_act_03_what_is_played_or_discarded_lies_open() -> None:
    game = acting(0, hands={0: UNPLAYABLE})
    game.play(0, Discard(card(game, "Riga 4")))
    assert game.table.discards[card(game, "Riga 4")] == 1
    assert SPEC.see.view(game, 1).cards.discards == tuple(game.table.discards)


def test_l_pass_01_with_three_cards_even_before_acting() -> None:
    game = acting(0, hands={0: UNPLAYABLE[:3], 1: ["pirates"]})
    game.play(0, Pass())
    assert happened(game, Passed) == [Passed(0)]
    assert list(game.asking) == [1]


def test_l_pass_01_not_with_four() -> None:
    game = acting(0, hands={0: UNPLAYABLE})
    assert refused(game, 0, Pass()) == "L-PASS-01"


def test_l_pass_01_whoever_has_passed_is_out() -> None:
    game = acting(0, hands={0: ["pirates"], 1: ["pirates"]}, passed=[2])
    game.play(0, Pass())
    game.play(1, StartVoyage(0))
    assert list(game.asking) == [1]


def test_l_pass_02_nobody_keeps_more_than_three() -> None:
    game = acting(0, hands={0: UNPLAYABLE}, passed=[1, 2])
    game.play(0, Discard(card(game, "Riga 3")))
    game.play(0, Pass())
    assert len(game.table.hands[0]) == 3


def test_l_disc_01_goods_cost_their_value_and_specials_one() -> None:
    game = acting(0, hands={0: ["double Riga", *UNPLAYABLE]}, passed=[1, 2])
    game.play(0, Discard(card(game, "London 6")))
    assert happened(game, CardDiscarded) == [CardDiscarded(0, card(game, "London 6"), 6)]
    game.play(0, Discard(card(game, "double Riga")))
    assert game.table.scores[0] == -7


@pytest.mark.parametrize(
    ("name", "cost"),
    [("change", 1), ("pirates", 1), ("double Riga", 1), ("Riga 3", 3), ("London 6", 6)],
)
def test_l_disc_01_each_kind_of_card_has_its_price(name: str, cost: int) -> None:
    """The card goes on the open pile, the hand is smaller, and the turn goes on to the next."""
    hand = [name, *[other for other in UNPLAYABLE if other != name]]
    game = acting(0, hands={0: hand, 1: ["pirates"]}, passed=[2])
    game.play(0, Discard(card(game, name)))
    assert happened(game, CardDiscarded) == [CardDiscarded(0, card(game, name), cost)]
    assert game.table.scores == [-cost, 0, 0]
    assert game.table.discards[card(game, name)] == 1
    assert len(game.table.hands[0]) == len(hand) - 1
    assert list(game.asking) == [1]


def test_l_g_01_scores_fall_below_zero() -> None:
    game = acting(0, hands={0: UNPLAYABLE})
    game.play(0, Discard(card(game, "Reval 5")))
    assert game.table.scores[0] == -5


def test_l_g_03_a_playable_card_forbids_discarding() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: UNPLAYABLE})
    assert kinds(game, 0) == {StartVoyage, PlayGoods}
    assert refused(game, 0, Discard(card(game, "London 6"))) == "L-G-03"


def test_l_g_03_an_unwanted_special_card_too() -> None:
    """Pirates against oneself, a doubling, a ship change, a trade voyage: each can be played."""
    two = [("London", [0]), ("Brügge", [1])]
    for special, cogs in (
        ("pirates", two[:1]),
        ("change", two),
        ("double Visby", [("Visby", [0])]),
        ("trade Visby", two),
    ):
        game = acting(0, cogs=cogs, hands={0: [special, *UNPLAYABLE[:3]]})
        assert Discard not in kinds(game, 0), special
        assert refused(game, 0, Discard(card(game, "Riga 3"))) == "L-G-03"
        game.play(0, next(m for m in game.asking[0].moves() if type(m) in SPECIALS))
        assert len(game.table.hands[0]) == 3


def test_l_g_03_but_a_voyage_may_be_started_instead() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: UNPLAYABLE, 1: ["pirates"]})
    game.play(0, StartVoyage(1))
    assert list(game.asking) == [1]
    assert len(game.table.hands[0]) == 4


def test_l_g_04_voyage_or_discard() -> None:
    game = acting(0, hands={0: UNPLAYABLE})
    assert kinds(game, 0) == {StartVoyage, Discard}
    assert len(listed(game, 0, Discard)) == 4


def test_l_g_05_no_discard_with_three_cards() -> None:
    game = acting(0, hands={0: UNPLAYABLE[:3]})
    assert refused(game, 0, Discard(card(game, "Riga 3"))) == "L-G-05"


def test_g_75_who_can_only_pass_is_not_asked() -> None:
    game = acting(0, cogs=[("Riga", [0, 0])], hands={0: [], 1: ["pirates"]})
    assert list(game.asking) == [1]
    assert happened(game, Passed) == [Passed(0)]
    with_a_figure = acting(0, cogs=[("Riga", [0])], hands={0: []})
    assert list(with_a_figure.asking) == [0]
    with_a_card = acting(0, cogs=[("Riga", [0, 0])], hands={0: ["London 6"]})
    assert list(with_a_card.asking) == [0]


def test_playing_a_card_hands_the_turn_on() -> None:
    game = acting(0, cogs=[("Danzig", [0])], hands={0: ["Riga 3", "Riga 4"], 1: ["pirates"]})
    game.play(0, goods(game, "Riga 3"))
    assert list(game.asking) == [1]
