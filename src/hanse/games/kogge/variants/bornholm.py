"""The variant with a tenth city, Bornholm."""

from dataclasses import replace

from hanse.core.parts import insert_after
from hanse.core.rule_changes import Rewritten, extend_rules
from hanse.games.kogge.actions.crest import CrestChange, NoIslandOffice
from hanse.games.kogge.actions.exile import LandChoice, LandVote
from hanse.games.kogge.actions.sail import Landing
from hanse.games.kogge.events.raids import LandVoted
from hanse.games.kogge.events.variants import CrestChanged, CrestLaid
from hanse.games.kogge.events.voyage import Forked
from hanse.games.kogge.moves import ChangeCrest, Land
from hanse.games.kogge.phases.island import Island, cities_with_crest
from hanse.games.kogge.phases.setup import LayOut
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def bornholm(rules: Rules) -> Rules:
    """Add a tenth city that shares the number on its crest (B-BASE-01)."""
    return replace(
        rules,
        setup=insert_after(rules.setup, LayOut(), Island()),
        cities_of=cities_with_crest,
        actions=(*rules.actions, CrestChange()),
        bans=(*rules.bans, *([] if rules.island.offices else [NoIslandOffice()])),
    )


BORNHOLM = Variant(
    "bornholm",
    bornholm,
    (Land, ChangeCrest),
    (CrestLaid, CrestChanged, Forked, LandVoted),
    (Landing, LandVote, LandChoice),
    seats=(4, 5),
    leans_on=(LayOut(),),
    brings=(
        "B-COMP-01", "B-BASE-01", "B-SETUP-01", "B-SETUP-02", "B-PROD-01", "B-MOVE-01", "B-GM-01",
        "B-ROUTE-01", "G-44", "G-45", "G-46", "G-47", "G-48", "G-49", "G-50", "G-51", "G-80",
    ),
    changes={
        "K-SETUP-01": Rewritten("bornholm", also=("G-44",)),
        "K-SETUP-10": Rewritten("bornholm", also=("B-SETUP-01",)),
        "K-COMP-11": Rewritten("bornholm", also=("B-BASE-01",)),
        "K-MKT-02": Rewritten("bornholm"),
        **extend_rules("B-BASE-01", "K-COMP-01", "K-COMP-02", "K-CITY-01"),
        **extend_rules("B-SETUP-01", "K-SETUP-08", "K-SETUP-09"),
        **extend_rules("B-SETUP-02", "K-START-01"),
        **extend_rules("B-PROD-01", "K-PROD-01", "K-PROD-02"),
        **extend_rules("B-MOVE-01", "K-MOVE-02"),
        **extend_rules("B-GM-01", "K-CITY-02"),
        **extend_rules("B-ROUTE-01", "K-ACT-ROUTE-01", "G-27"),
        **extend_rules("G-46", "K-ACT-BUILD-02", "K-ACT-BUILD-03"),
        **extend_rules("G-47", "K-ACT-ROUTE-02"),
        **extend_rules("G-49", "K-MOVE-08", "D-01", "G-13", "G-65"),
        **extend_rules("G-48", "D-24", "G-23", "G-25"),
    },
)  # fmt: skip
"""B-BASE-01: the variant is for four or five players."""
