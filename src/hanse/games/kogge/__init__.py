"""Kogge, by Andreas Steding (2003). Outside this folder only SPEC is seen."""

from hanse.games.kogge.spec import SPEC

__all__ = ["SPEC"]
