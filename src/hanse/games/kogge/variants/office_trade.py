"""The variant with office trade."""

from dataclasses import replace

from hanse.core.rule_changes import Added, Rewritten, extend_rules, family
from hanse.games.kogge.deals.offices import OfficeDeals
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def office_trade(rules: Rules) -> Rules:
    """Add deals with another player's office (K-ADV-OFFICE-01)."""
    return replace(rules, deals=(*rules.deals, OfficeDeals()))


OFFICE_TRADE = Variant(
    "office_trade",
    office_trade,
    idle_by={"player_deals": "off"},
    brings=family("K-ADV-OFFICE", 4),
    changes={
        "K-MOVE-11": Rewritten("office-trade"),
        "K-DEAL-03": Rewritten("office-trade"),
        "G-66": Added("office-trade"),
        **extend_rules("K-ADV-OFFICE-01", "K-DEAL-01"),
        **extend_rules("K-ADV-OFFICE-04", "G-28", "G-72"),
    },
)
