"""G-72: what can be offered, how long an offer stands, and who learns whether it could be met."""

from collections.abc import Callable

import pytest

from hanse.core.types import SPECTATOR, Move
from hanse.games.kogge.events.deals import OfferDeclined, OfferLapsed, OfferWithdrawn
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Accept,
    Anchor,
    Attack,
    Bid,
    Buy,
    ChangeRoute,
    Commit,
    Decline,
    Demand,
    EndTurn,
    Exile,
    GiveMarker,
    LeavePile,
    Load,
    Offer,
    RaidCity,
    RaidCog,
    SplitCargo,
    TakePile,
    Trade,
    Withdraw,
)
from tests.rules.asking import after, happened, refused, sail
from tests.rules.dealing import (
    HERE,
    bundle,
    crowd,
    meeting,
    offer,
    standing,
    to_accept,
    to_decline,
    to_withdraw,
)
from tests.rules.fighting import challenged
from tests.rules.laid_out import SPEC, auction, goods, markers, sailing
from tests.rules.laying import Wanted

LAPSED = [OfferLapsed(1, 0, 1)]


@pytest.mark.parametrize("give", ["ooo", "a", "11o1", "3", "oof1122"])
def test_g_72_only_what_one_holds_can_be_offered(give: str) -> None:
    assert refused(meeting(), 0, offer(1, give, "a")) == "G-72"


SPENDING: dict[str, tuple[Wanted, Move]] = {
    "a marker given": ({"guild": HERE}, GiveMarker(1)),
    "a good traded": ({"city": {HERE: {"s": 2}}}, Trade(goods(o=1), goods(s=1))),
    "markers bought": ({"market": [(3, 4)]}, Buy(goods(o=1), (), 0)),
    "a route changed": ({}, ChangeRoute(2, 0)),
    "a route changed for an equal one": ({}, ChangeRoute(1, 0)),
    "a city robbed": ({"city": {HERE: {"s": 1}}}, RaidCity()),
}


@pytest.mark.parametrize("case", SPENDING)
def test_g_72_it_lapses_as_soon_as_the_makers_hand_or_cargo_changes(case: str) -> None:
    wanted, move = SPENDING[case]
    game = meeting(**wanted)
    game.play(0, offer(1, "f"))
    game.play(1, offer(2, "a"))
    game.play(0, move)
    assert happened(game, OfferLapsed) == LAPSED
    assert standing(game) == [2]


def test_g_72_an_equal_marker_laid_cannot_be_told_from_another() -> None:
    """If the offer stood, all would know that the route is what it was."""
    seen = []
    for laid in (1, 2):
        game = meeting(routes={HERE: (1, 7)})
        game.play(0, offer(1, "f"))
        game.play(0, ChangeRoute(laid, 0))
        seen.append(
            [SPEC.see.view(game, 1), SPEC.see.view(game, 2), SPEC.see.view(game, SPECTATOR)]
        )
    assert seen[0] == seen[1]


def test_g_72_a_bid_and_a_fee_and_a_load_are_changes_too() -> None:
    game = auction(**crowd(hand={0: [5, 3]}))
    game.play(0, offer(1, "3"))
    game.play(0, Bid(markers(5)))
    assert happened(game, OfferLapsed) == LAPSED
    loading = sailing(**crowd(offices={HERE: [0]}, office_goods={HERE: [{"s": 1}]}))
    loading.play(0, offer(1, "o"))
    loading.play(0, Load(goods(s=1)))
    assert happened(loading, OfferLapsed) == LAPSED


def test_g_72_a_robbed_cargo_has_changed() -> None:
    game = meeting()
    game.play(1, offer(2, "4"))
    game.play(0, RaidCog(1))
    assert standing(game) == [1]
    game.play(1, SplitCargo((goods(a=1), goods(s=1))))
    assert happened(game, OfferLapsed) == [OfferLapsed(1, 1, 2)]


def test_g_72_a_deal_changes_both() -> None:
    """Also of equal goods; what others have offered stands."""
    game = meeting()
    for seat, made in ((0, offer(2, "1")), (1, offer(2, "3")), (2, offer(1, "6"))):
        game.play(seat, made)
    game.play(1, offer(0, "a", "o"))
    game.play(0, Accept(4))
    assert happened(game, OfferLapsed) == [OfferLapsed(1, 0, 2), OfferLapsed(2, 1, 2)]
    assert standing(game) == [3]


def test_g_72_where_nothing_changes_hands_nothing_lapses() -> None:
    """A deal in promises alone: they bind, and both offers stand."""
    game = meeting(readings={"promises": "structured_binding"})
    game.play(0, offer(2, "1"))
    game.play(1, offer(2, "3"))
    nothing = bundle("")
    game.play(0, Offer(1, *nothing, *nothing, vow=1))
    game.play(1, Accept(3))
    assert standing(game) == [1, 2]


def away(game: Kogge) -> None:
    game.play(0, sail(0))


def driven_out(game: Kogge) -> None:
    """By a raid that brings nothing, so that only the cog has moved."""
    game.play(0, Anchor())
    game.play(0, RaidCity())
    assert standing(game) == [1, 2], "nothing has changed yet"
    game.play(1, Exile(0))
    game.play(2, Exile(0))


@pytest.mark.parametrize("leave", [away, driven_out])
def test_g_72_it_lapses_when_the_cogs_part(leave: Callable[[Kogge], None]) -> None:
    game = sailing(**crowd(routes={HERE: (6, 7)}, city={HERE: {}}, offices={}))
    game.play(0, offer(1, "o"))
    game.play(1, offer(2, "f"))
    leave(game)
    assert happened(game, OfferLapsed) == LAPSED
    assert standing(game) == [2]


