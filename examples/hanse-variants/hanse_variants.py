"""Variants and readings for games of other packages, by entry points."""

from dataclasses import replace

import noughts
from hanse import kit
from hanse.kit import kogge

CENTRE_WORDS = """
option-noughts-variant-centre = The centre is marked before the game.
    .here = The centre is marked.
rule-O-CENTRE-01 = With this variant, the second player has the centre square from the start.
    .title = The centre
"""
DEAR_WORDS = """
option-kogge-variant-dear = Dear raids: a raid marker costs 6.
    .here = Raids are dear.
"""
HAND_WORDS = """
option-kogge-reading-hand-counts = Do markers in hand count at the end?
option-kogge-reading-hand-counts-no = No
option-kogge-reading-hand-counts-yes = Yes, 4 points each
"""
FIRST_WORDS = """
option-noughts-reading-first = Who begins?
option-noughts-reading-first-first = The first player
option-noughts-reading-first-second = The second player
"""


def mark_centre(game: noughts.Noughts) -> None:
    """O-CENTRE-01."""
    game.table.squares[4] = 2


def let_second_begin(game: noughts.Noughts) -> None:
    game.agenda[-1] = noughts.Turn(1)


def make_raids_dear(rules: kogge.Rules) -> kogge.Rules:
    return replace(rules, prices=replace(rules.prices, raid=6))


def markers_in_hand(held: kogge.SeatHoldings) -> tuple[int, ...]:
    return (sum(held.markers),)


CENTRE = kit.Variant(
    "centre",
    mark_centre,
    rules=("O-CENTRE-01",),
    words=kit.GameWords(messages={"en": CENTRE_WORDS}),
)
FIRST = kit.Reading(
    "first",
    ("O-TURN-01",),
    {"first": kit.unchanged, "second": let_second_begin},
    words=kit.GameWords(messages={"en": FIRST_WORDS}),
)
DEAR = kogge.Variant("dear", make_raids_dear, words=kit.GameWords(messages={"en": DEAR_WORDS}))
MORE_ROWS = (*kogge.BOOK_ROWS, kogge.ScoreRow("markers_in_hand", markers_in_hand, (4,)))
HAND_COUNTS = kogge.Reading(
    ("K-END-03",),
    "hand_counts",
    "score_rows",
    {"no": kogge.BOOK_ROWS, "yes": MORE_ROWS},
    words=kit.GameWords(messages={"en": HAND_WORDS}),
)
