"""The variant with conflicts."""

from dataclasses import replace

from hanse.core.rule_changes import Rewritten, extend_rules, family
from hanse.games.kogge.events.variants import Attacked, Demanded, FightMarkers, Fought, Yielded
from hanse.games.kogge.moves import Attack, Commit, Demand, KeepPeace, LeaveBe, Push
from hanse.games.kogge.phases.conflict import Challenging, Fighting, offer_conflicts
from hanse.games.kogge.phases.spoils import Demanding, Pushing
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def with_conflicts(rules: Rules) -> Rules:
    """Add conflicts after each turn, before anything else that follows it (K-ADV-CONF-02)."""
    return replace(rules, after_turn=(offer_conflicts, *rules.after_turn))


CONFLICTS = Variant(
    "conflicts",
    with_conflicts,
    (KeepPeace, Attack, Commit, Demand, Push, LeaveBe),
    (Attacked, Fought, FightMarkers, Demanded, Yielded),
    (Challenging, Fighting, Demanding, Pushing),
    forces={"cargo_visibility": "counts_only"},
    brings=(*family("K-ADV-CONF", 7), "D-04", "D-08", "D-12", "G-30", "G-31", "G-32"),
    changes={
        "D-14": Rewritten("conflicts", also=("K-ADV-CONF-01",)),
        **extend_rules("K-ADV-CONF-02", "K-ROUND-02"),
    },
    joins=("G-33",),
)
"""K-ADV-CONF-01: with conflicts, hands and cargo are secret."""