def test_g_72_it_lapses_when_the_round_ends() -> None:
    game = meeting()
    game.play(1, offer(2, "a"))
    game.play(0, EndTurn())
    for seat in (1, 2):
        assert standing(game) == [1]
        game.play(seat, Anchor())
        game.play(seat, EndTurn())
    assert happened(game, OfferLapsed) == [OfferLapsed(1, 1, 2)]


def test_g_72_what_the_other_spends_does_not_touch_it() -> None:
    """It stands, and he alone sees that he can pay no more."""
    game = meeting(guild=HERE)
    game.play(1, offer(0, "a", "2"))
    assert to_accept(game, 0) == [1]
    game.play(0, GiveMarker(2))
    assert standing(game) == [1]
    assert to_accept(game, 0) == []
    assert refused(game, 0, Accept(1)) == "G-72"
    game.play(2, offer(0, "s"))
    assert to_accept(game, 0) == [2]


def test_g_72_accept_is_offered_to_the_addressee_alone_and_only_if_he_can_pay() -> None:
    game = meeting()
    game.play(0, offer(1, "o", "a4"))
    game.play(0, offer(1, "o", "5"))
    assert [to_accept(game, seat) for seat in range(3)] == [[], [1], []]
    assert [to_decline(game, seat) for seat in range(3)] == [[], [1, 2], []]
    assert [to_withdraw(game, seat) for seat in range(3)] == [[1, 2], [], []]
    assert {refused(game, seat, Accept(1)) for seat in (0, 2)} == {"G-72"}
    assert {refused(game, seat, Decline(1)) for seat in (0, 2)} == {"G-72"}
    assert {refused(game, seat, Withdraw(1)) for seat in (1, 2)} == {"G-72"}
    assert refused(game, 1, Accept(2)) == refused(game, 1, Accept(9)) == "G-72"


def test_g_72_whichever_seat_made_an_offer_it_alone_may_withdraw_it() -> None:
    game = meeting(guild=HERE)
    game.play(1, offer(0, "a"))
    game.play(2, offer(0, "s"))
    assert [to_withdraw(game, seat) for seat in range(3)] == [[], [1], [2]]
    assert [to_decline(game, seat) for seat in range(3)] == [[1, 2], [], []]


def test_g_72_nobody_else_learns_whether_he_could_pay() -> None:
    views = []
    for hand in ([3, 4], [3, 6]):
        game = meeting(hand={0: [1, 1, 2], 1: hand, 2: [6]})
        game.play(0, offer(1, "o", "4"))
        told = [list(game.events)]
        assert to_accept(game, 1) == [1] * hand.count(4)
        for move in (Decline(1), offer(0, "a", "1", answers=1)):
            told.append(after(game, 1, move).events)
        views.append([told, *(SPEC.see.view(game, viewer) for viewer in (0, 2, -1))])
    assert views[0] == views[1]


def test_g_72_declined_or_withdrawn_for_all_to_see() -> None:
    game = meeting()
    game.play(0, offer(1, "o"))
    game.play(0, offer(2, "o"))
    game.play(1, Decline(1))
    assert happened(game, OfferDeclined) == [OfferDeclined(1, 0, 1)]
    game.play(0, Withdraw(2))
    assert happened(game, OfferWithdrawn) == [OfferWithdrawn(2, 0, 2)]
    assert standing(game) == []


def counted(game: Kogge, seat: int, move: Move) -> list[int]:
    """How many changes of hand or cargo a move counts for each seat."""
    before = game.table.touched[:]
    game.play(seat, move)
    return [now - then for now, then in zip(game.table.touched, before, strict=True)]


def test_g_72_a_raid_counts_what_changes_for_each() -> None:
    game = meeting(city={HERE: {"s": 1}})
    assert counted(game.copy(), 0, RaidCity()) == [1, 0, 0]
    assert counted(game, 0, RaidCog(1)) == [0, 0, 0]
    assert counted(game, 1, SplitCargo((goods(a=1), goods(s=1)))) == [0, 1, 0], "in piles now"
    assert counted(game, 0, TakePile(0)) == [1, 1, 0]


def test_g_72_a_conflict_counts_what_changes_for_each() -> None:
    """When it begins, when markers change hands, when goods do."""
    game = challenged()
    assert counted(game, 0, Attack(1)) == [1, 1, 0]
    assert counted(game, 0, Commit(markers(8))) == [0, 0, 0]
    assert counted(game, 1, Commit(markers(5))) == [1, 1, 0]
    assert counted(game, 0, Demand(goods(a=2, f=1))) == [1, 1, 0]


def test_g_72_an_empty_pile_changes_nothing_for_the_robber() -> None:
    """All see that it is empty, so the robber's offer stands until the cogs part."""
    game = meeting(variants=("three_piles",))
    game.play(0, offer(2, "f"))
    game.play(0, RaidCog(1))
    game.play(1, SplitCargo((goods(a=1), goods(s=1), goods())))
    assert counted(game, 0, TakePile(2)) == [0, 1, 0]
    assert standing(game) == [1]
    city = meeting(variants=("three_piles",), city={HERE: {"s": 1}})
    city.play(0, offer(2, "f"))
    city.play(0, RaidCity())
    assert counted(city, 0, LeavePile(0)) == [0, 0, 0]
    assert standing(city) == [1]
