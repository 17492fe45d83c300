"""office_trade: a cog deals with another player's office in its city."""

from typing import Unpack

import pytest

from hanse.core.questions.deal import Deal
from hanse.core.types import IllegalMove, Seat
from hanse.games.kogge.board import SITES
from hanse.games.kogge.events.deals import DealMade, OfferLapsed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Anchor, EndTurn, Load, Offer, RaidCity
from tests.rules.asking import after, happened, sail
from tests.rules.laid_out import SPEC, acting, goods, markers, sailing
from tests.rules.laying import Wanted

OFFICES = ("office_trade",)
HERE = 5
SITE = HERE * SITES + 1
"""How offers name the first office of the city; the second is the next."""


def port(**wanted: Unpack[Wanted]) -> Kogge:
    """Seat 0 lies where seats 1 and 2 have an office; seat 1's cog is far away."""
    laid: Wanted = {
        "seats": 3,
        "variants": OFFICES,
        "cogs": (HERE, 8, HERE),
        "offices": {HERE: [1, 2], 0: [0]},
        "office_goods": {HERE: [{"a": 3, "o": 1}, {"a": 2}], 0: [{"o": 4}]},
        "cargo": {0: {"f": 2, "o": 1}, 1: {"s": 3}, 2: {"s": 1}},
        "hand": {0: [1, 2], 1: [3, 4], 2: [6]},
        "routes": {HERE: (1, 7)},
    }
    return acting(**(laid | wanted))


