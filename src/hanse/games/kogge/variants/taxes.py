"""The variant with taxes."""

from dataclasses import replace

from hanse.core.parts import insert_before
from hanse.core.rule_changes import Added, extend_rules, family
from hanse.games.kogge.events.variants import Confiscated, TaxPaid
from hanse.games.kogge.moves import PayTax
from hanse.games.kogge.phases.guildmaster import BringGoods
from hanse.games.kogge.phases.taxes import Confiscate, TaxCogs
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def taxes(rules: Rules) -> Rules:
    """Add taxes before the guild master brings goods (K-ADV-TAX-01 to K-ADV-TAX-03)."""
    stop = insert_before(rules.guild_stop, BringGoods(), TaxCogs(), Confiscate())
    return replace(rules, guild_stop=stop)


TAXES = Variant(
    "taxes",
    taxes,
    (PayTax,),
    (TaxPaid, Confiscated),
    (TaxCogs,),
    leans_on=(BringGoods(),),
    brings=(*family("K-ADV-TAX", 3), "D-15", "G-21", "G-59"),
    changes={
        "G-75": Added("taxes"),
        **extend_rules("K-ADV-TAX-03", "K-GM-03"),
        **extend_rules("K-ADV-TAX-02", "K-ACT-TRADE-05"),
    },
    joins=("G-50",),
)
