"""G-73: what others see of an offer and of a deal."""

from msgspec.structs import replace

from hanse.core.types import SPECTATOR
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.events.deals import DealMade, OfferMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept
from tests.rules.asking import happened, told_to
from tests.rules.dealing import bundle, meeting, offer
from tests.rules.laid_out import SPEC, goods, markers


def known(game: Kogge, viewer: int, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a viewer knows of a seat's cargo and of its markers."""
    view = SPEC.see.view(game, viewer)
    pools = view.own.pools if view.own else view.pools
    return (
        tuple(pools.goods[seat * NGOODS : (seat + 1) * NGOODS]),
        tuple(pools.markers[seat * NVALUES : (seat + 1) * NVALUES]),
    )


def test_g_73_an_offer_is_told_with_its_goods_and_the_number_of_its_markers() -> None:
    game = meeting()
    game.play(0, offer(1, "o12", "a4"))
    public = OfferMade(1, 0, 1, 2, 1, give_goods=goods(o=1), take_goods=goods(a=1))
    private = replace(public, give_markers=markers(1, 2), take_markers=markers(4))
    assert happened(game, OfferMade) == [public]
    assert [told_to(game, seat, OfferMade) for seat in range(3)] == [[private], [private], []]


def test_g_73_without_markers_there_is_nothing_more_to_tell() -> None:
    game = meeting()
    game.play(0, offer(1, "o", "a"))
    assert len(happened(game, OfferMade)) == len(game.events) == 1


def test_g_73_a_deal_is_told_likewise() -> None:
    game = meeting()
    game.play(0, offer(1, "o12", "a4"))
    game.play(1, Accept(1))
    public = DealMade(1, 0, 1, 2, 1, give_goods=goods(o=1), take_goods=goods(a=1))
    private = replace(public, give_markers=markers(1, 2), take_markers=markers(4))
    assert happened(game, DealMade) == [public]
    assert [told_to(game, seat, DealMade) for seat in range(3)] == [[private], [private], []]


def test_g_73_in_views_the_values_are_for_the_two_alone() -> None:
    game = meeting()
    game.play(0, offer(1, "o12", "a4"))
    (seen,) = SPEC.see.view(game, SPECTATOR).talk.offers
    assert (seen.give_goods, seen.give_count) == (goods(o=1), 2)
    assert (seen.take_goods, seen.take_count) == (goods(a=1), 1)
    values = [SPEC.see.view(game, seat).own.offers for seat in range(3)]
    assert values[0] == values[1] == ((1, markers(1, 2), markers(4)),)
    assert values[2] == ()


def test_g_73_what_was_offered_is_known_to_be_held() -> None:
    """All know of the goods, the one asked of the markers, until they may be gone."""
    game = meeting()
    game.play(0, offer(1, "o12", "a4"))
    assert known(game, 1, 0) == bundle("o12")
    for viewer in (2, SPECTATOR):
        assert known(game, viewer, 0) == bundle("o")
    assert known(game, 0, 1) == known(game, 2, 1) == bundle("")


def test_g_73_an_offer_of_goods_is_public_also_by_an_owner_of_the_last_office() -> None:
    game = meeting()
    game.table.sites[-1] = 0
    game.play(0, offer(1, "o", "a"))
    assert known(game, 2, 0) == known(game, SPECTATOR, 0) == bundle("o")


def test_g_73_after_a_deal_the_two_know_what_changed_hands() -> None:
    game = meeting()
    game.play(0, offer(1, "o12", "a4"))
    game.play(1, Accept(1))
    assert known(game, 0, 1) == bundle("o12")
    assert known(game, 1, 0) == bundle("a4")
    for viewer in (2, SPECTATOR):
        assert known(game, viewer, 0) == bundle("a")
        assert known(game, viewer, 1) == bundle("o")


def test_g_73_others_no_longer_know_what_may_have_been_handed_over() -> None:
    """All saw how 1, 1 and 2 came to him; then he gave one of them away."""
    game = meeting()
    for viewer in range(4):
        game.table.known[viewer * 3 * NVALUES : (viewer * 3 + 1) * NVALUES] = markers(1, 1, 2)
    game.play(0, offer(1, "2"))
    game.play(1, Accept(1))
    assert known(game, 1, 0)[1] == markers(1, 1)
    assert known(game, 2, 0)[1] == known(game, SPECTATOR, 0)[1] == markers(1)


def test_g_73_who_looks_on_sees_the_same_whichever_markers_it_was() -> None:
    views = []
    for given in ("1", "2"):
        game = meeting()
        game.play(0, offer(1, given))
        game.play(1, Accept(1))
        views.append([SPEC.see.view(game, 2), SPEC.see.view(game, SPECTATOR)])
    assert views[0] == views[1]
