"""The variant for five players."""

from dataclasses import replace

from hanse.core.bags import plus
from hanse.core.rule_changes import Rewritten, extend_rules, family, struck
from hanse.games.kogge.board import MORE_GOODS, MORE_MARKERS, MORE_PAIRS
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants.variant import Variant


def five_players(rules: Rules) -> Rules:
    """Add goods and markers, and enlarge the market (B-5P-01, B-5P-03)."""
    return replace(
        rules,
        good_pieces=plus(rules.good_pieces, MORE_GOODS),
        marker_pieces=plus(rules.marker_pieces, MORE_MARKERS),
        market_pairs=rules.market_pairs + MORE_PAIRS,
    )


FIVE_PLAYERS = Variant(
    "five_players",
    five_players,
    seats=(5,),
    implies=("bornholm",),
    comes_with=5,
    brings=family("B-5P", 4),
    changes={
        **dict.fromkeys(("K-COMP-03", "K-COMP-04", "K-COMP-07", "K-MKT-01"), Rewritten("five")),
        **struck("B-5P-03", "K-MKT-02"),
        **extend_rules("B-5P-01", "K-COMP-11"),
    },
)
"""B-BASE-01, B-5P-04: five players play with Bornholm, where nobody starts.

Black has two raid markers (B-5P-02).
"""
