"""The bots that play Lübeck."""

from hanse.bots.luebeck.pilot import Pilot
from hanse.bots.luebeck.skipper import Skipper

BOTS = {"skipper": Skipper, "pilot": Pilot}
"""The first is who sits at a table where nobody says which."""