def at_site(to: Seat, give: str = "", take: str = "", of: int = SITE) -> Offer:
    """An offer about the office; "oo5" is two ore and a 5."""

    def bundle(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        kinds = goods(**{kind: text.count(kind) for kind in "ofas"})
        return kinds, markers(*[int(c) for c in text if c.isdigit()])

    return Offer(to, *bundle(give), *bundle(take), target=of)


def may_say(game: Kogge, seat: Seat, move: Offer | Accept) -> bool:
    menu = game.asides(seat)
    return menu is not None and menu.allows(move)


def places(game: Kogge, seat: Seat) -> list[tuple[int, list[Seat]]]:
    """The offices that this seat may make an offer about, and to whom."""
    menu = game.asides(seat)
    deals = [o for o in menu.options if isinstance(o, Deal) and o.target] if menu else []
    return sorted((deal.target, [partner for partner, _, _ in deal.partners]) for deal in deals)


def test_k_adv_office_01_a_cog_deals_with_anothers_office_if_he_agrees() -> None:
    game = port()
    assert places(game, 0) == [(SITE, [1]), (SITE + 1, [2])]
    game.play(0, at_site(1, "f", "aa"))
    assert game.table.hold(0) == goods(f=2, o=1), "nothing yet"
    game.play(1, Accept(1))
    assert happened(game, DealMade)[0].target == SITE
    assert game.table.hold(0) == goods(f=1, o=1, a=2)
    assert game.table.office_goods(1, HERE) == goods(a=1, o=1, f=1)


def test_k_adv_office_01_not_without_the_variant() -> None:
    game = port(variants=())
    assert places(game, 0) == []
    with pytest.raises(IllegalMove):
        game.play(0, at_site(1, "f", "a"))


def test_k_adv_office_01_only_in_the_city_of_the_cog() -> None:
    game = port(cogs=(4, 8, HERE))
    assert places(game, 0) == []
    assert places(game, 2) == [(SITE, [1])]


def test_k_adv_office_01_never_with_ones_own_office() -> None:
    """K-MOVE-11: nothing is unloaded into one's own office."""
    game = port(cogs=(HERE, 8, HERE))
    assert (SITE + 1, [2]) not in places(game, 2)
    for to in (0, 2):
        assert not may_say(game, 2, at_site(to, "s", "", SITE + 1)), "out of his own cog"
    own = port(cogs=(0, 8, HERE))
    assert places(own, 0) == []


def test_k_adv_office_02_goods_go_into_the_office_markers_to_the_hand() -> None:
    game = port()
    game.play(0, at_site(1, "fo1", "a3"))
    game.play(1, Accept(1))
    assert game.table.hold(0) == goods(f=1, a=1)
    assert game.table.hand(0) == markers(2, 3)
    assert game.table.office_goods(1, HERE) == goods(a=2, o=2, f=1)
    assert game.table.hand(1) == markers(1, 4)
    assert game.table.hold(1) == goods(s=3), "his cog has no part in it"


def test_k_adv_office_02_nothing_but_what_lies_there_and_what_the_cog_carries() -> None:
    game = port()
    for take in ("s", "aaaa", "oo", "f"):
        assert not may_say(game, 0, at_site(1, "f", take))
    for give in ("fff", "a", "s"):
        assert not may_say(game, 0, at_site(1, give, "a"))
    owner = at_site(0, "s", "f")
    assert not may_say(game, 1, owner), "what is on the owner's cog is not in the office"
    assert may_say(game, 1, at_site(0, "a", "f"))


def test_k_adv_office_02_the_owner_may_make_the_offer() -> None:
    game = port()
    game.play(1, at_site(0, "aao", "ff2"))
    game.play(0, Accept(1))
    assert game.table.hold(0) == goods(o=2, a=2)
    assert game.table.office_goods(1, HERE) == goods(a=1, f=2)
    assert game.table.hand(1) == markers(2, 3, 4)


def test_k_adv_office_02_the_owner_may_give_goods_to_a_guest_who_has_nothing() -> None:
    game = port(cargo={0: {}, 1: {"s": 3}, 2: {"s": 1}}, hand={0: [], 1: [3, 4], 2: [6]})
    assert places(game, 1) == [(SITE, [0, 2])]
    game.play(1, at_site(0, "aa"))
    game.play(0, Accept(1))
    assert game.table.hold(0) == goods(a=2)


@pytest.mark.parametrize(("promises", "guests"), [("structured_binding", [0, 2]), ("off", [2])])
def test_g_29_an_owner_with_nothing_may_offer_a_promise_alone(
    promises: str, guests: list[Seat]
) -> None:
    game = port(
        readings={"promises": promises},
        office_goods={0: [{"o": 4}]},
        cargo={0: {}, 1: {}, 2: {"s": 1}},
        hand={0: [], 1: [], 2: [6]},
    )
    assert places(game, 1) == [(SITE, guests)]


def test_k_adv_office_02_what_the_owner_offered_must_still_lie_there() -> None:
    """G-72: an offer out of the office lapses when its goods are gone."""
    game = port(routes={HERE: (1, 7)})
    game.play(1, at_site(2, "a", "s"))
    game.play(1, at_site(0, "aaa", ""))
    game.play(0, Accept(2))
    assert [e.offer for e in happened(game, OfferLapsed)] == [1]
    robbed = port()
    robbed.play(1, at_site(2, "a", "s"))
    robbed.play(0, RaidCity())
    assert [e.offer for e in happened(robbed, OfferLapsed)] == [1]


def test_k_adv_office_02_an_offer_out_of_the_second_office_stands_while_its_goods_do() -> None:
    game = port()
    game.play(2, at_site(0, "aa", "o", SITE + 1))
    game.play(1, at_site(0, "a", ""))
    game.play(0, Accept(2))
    assert not happened(game, OfferLapsed), "the goods of the other office went away"
    game.play(0, Accept(1))
    assert game.table.office_goods(2, HERE) == goods(o=1)


def test_k_adv_office_03_two_offices_never_trade_with_each_other() -> None:
    """Neither with both cogs away, nor out of the one into the other where both stand."""
    away = port(cogs=(4, 8, 3))
    assert [places(away, seat) for seat in range(3)] == [[], [], []]
    game = port()
    assert places(game, 1) == [(SITE, [0, 2])]
    assert places(game, 2) == [(SITE, [1]), (SITE + 1, [0])]
    before = game.table.office_goods(2, HERE)
    game.play(2, at_site(1, "s", "aa"))
    game.play(1, Accept(1))
    assert game.table.office_goods(2, HERE) == before, "the goods went to his cog"
    assert game.table.hold(2) == goods(a=2)


def test_k_adv_office_04_any_time_and_wherever_the_owner_is() -> None:
    game = port(order=(2, 0, 1))
    game.play(0, EndTurn())
    assert list(game.asking) == [1], "it is the owner's turn, far away"
    game.play(0, at_site(1, "f", "a"))
    assert may_say(game, 1, Accept(1))
    assert after(game, 1, Accept(1)).table.hold(0) == goods(f=1, o=1, a=1)


def test_k_adv_office_04_the_offer_lapses_when_the_visitor_sails_away() -> None:
    game = sailing(
        variants=OFFICES,
        cogs=(HERE, 8),
        offices={HERE: [1]},
        office_goods={HERE: [{"a": 1}]},
        routes={HERE: (1, 7)},
    )
    game.play(1, at_site(0, "a", ""))
    game.play(0, sail(0))
    assert [e.offer for e in happened(game, OfferLapsed)] == [1]


def test_k_adv_office_02_foreign_goods_in_the_office_can_be_loaded_like_others() -> None:
    game = sailing(
        1,
        variants=OFFICES,
        cogs=(HERE, HERE),
        offices={HERE: [1]},
        office_goods={HERE: [{"a": 1, "f": 1}]},
        cargo={1: {}},
    )
    game.play(1, Load(goods(a=1, f=1)))
    assert game.table.hold(1) == goods(a=1, f=1)
    assert Anchor() in game.asking[1].moves()


def test_k_adv_office_02_marker_values_are_seen_by_the_two_alone() -> None:
    """G-73, as in any deal."""
    views = []
    for marker in "12":
        game = port()
        game.play(0, at_site(1, marker, "a"))
        game.play(1, Accept(1))
        views.append(SPEC.see.view(game, 2))
    assert views[0] == views[1]


def test_k_adv_office_01_who_has_nothing_is_no_partner_for_an_empty_office() -> None:
    bare: dict[int, dict[str, int]] = {seat: {} for seat in range(3)}
    game = port(hand={0: [], 1: [], 2: [6]}, cargo=bare, office_goods={HERE: [{}, {"a": 2}]})
    menu = game.asides(1)
    assert menu is not None
    deals = [option for option in menu.options if isinstance(option, Deal)]
    assert [[seat for seat, _, _ in option.partners] for option in deals] == [[2]]


@pytest.mark.parametrize(("maker", "to"), [(0, 1), (1, 0)])
def test_g_72_a_marker_for_goods_of_the_office_changes_the_owners_hand(
    maker: Seat, to: Seat
) -> None:
    """His cargo stays as it was; what he has offered elsewhere lapses all the same."""
    game = port()
    game.play(1, at_site(2, "a"))
    terms = ("1", "a") if maker == 0 else ("a", "1")
    game.play(maker, at_site(to, *terms))
    game.play(to, Accept(2))
    assert happened(game, OfferLapsed) == [OfferLapsed(1, 1, 2)]
