"""Kogge, by Andreas Steding (2003).

Shared code sees only its SPEC. Kogge's own bots, boards and sentences may import any module.
"""

from hanse.games.kogge.spec import SPEC

__all__ = ["SPEC"]
