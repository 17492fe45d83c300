"""The bots that play Lübeck."""

from hanse.bots.luebeck.skipper import Skipper

BOTS = {"skipper": Skipper}
