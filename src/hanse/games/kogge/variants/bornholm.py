"""Bornholm."""

from dataclasses import replace

from hanse.core.parts import after
from hanse.games.kogge.actions.crest import CrestChange, NoIslandOffice
from hanse.games.kogge.actions.exile import LandChoice, LandVote
from hanse.games.kogge.actions.sail import Landing
from hanse.games.kogge.events.raids import LandVoted
from hanse.games.kogge.events.variants import CrestChanged, CrestLaid
from hanse.games.kogge.events.voyage import Forked
from hanse.games.kogge.moves import ChangeCrest, Land
from hanse.games.kogge.phases.island import Island, with_crest
from hanse.games.kogge.phases.setup import LayOut
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def bornholm(rules: Rules) -> Rules:
    """B-BASE-01: a tenth city that shares the number on its crest."""
    return replace(
        rules,
        setup=after(rules.setup, LayOut(), Island()),
        cities_of=with_crest,
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
)
"""B-BASE-01: for four or five."""
