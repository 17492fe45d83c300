"""The shape of an offer, against all offers that one could think of."""

from itertools import product

from hanse.core.questions.deal import Deal
from tests.core.toys import Chance, Nod, Offer, vectors

QUESTION = Deal(Offer, "X-1", (1, 1), (1,), ((1, 1, 1), (2, 0, 1)), ((7, 1),))
THINKABLE = [
    Offer(to, goods, markers, wanted, more, answers=answers)
    for to, goods, markers, wanted, more, answers in product(
        range(4), vectors(2, 2, -1), vectors(1, 2, -1), vectors(2, 2), vectors(1, 2), (-1, 7, 8)
    )
]


def fair(offer: Offer) -> bool:
    """One good of each kind and a marker against what the partners hold in numbers."""
    have = {1: (1, 1), 2: (0, 1)}.get(offer.to)
    own = [*offer.give_goods, *offer.give_markers]
    asked = sum(offer.take_goods), sum(offer.take_markers)
    return (
        have is not None
        and set(own) <= {0, 1}
        and asked[0] <= have[0]
        and asked[1] <= have[1]
        and any((*own, *asked))
        and (offer.answers == -1 or (offer.answers, offer.to) == (7, 1))
    )


def test_an_offer_is_allowed_if_it_is_covered_and_asks_for_no_more_than_there_is() -> None:
    assert [o for o in THINKABLE if QUESTION.allows(o)] == [o for o in THINKABLE if fair(o)]
    assert not QUESTION.allows(Nod())


def test_offers_are_listed_once_and_counted() -> None:
    """Eight bags to give; three by two to ask of the first partner, twice, and two of the other."""
    listed = list(QUESTION.moves())
    assert len(listed) == len(set(listed)) == QUESTION.count()
    assert set(listed) == {offer for offer in THINKABLE if fair(offer)}
    assert QUESTION.count() == 2 * (8 * 3 * 2 - 1) + (8 * 2 - 1)


def test_sampled_offers_are_allowed_and_leave_nothing_out() -> None:
    chance = Chance(5)
    assert {QUESTION.sample(chance) for _ in range(6000)} == set(QUESTION.moves())


def test_words_are_free_where_promises_are_and_not_too_long() -> None:
    kept = Deal(Offer, "X-1", (1,), (), ((1, 0, 0),), promises=True)
    for promise, allowed in (("", True), ("x" * 200, True), ("x" * 201, False)):
        offer = Offer(1, (1,), (), (0,), (), promise=promise)
        assert kept.allows(offer) == allowed
    silent = Deal(Offer, "X-1", (1,), (), ((1, 0, 0),))
    assert not silent.allows(Offer(1, (1,), (), (0,), (), promise="x"))
