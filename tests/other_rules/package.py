"""What a package might bring: a variant that doubles every price, and a row of the score more."""

from dataclasses import fields, replace
from functools import cache

import pytest

from hanse.core.setup import Setup
from hanse.games.kogge import ruleset, variants
from hanse.games.kogge.readings import catalog
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.rule_values.prices import OfficePrice, Price
from hanse.games.kogge.rule_values.score_rows import BOOK_ROWS, ScoreRow
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.seat_holdings import SeatHoldings
from hanse.games.kogge.variants.variant import Variant

ROW = "markers_in_hand"
EACH = 4


def doubled(rules: Rules) -> Rules:
    """Return the same rules, with everything twice as dear."""
    prices = {field.name: 2 * getattr(rules.prices, field.name) for field in fields(rules.prices)}
    dear = replace(rules.prices, **prices)
    return replace(rules, prices=dear, office_price=twice(rules.office_price))


def twice(price: OfficePrice) -> OfficePrice:
    @cache
    def dear(number: int, standing: int, paid_in: int) -> Price:
        plain = price(number, standing, paid_in)
        return Price(tuple(2 * n for n in plain.goods), tuple(2 * n for n in plain.markers))

    return dear


def in_hand(held: SeatHoldings) -> tuple[int, ...]:
    return (sum(held.markers),)


DEAR = Variant("dear", doubled)
HAND_COUNTS = Reading(
    ("K-END-03",),
    "hand_counts",
    "score_rows",
    {"no": BOOK_ROWS, "yes": (*BOOK_ROWS, ScoreRow(ROW, in_hand, (EACH,)))},
)


def installed(monkeypatch: pytest.MonkeyPatch, seats: int = 3) -> Setup:
    """Let Kogge know both, and return the setup of a table with them."""
    monkeypatch.setitem(variants.VARIANTS_BY_NAME, DEAR.name, DEAR)
    monkeypatch.setattr(ruleset, "VARIANTS", (*variants.VARIANTS, DEAR))
    monkeypatch.setitem(catalog.READINGS_BY_NAME, HAND_COUNTS.name, HAND_COUNTS)
    return Setup("kogge", seats, variants=(DEAR.name,), readings=((HAND_COUNTS.name, "yes"),))
