"""Everything that a variant or a reading of Kogge in another package needs.

The page on the game kit in the documentation has an example. The names in `__all__` are
stable, as those of `hanse.kit` are. The fields of `Rules` may be renamed with a new revision of the
rules.
"""

from hanse.core.parts import insert_after, insert_before, remove_part, replace_part
from hanse.core.rule_changes import Absent, Added, Rewritten, Struck
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.rule_values.prices import OfficePrice, Price
from hanse.games.kogge.rule_values.score_rows import BOOK_ROWS, ScoreRow
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.seat_holdings import SeatHoldings
from hanse.games.kogge.variants.variant import Variant

__all__ = [
    "BOOK_ROWS",
    "DEFAULT",
    "Absent",
    "Added",
    "OfficePrice",
    "Price",
    "Reading",
    "Rewritten",
    "Rules",
    "ScoreRow",
    "SeatHoldings",
    "Struck",
    "Variant",
    "insert_after",
    "insert_before",
    "remove_part",
    "replace_part",
]
