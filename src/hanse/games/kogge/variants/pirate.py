"""The pirate."""

from dataclasses import replace

from hanse.core.parts import before
from hanse.games.kogge.actions.pirate import (
    AtHome,
    Delivery,
    NoOffice,
    NoRobberyAtHome,
    NoSecondMarker,
    RaidBack,
    but_not_from_him,
)
from hanse.games.kogge.events.variants import Delivered, PirateNamed, RaidMarkerBack
from hanse.games.kogge.moves import BuyBack, Deliver
from hanse.games.kogge.phases.pirate import NamePirate, no_win_for_him, with_his_notes
from hanse.games.kogge.phases.setup import FirstOffices
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def pirate(rules: Rules) -> Rules:
    """P-01 to P-07: one seat with actions and a score of its own."""
    home = () if rules.pirate.robs_home else (NoRobberyAtHome(),)
    safe = rules.robbable
    return replace(
        rules,
        setup=before(rules.setup, FirstOffices(), NamePirate()),
        actions=(*rules.actions, Delivery(), RaidBack()),
        sail_actions=(*rules.sail_actions, Delivery()),
        bans=(*rules.bans, NoOffice(), NoSecondMarker(), AtHome(), *home),
        robbable=but_not_from_him(safe) if rules.pirate.robs_safe else safe,
        score_rows=with_his_notes(rules.score_rows),
        points_to_win=no_win_for_him,
    )


PIRATE = Variant(
    "pirate",
    pirate,
    (Deliver, BuyBack),
    (PirateNamed, Delivered, RaidMarkerBack),
    seats=(4, 5),
    implies=("bornholm",),
    leans_on=(FirstOffices(),),
)
"""P-01: four or five in all, with Bornholm."""
