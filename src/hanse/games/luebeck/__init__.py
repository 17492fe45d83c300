"""Lübeck, by Reiner Stockhausen (2009). Code outside this folder sees only its SPEC."""

from hanse.games.luebeck.spec import SPEC

__all__ = ["SPEC"]
