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
"""The bots by name: the default bot first, then the others from the weakest to the strongest."""

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
"""The bots for people, from a first game to a hard opponent."""

COACH = Coach
"""The bot that advises people."""

CHANCES = chances
"""The function that estimates all seats' win probabilities in an open game."""
