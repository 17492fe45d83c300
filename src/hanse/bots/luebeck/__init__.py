"""The bots that play Lübeck."""

from hanse.bots.luebeck.chances import chances
from hanse.bots.luebeck.coach import Coach
from hanse.bots.luebeck.levels import (
    Ferryman,
    Lookout,
    Navigator,
    Passenger,
    Shipowner,
    Supercargo,
)
from hanse.bots.luebeck.pilot import Pilot
from hanse.bots.luebeck.skipper import Skipper

BOTS = {
    "skipper": Skipper,
    "passenger": Passenger,
    "ferryman": Ferryman,
    "lookout": Lookout,
    "supercargo": Supercargo,
    "shipowner": Shipowner,
    "pilot": Pilot,
    "navigator": Navigator,
}
"""The bots by name, the default bot first."""

LEVELS = (
    "passenger",
    "ferryman",
    "skipper",
    "lookout",
    "supercargo",
    "shipowner",
    "pilot",
    "navigator",
)
"""The bots for people, from a first game to a hard opponent."""

COACH = Coach
"""The bot that advises people."""

CHANCES = chances
"""The function that estimates all seats' win probabilities in an open game."""
