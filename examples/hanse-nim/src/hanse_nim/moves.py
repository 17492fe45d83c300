"""What can be done in Nim."""

from hanse.core.types import Pick, Plain


class Take(Pick, frozen=True):
    """N-TAKE-01: `of` is the card that is played, `value` the heap."""


class Fold(Plain, frozen=True):
    """N-FOLD-01."""


type AnyMove = Take | Fold
MOVES = (Take, Fold)
