"""The bots that play Kogge."""

from hanse.bots.kogge.builder import Builder

BOTS = {"builder": Builder}
