"""The bots that play Kogge."""

from hanse.bots.kogge.builder import Builder
from hanse.bots.kogge.captain import Captain

BOTS = {"builder": Builder, "captain": Captain}
"""The first is who sits at a table where nobody says which."""
