"""Lübeck, by Reiner Stockhausen (2009). Outside this folder only SPEC is seen."""

from hanse.games.luebeck.spec import SPEC

__all__ = ["SPEC"]
