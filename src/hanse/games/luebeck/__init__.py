"""Lübeck, by Reiner Stockhausen (2009). Outside this folder only SPEC is seen."""

from hanse.games.luebeck.shelf import SPEC

__all__ = ["SPEC"]
