"""G-74: how many offers; and counter-offers, which are counted among them."""

import pytest

from hanse.core.types import SPECTATOR
from hanse.games.kogge.events.deals import DealMade, OfferDeclined, OfferMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Anchor, Bid, Decline, EndTurn, Offer, Withdraw
from tests.rules.asking import happened, refused
from tests.rules.dealing import meeting, offer, partners, standing, to_decline
from tests.rules.laid_out import SPEC, goods


def made(game: Kogge) -> tuple[int, ...]:
    """As all see it."""
    return tuple(SPEC.see.view(game, SPECTATOR).talk.made)


def test_g_74_three_open_at_once() -> None:
    game = meeting()
    for _ in range(3):
        game.play(0, offer(1, "o"))
    assert partners(game, 0) == []
    assert refused(game, 0, offer(2, "o")) == "G-74"
    assert partners(game, 1) == [0, 2], "the others have their own three"
    game.play(1, Decline(2))
    game.play(0, offer(2, "o"))
    assert standing(game) == [1, 3, 4]
    assert refused(game, 0, offer(1, "o")) == "G-74"


def after_eleven() -> Kogge:
    game = meeting()
    for number in range(1, 12):
        game.play(0, offer(1, "o"))
        game.play(0, Withdraw(number))
    return game


def test_g_74_twelve_in_a_round() -> None:
    game = after_eleven()
    assert made(game) == (11, 0, 0)
    game.play(0, offer(1, "o"))
    game.play(0, Withdraw(12))
    assert refused(game, 0, offer(1, "o")) == "G-74"
    assert (partners(game, 0), partners(game, 1)) == ([], [0, 2])


def test_g_74_counter_offers_are_counted() -> None:
    game = after_eleven()
    game.play(1, offer(0, "a", "o"))
    game.play(0, offer(1, "o", "s", answers=12))
    assert made(game) == (12, 1, 0)
    game.play(1, offer(0, "s", "oo", answers=13))
    assert refused(game, 0, offer(1, "o", answers=14)) == "G-74"
    assert to_decline(game, 0) == [14]
    game.play(0, Accept(14))


def test_g_74_also_of_the_three_that_are_open() -> None:
    game = meeting()
    for _ in range(3):
        game.play(0, offer(2, "o"))
    game.play(1, offer(0, "a"))
    assert refused(game, 0, offer(1, "o", answers=4)) == "G-74"


def test_g_74_a_new_round_a_new_count() -> None:
    game = after_eleven()
    game.play(0, offer(1, "o"))
    game.play(0, EndTurn())
    for seat in (1, 2):
        assert refused(game, 0, offer(1, "o")) == "G-74"
        game.play(seat, Anchor())
        game.play(seat, EndTurn())
    assert made(game) == (0, 0, 0)
    assert partners(game, 0) == [1, 2]


def test_a_counter_offer_declines_what_it_answers() -> None:
    game = meeting()
    game.play(0, offer(1, "o", "s"))
    game.play(1, offer(0, "a", "o", answers=1))
    assert happened(game, OfferDeclined) == [OfferDeclined(1, 0, 1)]
    assert [one.answers for one in happened(game, OfferMade)] == [1]
    assert standing(game) == [2]
    game.play(0, Accept(2))
    assert happened(game, DealMade) == [
        DealMade(2, 1, 0, 0, 0, give_goods=goods(a=1), take_goods=goods(o=1))
    ]


@pytest.mark.parametrize(
    ("seat", "counter"),
    [
        (1, offer(0, "a", answers=2)),
        (1, offer(2, "a", answers=1)),
        (2, offer(0, "s", answers=1)),
        (0, offer(1, "o", answers=1)),
        (1, offer(0, "a", answers=0)),
    ],
)
def test_only_an_offer_to_oneself_is_countered_and_to_its_maker(seat: int, counter: Offer) -> None:
    game = meeting()
    game.play(0, offer(1, "o", "s"))
    assert refused(game, seat, counter) == "G-72"


def test_offers_are_numbered_through_the_game() -> None:
    game = meeting()
    for number in (1, 2, 3):
        game.play(0, offer(1, "o"))
        assert standing(game) == [number]
        game.play(1, Decline(number))
    assert SPEC.see.view(game, SPECTATOR).talk.count == 3


def test_what_is_not_said_by_a_seat_is_refused_without_a_rule() -> None:
    assert refused(meeting(), 7, offer(1, "o")) == ""
    assert refused(meeting(), -1, Accept(1)) == ""
    assert refused(meeting(), 1, Bid((0,) * 9)) == ""
