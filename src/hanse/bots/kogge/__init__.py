"""The bots that play Kogge."""

from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.captain import Captain
from hanse.bots.kogge.chances import chances
from hanse.bots.kogge.coach import Coach
from hanse.bots.kogge.council import Alderman, Councillor
from hanse.bots.kogge.levels import Apprentice, Greenhorn, Journeyman, Mate, Pedlar
from hanse.bots.kogge.merchant import Deckhand, Hoarder, Merchant, Peaceful, Raider

BOTS = {
    "builder": Builder,
    "greenhorn": Greenhorn,
    "deckhand": Deckhand,
    "pedlar": Pedlar,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "mate": Mate,
    "merchant": Merchant,
    "hoarder": Hoarder,
    "raider": Raider,
    "peaceful": Peaceful,
    "captain": Captain,
    "councillor": Councillor,
    "alderman": Alderman,
}
"""The first is who sits at a table where nobody says which; then from the weakest to the best."""

LEVELS = (
    "greenhorn",
    "deckhand",
    "pedlar",
    "apprentice",
    "journeyman",
    "mate",
    "captain",
    "alderman",
)
"""For people, from who plays for the first time to who wants to be beaten."""

COACH = Coach
"""Who advises people."""

CHANCES = chances
"""How everybody stands in a game that lies open."""
