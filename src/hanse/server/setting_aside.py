"""Games that this version cannot play again: set aside, told once, and kept as they are."""

from hanse.games import GAMES
from hanse.version import __version__

CODE = " ".join(
    [__version__, *(f"{spec.about.name}={spec.about.revision}" for spec in GAMES.values())]
)
"""What a match is set aside by: a newer version, or newer rules, try it again."""


class SetAside(Exception):
    """This version cannot open this match; nothing of it is lost."""
