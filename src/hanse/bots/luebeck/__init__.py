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
"""The first is who sits at a table where nobody says which."""

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
"""For people, from who plays for the first time to who wants to be beaten."""

COACH = Coach
"""Who advises people."""

CHANCES = chances
"""How everybody stands in a game that lies open."""
