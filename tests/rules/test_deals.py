"""Deals between players: with whom, and in what."""

from collections.abc import Callable

import pytest

from hanse.core.questions.deal import Deal
from hanse.core.types import SPECTATOR
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.events.deals import DealMade, OfferMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, MoveGuild, Offer
from tests.rules.asking import happened, refused
from tests.rules.dealing import (
    HERE,
    belongings,
    bundle,
    crowd,
    meeting,
    offer,
    partners,
    standing,
)
from tests.rules.laid_out import SPEC, acting, auction, goods, guild_phase, new_game, sailing


def test_k_deal_01_goods_and_markers_on_any_terms_change_hands_at_once() -> None:
    game = meeting()
    pieces = SPEC.play.pieces(game)
    game.play(0, offer(1, "o12", "as4"))
    assert belongings(game) == belongings(meeting()), "an offer moves nothing"
    game.play(1, Accept(1))
    assert belongings(game) == [bundle("ofas14"), bundle("o123"), bundle("ss6")]
    assert happened(game, DealMade) == [
        DealMade(1, 0, 1, 2, 1, give_goods=goods(o=1), take_goods=goods(a=1, s=1))
    ]
    assert standing(game) == []
    assert SPEC.play.pieces(game) == pieces


def test_k_deal_01_only_while_both_cogs_are_in_one_city() -> None:
    game = meeting(cogs=(HERE, HERE, 6))
    assert partners(game, 0) == [1]
    assert partners(game, 2) == []
    assert refused(game, 0, offer(2, "o")) == "K-DEAL-01"
    assert refused(game, 2, offer(0, "s")) == "K-DEAL-01"


@pytest.mark.parametrize("to", [0, 3, -1])
def test_k_deal_01_not_with_oneself_and_not_with_nobody(to: int) -> None:
    assert refused(meeting(), 0, offer(to, "o")) == "K-DEAL-01"


def test_k_deal_01_nobody_can_be_asked_for_more_than_he_has() -> None:
    game = meeting()
    assert refused(game, 0, offer(1, "o", "sss")) == "K-DEAL-01"
    assert refused(game, 0, offer(1, "o", "345")) == "K-DEAL-01"
    game.play(0, offer(1, "o", "oo55"))


def test_k_deal_01_before_the_first_office_there_is_nobody_to_deal_with() -> None:
    game = new_game(3)
    assert [game.asides(seat) for seat in range(3)] == [None] * 3
    assert refused(game, 0, offer(1, "o")) == "K-DEAL-01"


def test_k_deal_02_two_who_are_not_on_turn() -> None:
    game = meeting()
    game.play(1, offer(2, "a", "s"))
    game.play(2, Accept(1))
    assert belongings(game)[1:] == [bundle("ss34"), bundle("as6")]
    assert list(game.asking) == [0]


@pytest.mark.parametrize("phase", [auction, guild_phase, sailing, acting])
def test_k_deal_02_in_every_phase(phase: Callable[..., Kogge]) -> None:
    game = phase(**crowd())
    assert [partners(game, seat) for seat in range(3)] == [[1, 2], [0, 2], [0, 1]]


def test_k_deal_03_and_g_60_only_cargo_and_hand_can_be_dealt_in() -> None:
    """K-DEAL-03, G-60: no goods in offices, no offices, chips, raid and turn-order markers."""
    game = meeting(
        offices={HERE: [0, 1]},
        office_goods={HERE: [{"s": 3}, {"o": 3}]},
        chips={0: ["two_spaces"]},
        aside={0: 0},
    )
    menu = game.asides(0)
    assert menu is not None
    (deal,) = [option for option in menu.options if isinstance(option, Deal)]
    assert (deal.first, deal.second) == bundle("oof112")
    assert deal.partners == ((1, 2, 2), (2, 2, 1))
    assert refused(game, 0, offer(1, "s")) == "G-72"
    assert refused(game, 1, Offer(0, *bundle("o"), *bundle(""), target=2 * HERE + 2)) == "K-DEAL-03"
    left = [game.table.sites, game.table.site_goods, game.table.chips, game.table.raids]
    before = [list(pieces) for pieces in left]
    game.play(0, offer(1, "oof112", "as34"))
    game.play(1, Accept(1))
    assert [list(pieces) for pieces in left] == before
    assert game.table.order == [0, 1, 2]


@pytest.mark.parametrize("wrong", [(0,) * (NGOODS + 1), (-1, 0, 0, 0), (), (3, 0, 0, 0)])
def test_k_deal_03_and_no_other_kinds_of_things(wrong: tuple[int, ...]) -> None:
    none = (0,) * NVALUES
    assert refused(meeting(), 0, Offer(1, wrong, none, goods(a=1), none)) == "G-72"


def test_k_deal_04_pay_for_a_deed_and_say_which() -> None:
    game = guild_phase(**crowd(hand={1: [4]}))
    words = "one city, not two"
    game.play(1, offer(0, "4", promise=words))
    assert [made.promise for made in happened(game, OfferMade)] == [words]
    assert [seen.promise for seen in SPEC.see.view(game, SPECTATOR).talk.offers] == [words]
    game.play(0, Accept(1))
    game.play(0, MoveGuild(1))


def test_k_deal_05_and_d_09_a_promise_in_words_binds_nobody() -> None:
    """K-DEAL-05, D-09, promises = chat_only: the engine only writes it down."""
    game = guild_phase(**crowd(hand={0: [1], 1: [4]}))
    asked = dict(game.asking)
    game.play(0, offer(1, "1", "4", promise="I shall move him two cities"))
    game.play(1, Accept(1))
    assert game.asking == asked
    game.play(0, MoveGuild(1))


@pytest.mark.parametrize(
    ("reading", "promise", "rule"),
    [
        ("chat_only", "x" * 201, "D-09"),
        ("off", "x", "D-09"),
        ("structured_binding", "x", "D-09"),
    ],
)
def test_d_09_words_where_they_are_allowed_and_not_too_long(
    reading: str, promise: str, rule: str
) -> None:
    game = meeting(readings={"promises": reading})
    assert refused(game, 0, offer(1, "o", promise=promise)) == rule
    if reading == "chat_only":
        game.play(0, offer(1, "o", promise=promise[:200]))


def test_d_09_nothing_but_words_is_no_offer() -> None:
    assert refused(meeting(), 0, offer(1, promise="trust me")) == "K-DEAL-01"
