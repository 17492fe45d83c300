"""Lübeck, by Reiner Stockhausen (2009).

Shared code sees only its SPEC. Lübeck's own bots, boards and sentences may import any module.
"""

from hanse.games.luebeck.spec import SPEC

__all__ = ["SPEC"]
