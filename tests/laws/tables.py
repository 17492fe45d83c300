"""The tables that the laws are tried on: every game by every edition."""

from hanse.games import GAMES
from hanse.laws.positions import editions_of, is_sealing

TABLES = tuple((name, edition) for name in GAMES for edition in editions_of(name))
SEALING = tuple((name, edition) for name, edition in TABLES if is_sealing(GAMES[name]))
"""Those in which several choose at once, in secret."""
