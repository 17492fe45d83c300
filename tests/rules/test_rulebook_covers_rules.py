"""A rule that a variant or a reading of Kogge replaces has its paragraph declared as changed."""

import pytest

from hanse.games.kogge import rules as rules_module
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.readings.catalog import READINGS
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.rule_fields import field_values
from hanse.games.kogge.rule_values import prices, variant_rules
from hanse.games.kogge.rules import PARTS, Rules
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.variant import Variant
from tests.rules.replaced_rules import followed, lost, lost_by, named_by_fields

NESTED = {"MemoryRules": "memory.", "IslandRules": "island.", "PirateRules": "pirate."}
PLAIN = (
    named_by_fields(rules_module, {"Rules": ""})
    | named_by_fields(variant_rules, NESTED)
    | named_by_fields(prices, {"Prices": "prices."})
)
ANSWERS = [(r, a) for r in READINGS for a in r.answers if a != r.default]


def replaced_by(rules: Rules) -> set[str]:
    return lost_by(field_values(DEFAULT), field_values(rules), PARTS, PLAIN)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_declares_what_it_replaces(variant: Variant) -> None:
    assert replaced_by(variant.change(DEFAULT)) - set(variant.changes) == set()


@pytest.mark.parametrize(("reading", "answer"), ANSWERS, ids=lambda one: getattr(one, "name", one))
def test_an_answer_declares_what_it_replaces(reading: Reading, answer: str) -> None:
    before, after = reading.answers[reading.default], reading.answers[answer]
    missing = lost(before, after, PLAIN.get(reading.field, ())) - set(reading.changes_by(answer))
    assert missing == set()


@pytest.mark.parametrize("field", sorted(set(field_values(DEFAULT)) - set(PARTS)))
def test_every_rule_that_can_be_replaced_names_its_paragraphs(field: str) -> None:
    assert followed(field_values(DEFAULT)[field]) | PLAIN.get(field, set())


def test_an_undeclared_change_is_found() -> None:
    """What the tests above look for: a reading that forgets its paragraph."""
    blocked = next(r for r in READINGS if r.name == "hidden_route_blocked")
    before, after = blocked.answers.values()
    assert "K-MOVE-08" in lost(before, after)
    memory = next(v for v in VARIANTS if v.name == "memory")
    assert {"K-SETUP-10", "K-MOVE-07", "K-ACT-ROUTE-04"} <= replaced_by(memory.change(DEFAULT))
