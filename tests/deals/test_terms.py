"""Every form of a deal has all of its terms."""

import pytest
from msgspec import Struct

from hanse.games.kogge.events.deals import DealMade, OfferMade
from hanse.games.kogge.moves import Offer
from hanse.games.kogge.terms import GoodsTerms, OpenOffer, Terms
from hanse.games.kogge.view.sections import OfferSeen


@pytest.mark.parametrize("form", [Offer, OpenOffer, OfferMade, OfferSeen])
def test_an_offer_has_every_term_wherever_it_is_told(form: type[Struct]) -> None:
    assert set(Terms.__struct_fields__) <= set(form.__struct_fields__)


def test_a_deal_is_told_with_every_term_of_its_goods() -> None:
    assert set(GoodsTerms.__struct_fields__) <= set(DealMade.__struct_fields__)
