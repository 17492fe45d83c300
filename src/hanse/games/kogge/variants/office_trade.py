"""Trade with offices."""

from dataclasses import replace

from hanse.games.kogge.deals.offices import OfficeDeals
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def office_trade(rules: Rules) -> Rules:
    """K-ADV-OFFICE-01: another kind of deal."""
    return replace(rules, deals=(*rules.deals, OfficeDeals()))


OFFICE_TRADE = Variant("office_trade", office_trade)
