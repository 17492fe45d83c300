"""Kogge, by Andreas Steding (2003). Code outside this folder sees only its SPEC."""

from hanse.games.kogge.spec import SPEC

__all__ = ["SPEC"]
