"""Transcripts with a planted difference, to show that the comparison finds it.

`python -m tests.in_page.planted draw kogge 1 40` flips bits of random words. With `view` in place
of `draw`, it adds a blank to one encoded view.
"""

import sys
from itertools import count

from hanse.core import dice, wire
from tests.in_page import transcripts

FIRST_CHANGED_DRAW = 5
CHANGED_VIEW = 10


def change_draw() -> None:
    """Flip the lowest bit of each random word after the first ones."""
    word = dice.word
    dice.word = lambda key, index: word(key, index) ^ (index >= FIRST_CHANGED_DRAW)


def change_view() -> None:
    """Add a blank to one view, which keeps it valid JSON."""
    encode, calls = wire.encode, count()
    wire.encode = lambda thing: encode(thing) + b" " * (next(calls) == CHANGED_VIEW)


if __name__ == "__main__":
    {"draw": change_draw, "view": change_view}[sys.argv[1]]()
    transcripts.main(*sys.argv[2:])
